/** What a purge removes and what it leaves, of the data whose time nobody sets. */
import { expect, it } from 'vitest'
import { purge } from '../../../server/application/purge'
import { limits } from '../../../server/config/limits'
import { minutesAfter } from '../../../server/process/clock'
import { createServiceTokens } from '../../../server/services/serviceTokens'
import { houseOfFile } from '../../support/house'
import { addPerson } from '../../support/people'

const house = await houseOfFile()
const { db, clock } = house.parts
const person = await addPerson(house)

it('SEC-033 leaves a token that has expired, as long as it can be renewed', async () => {
  await createServiceTokens(db, clock).issue({ audience: 'suite', userId: person.id })
  const tokens = async () => {
    await purge(house.parts)
    return (await db.selectFrom('service_tokens').select('token_hash').execute()).length
  }
  house.clock.advance({ minutes: limits.bearerTokenMinutes + 1 })
  expect(await tokens()).toBe(1)
  house.clock.advance({ hours: limits.session.absoluteHours })
  expect(await tokens()).toBe(0)
})

it('SEC-018 forgets tries after a day, but not the many of an account in a row', async () => {
  await db.deleteFrom('attempts').execute()
  const tried = (key: string, in_a_row: number, minutesAgo: number) => ({
    ...{ key, count: 1, in_a_row, paused_until: null },
    window_started_at: minutesAfter(clock.now(), -minutesAgo),
  })
  const day = 24 * 60
  await db
    .insertInto('attempts')
    .values([tried('today', 1, day - 1), tried('yesterday', 1, day + 1), tried('many', limits.login.inARow, 9 * day)])
    .execute()
  await purge(house.parts)
  const left = await db.selectFrom('attempts').select('key').orderBy('key').execute()
  expect(left.map(({ key }) => key)).toEqual(['many', 'today'])
})

it('removes a change of email whose code is over, and the key of a request that was answered a day ago', async () => {
  const change = { user_id: person.id, id: crypto.randomUUID(), email: 'new@customer.example', code_hash: null }
  await db
    .insertInto('email_changes')
    .values({ ...change, expires_at: minutesAfter(clock.now(), 10) })
    .execute()
  await db
    .insertInto('program_keys')
    .values({ user_id: person.id, key: 'key', asked: 'asked', made: null, at: clock.now() })
    .execute()
  const left = async () => {
    await purge(house.parts)
    const [changes, keys] = [db.selectFrom('email_changes'), db.selectFrom('program_keys')]
    return [(await changes.select('id').execute()).length, (await keys.select('key').execute()).length]
  }
  expect(await left()).toEqual([1, 1])
  house.clock.advance({ minutes: 11 })
  expect(await left()).toEqual([0, 1])
  house.clock.advance({ hours: limits.programs.keyHours, minutes: -11 })
  expect(await left()).toEqual([0, 1])
  house.clock.advance({ minutes: 1 })
  expect(await left()).toEqual([0, 0])
})

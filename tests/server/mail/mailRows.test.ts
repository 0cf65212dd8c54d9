/** Rows of mail by themselves: what each change of one does, asked without the queue, which would do half of it again. */
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { openDatabase } from '../../../server/data/database'
import {
  claimMail,
  dropMail,
  giveUp,
  giveUpLate,
  insertMail,
  keepClaim,
  makeDue,
  noteSent,
  putOff,
  releaseMails,
  summaryOfMails,
  withdrawMails,
} from '../../../server/mail/mailRows'
import { migratedDatabase } from '../../support/freshDatabase'
import { settableClock } from '../../support/settableClock'

const { address, drop } = await migratedDatabase()
const { db, close } = await openDatabase({ databaseUrl: address })
afterAll(async () => {
  await close()
  await drop()
})
const clock = settableClock()
const silent = { seconds: limits.mailQueue.silentSeconds }

beforeEach(async () => void (await db.deleteFrom('mails').execute()))

async function insert(
  recipient: string,
  { about = null, minutes = 600 }: { about?: string | null; minutes?: number } = {},
) {
  const endsAt = new Date(clock.now().getTime() + minutes * 60_000)
  await insertMail(
    db,
    { kind: 'report', recipient, about, content: `sealed for ${recipient}`, counted: [], endsAt },
    clock.now(),
  )
}

const rows = () => db.selectFrom('mails').selectAll().orderBy('recipient').execute()
const only = async () => (await rows())[0]!
const claim = async () => (await claimMail(db, clock.now()))!

it.each([0, 1])('a claim takes one mail, also where the database has last seen %i', async seen => {
  for (let index = 0; index < seen; index++) await insert(`seen${index}@customer.example`)
  // From what it has seen follows how it looks for the mail.
  await sql`analyze mails`.execute(db)
  for (const name of ['a', 'b', 'c', 'd']) await insert(`${name}@customer.example`)
  await claim()
  const states = (await rows()).map(({ state }) => state)
  expect(states.filter(state => state === 'sending')).toHaveLength(1)
  expect(states).toHaveLength(seen + 4)
})

it('no more than a hundred are given up at once, also where the database has last seen none', async () => {
  await sql`analyze mails`.execute(db)
  for (let index = 0; index < 101; index++) await insert(`late${index}@customer.example`, { minutes: -1 })
  expect(await giveUpLate(db, clock.now())).toHaveLength(100)
  expect(await giveUpLate(db, clock.now())).toHaveLength(1)
})

describe('what has ended holds nothing of the message any more', () => {
  const endings: [string, () => Promise<unknown>][] = [
    ['sent', async () => noteSent(db, await claim(), clock.now())],
    ['given-up', async () => giveUp(db, await claim(), 'refused', clock.now())],
    ['replaced', () => withdrawMails(db, 'this', clock.now())],
    ['dropped', async () => dropMail(db, (await only()).id, clock.now())],
  ]

  it.each(endings)('%s', async (state, end) => {
    await insert('site@customer.example', { about: 'this' })
    await end()
    expect(await only()).toMatchObject({ state, content: null, ended_at: clock.now() })
  })

  it('given up for its time', async () => {
    await insert('site@customer.example', { minutes: 10 })
    clock.advance({ minutes: 10 })
    await giveUpLate(db, clock.now())
    expect(await only()).toMatchObject({ state: 'given-up', content: null, fault: 'too-late' })
  })
})

describe('a mail that a node is sending', () => {
  it('is neither dropped, replaced, made due nor given up for its time', async () => {
    await insert('site@customer.example', { about: 'this', minutes: 1 })
    const { id } = await claim()
    clock.advance({ minutes: 1 })
    expect(await dropMail(db, id, clock.now())).toBeUndefined()
    expect(await withdrawMails(db, 'this', clock.now())).toEqual([])
    expect(await makeDue(db, id, clock.now())).toBe(false)
    expect(await giveUpLate(db, clock.now())).toEqual([])
    expect(await only()).toMatchObject({ state: 'sending', content: 'sealed for site@customer.example' })
  })

  it('is given up for its time once that node has been silent for too long', async () => {
    await insert('site@customer.example', { minutes: 1 })
    await claim()
    clock.advance(silent)
    expect(await giveUpLate(db, clock.now())).toMatchObject([{ recipient: 'site@customer.example', tries: 1 }])
  })

  it('stays that node’s as long as it says so, and is another’s once it does not', async () => {
    await insert('site@customer.example')
    const first = await claim()
    clock.advance({ seconds: silent.seconds - 1 })
    await keepClaim(db, first, clock.now())
    clock.advance({ seconds: silent.seconds - 1 })
    expect(await claimMail(db, clock.now())).toBeUndefined()
    clock.advance({ seconds: 1 })
    expect(await claim()).toMatchObject({ id: first.id, tries: 2 })
    await keepClaim(db, first, clock.now())
    await noteSent(db, first, clock.now())
    expect(await only()).toMatchObject({ state: 'sending', tries: 2 })
  })
})

it('what has ended is not changed by whoever sent it', async () => {
  await insert('site@customer.example')
  const mine = await claim()
  await noteSent(db, mine, clock.now())
  await putOff(db, mine, 'unreachable', clock.now())
  await keepClaim(db, mine, clock.now())
  expect(await giveUp(db, mine, 'refused', clock.now())).toEqual([])
  expect(await only()).toMatchObject({ state: 'sent', fault: null })
})

it('a mail whose time is over is not taken, though nobody has given it up yet', async () => {
  await insert('site@customer.example', { minutes: 10 })
  clock.advance({ minutes: 10 })
  expect(await claimMail(db, clock.now())).toBeUndefined()
})

it('once the server takes mail again, what it did not take is due, but nothing within a minute, and nothing it had put off', async () => {
  for (const name of ['early', 'late', 'put-off']) await insert(name)
  const claims = [await claim(), await claim(), await claim()]
  const of = (name: string) => claims.find(({ recipient }) => recipient === name)!
  // So many tries that the pauses are long.
  await db.updateTable('mails').set({ tries: 7 }).execute()
  const fails = (name: string, fault: string) => putOff(db, { ...of(name), tries: 7 }, fault, clock.now())
  await fails('early', 'unreachable')
  await fails('put-off', 'put-off')
  clock.advance({ seconds: 30 })
  await db.updateTable('mails').set({ tried_at: clock.now() }).where('recipient', '=', 'late').execute()
  await fails('late', 'unreachable')
  clock.advance({ seconds: 30 })
  await releaseMails(db, clock.now())
  const due = (await rows()).filter(({ due_at }) => due_at <= clock.now())
  expect(due.map(({ recipient }) => recipient)).toEqual(['early'])
})

it('the summary counts what waits or is being sent, apart from what was given up, and nothing else', async () => {
  for (const name of ['sent', 'given-up']) await insert(name)
  for (const one of [await claim(), await claim()])
    if (one.recipient === 'sent') await noteSent(db, one, clock.now())
    else await giveUp(db, one, 'refused', clock.now())
  clock.advance({ minutes: 1 })
  const oldestAt = clock.now()
  await insert('sending')
  await claim()
  clock.advance({ minutes: 1 })
  await insert('waiting')
  expect(await summaryOfMails(db)).toMatchObject({ waiting: 2, givenUp: 1, oldestAt, lastFault: { fault: 'refused' } })
})

/** Two nodes that send the same mail over one PostgreSQL: each mail goes out once, and none is lost with a node. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAudit } from '../../../server/access/audit'
import { limits } from '../../../server/config/limits'
import { openDatabase } from '../../../server/data/database'
import { MailError } from '../../../server/errors/mailError'
import { composeMail } from '../../../server/mail/composeMail'
import type { Mail, Stamp } from '../../../server/mail/mailer'
import { createMailQueue } from '../../../server/mail/mailQueue'
import { claimMail, countWaitingMails, giveUp, noteSent, putOff } from '../../../server/mail/mailRows'
import { createBackground } from '../../../server/process/background'
import { createLogger } from '../../../server/process/logging'
import { createMetrics } from '../../../server/process/metrics'
import { createSecretBox } from '../../../server/secrets/secretBox'
import { faultyLink } from '../../support/faultyLink'
import { migratedDatabase } from '../../support/freshDatabase'
import { settableClock } from '../../support/settableClock'

const { address, drop } = await migratedDatabase()
const link = await faultyLink(address)
const clock = settableClock()
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
  await link.close()
  await drop()
})

/** A node of its own: its own connections, its own program. */
async function node(send: (mail: Mail, stamp: Stamp) => Promise<void>, databaseUrl = address) {
  const { db, close } = await openDatabase({ databaseUrl })
  closing.push(close)
  const logger = createLogger('silent')
  const background = createBackground(logger)
  let stopping = false
  const queue = createMailQueue({
    ...{ db, clock, logger, background },
    audit: createAudit({ db, key: 'an audit key that only tests know', clock, logger }),
    box: createSecretBox(['a session secret that only tests know'], 'mails'),
    mailer: { send },
    metrics: createMetrics(),
    isStopping: () => stopping,
  })
  return {
    ...{ db, queue, background },
    stop() {
      stopping = true
    },
  }
}

/** A mail server's side: what came, by its id. */
const came: string[] = []
const takes = async (_: Mail, { id }: Stamp) => void came.push(id)
const one = await node(takes)
const other = await node(takes)
const note = (to: string) => composeMail({ kind: 'report', to, subject: 'Note', heading: 'Note', parts: [] })
const states = () => one.db.selectFrom('mails').select(['state', 'tries']).orderBy('created_at').execute()

beforeEach(async () => {
  came.splice(0)
  await one.db.deleteFrom('mails').execute()
})

it('each mail goes out once, however many nodes look for it', async () => {
  const posts = async ({ queue }: typeof one, name: string) => {
    for (let index = 0; index < 40; index++) await queue.post(note(`${name}${index}@customer.example`))
  }
  await Promise.all([posts(one, 'one'), posts(other, 'other')])
  do {
    for (let time = 0; time < 4; time++) for (const { queue } of [one, other]) queue.wake()
    await Promise.all([one, other].map(({ background }) => background.finish()))
  } while ((await countWaitingMails(one.db)) > 0)
  expect([came.length, new Set(came).size]).toEqual([80, 80])
  expect(new Set((await states()).map(({ state, tries }) => `${state} ${tries}`))).toEqual(new Set(['sent 1']))
})

it('a mail that another node is just taking is not waited for, and the next one is taken', async () => {
  const nobody = await node(takes)
  nobody.stop()
  for (const name of ['a', 'b']) await nobody.queue.post(note(`${name}@customer.example`))
  await nobody.background.finish()
  const taken = await one.db.transaction().execute(async taking => {
    const mine = await claimMail(taking, clock.now())
    const theirs = await other.db.transaction().execute(async transaction => {
      // Whoever waits for the other has failed; nobody waits on an idle machine or on a busy one.
      await sql`set local lock_timeout = '200ms'`.execute(transaction)
      return [await claimMail(transaction, clock.now()), await claimMail(transaction, clock.now())]
    })
    return [mine, ...theirs].map(claim => claim?.recipient)
  })
  expect(new Set(taken)).toEqual(new Set(['a@customer.example', 'b@customer.example', undefined]))
})

it('what a node had begun when it fell silent is sent by another, and its late answer changes nothing', async () => {
  let begun: (id: string) => void = () => undefined
  let answered: () => void = () => undefined
  const isBegun = new Promise<string>(resolve => {
    begun = resolve
  })
  const answer = new Promise<void>(resolve => {
    answered = resolve
  })
  const silent = await node(async (_, { id }) => {
    begun(id)
    await answer
  })
  await silent.queue.post(note('site@customer.example'))
  const id = await isBegun

  clock.advance({ seconds: limits.mailQueue.silentSeconds - 1 })
  other.queue.wake()
  await other.background.finish()
  expect(came).toEqual([])

  clock.advance({ seconds: 1 })
  other.queue.wake()
  await other.background.finish()
  // By the same id, so that a server which had it already can tell.
  expect(came).toEqual([id])

  answered()
  await silent.background.finish()
  expect(await states()).toEqual([{ state: 'sent', tries: 2 }])
})

it('who was silent for too long notes nothing about a mail that another node is sending', async () => {
  const nobody = await node(takes)
  nobody.stop()
  await nobody.queue.post(note('site@customer.example'))
  await nobody.background.finish()
  const late = (await claimMail(one.db, clock.now()))!
  clock.advance({ seconds: limits.mailQueue.silentSeconds })
  await claimMail(other.db, clock.now())
  await noteSent(one.db, late, clock.now())
  await putOff(one.db, late, 'unreachable', clock.now())
  await giveUp(one.db, late, 'too-late', clock.now())
  expect(await states()).toEqual([{ state: 'sending', tries: 2 }])
})

it('a stop lets the mail that is being sent end, and leaves the others for another node', async () => {
  const stopped: Awaited<ReturnType<typeof node>> = await node(async (mail, stamp) => {
    stopped.stop()
    await takes(mail, stamp)
  })
  await stopped.queue.inTransaction(async (_, post) => {
    for (const name of ['a', 'b', 'c']) await post(note(`${name}@customer.example`))
  })
  await stopped.background.finish()
  expect(came).toHaveLength(1)
  expect((await states()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting', 'waiting'])
  other.queue.wake()
  await other.background.finish()
  expect(new Set(came).size).toBe(3)
})

it('a mail that comes while a node sends all it can is sent by it as soon as one of them ends, however that ended', async () => {
  const fails: (() => void)[] = []
  const full: Awaited<ReturnType<typeof node>> = await node(async (mail, stamp) => {
    if (mail.to === 'fifth@customer.example') return takes(mail, stamp)
    await new Promise<void>(resolve => {
      fails.push(resolve)
      if (fails.length < limits.mailQueue.atOnce) full.queue.wake()
      else allBegun()
    })
    // After it nothing more is looked for, but for what came meanwhile.
    throw new MailError('unreachable')
  })
  let allBegun: () => void = () => undefined
  const areBegun = new Promise<void>(resolve => {
    allBegun = resolve
  })
  await full.queue.inTransaction(async (_, post) => {
    for (const name of ['a', 'b', 'c', 'd']) await post(note(`${name}@customer.example`))
  })
  await areBegun
  await full.queue.post(note('fifth@customer.example'))
  for (const fail of fails) fail()
  await full.background.finish()
  expect(came).toHaveLength(1)
})

it('a mail that went out is not sent again because the database was away when that was to be noted', async () => {
  const cut = await node(async (mail, stamp) => {
    await takes(mail, stamp)
    link.cut()
    setImmediate(link.heal)
  }, link.address)
  await cut.queue.post(note('site@customer.example'))
  await cut.background.finish()
  clock.advance({ hours: 1 })
  other.queue.wake()
  await other.background.finish()
  expect(came).toHaveLength(1)
  expect(await states()).toEqual([{ state: 'sent', tries: 1 }])
})

describe('by its timers', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('a node looks for mail that waits on no node when it starts, and every fifteen seconds', async () => {
    const nobody = await node(takes)
    nobody.stop()
    const late = await node(takes)
    await nobody.queue.post(note('first@customer.example'))
    late.queue.watch()
    await late.background.finish()
    expect(came).toHaveLength(1)

    await nobody.queue.post(note('second@customer.example'))
    vi.advanceTimersByTime(14_999)
    await late.background.finish()
    expect(came).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await late.background.finish()
    expect(came).toHaveLength(2)
  })

  it('a node sends four mails at a time, and says every half a minute that it is still at it', async () => {
    const begun: string[] = []
    let answered: () => void = () => undefined
    const answer = new Promise<void>(resolve => {
      answered = resolve
    })
    const busy = await node(async (_, { id }) => {
      begun.push(id)
      await answer
    })
    for (let index = 0; index < 6; index++) await busy.queue.post(note(`site${index}@customer.example`))
    await expect.poll(() => begun.length).toBe(4)

    clock.advance({ seconds: limits.mailQueue.silentSeconds - 1 })
    vi.advanceTimersByTime(30_000)
    const kept = clock.now().getTime() + limits.mailQueue.silentSeconds * 1_000
    const dueAt = async () => {
      const sending = await one.db.selectFrom('mails').select('due_at').where('id', 'in', begun).execute()
      return new Set(sending.map(({ due_at }) => due_at.getTime()))
    }
    await expect.poll(dueAt).toEqual(new Set([kept]))
    expect(begun).toHaveLength(4)
    answered()
    await busy.background.finish()
    expect(new Set(begun).size).toBe(6)
  })
})

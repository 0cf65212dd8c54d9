/**
 * Mail waits in the database, written with what it tells, until a node has sent it: nothing is lost while the mail server
 * is away, and what is rolled back tells nothing.
 */
import { setTimeout } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Audit, RecordEntry } from '../access/audit'
import { mailedCodeEnd } from '../access/mailedCode'
import { createThrottle } from '../access/throttle'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { Counted, Tables } from '../data/schema'
import { lastingFaults, MailError, serverFaults } from '../errors/mailError'
import type { Background } from '../process/background'
import { type Clock, minutesAfter } from '../process/clock'
import type { Logger } from '../process/logging'
import type { Metrics } from '../process/metrics'
import type { SecretBox } from '../secrets/secretBox'
import type { Mail, Mailer } from './mailer'
import {
  type Claim,
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
  type Unsent,
  withdrawMails,
} from './mailRows'
import { type CodeOf, type MailContent, openMail, sealMail } from './sealedMail'

const { hours, lookSeconds, atOnce, saySeconds, noteTries, noteMs } = limits.mailQueue

export interface PostOptions {
  /** How long the mail is worth sending [min]; two days where nothing is said. */
  minutes?: number
  /** Takes the place of what still waits about the same. */
  about?: string
  /** Whose code it holds, which lasts from when it was sent. */
  codeOf?: CodeOf
  /** Limits that were counted for it: given back where it is never sent. */
  counted?: readonly Counted[]
}

/** Writes a mail that goes out once the transaction has ended well. */
export type Post = (mail: Mail, options?: PostOptions) => Promise<void>

/** Takes back what still waits about something. */
export type Withdraw = (about: string) => Promise<void>

interface MailQueueParts {
  db: Database
  clock: Clock
  mailer: Mailer
  box: SecretBox
  audit: Audit
  background: Background
  metrics: Metrics
  logger: Logger
  isStopping: () => boolean
}

export type MailQueue = ReturnType<typeof createMailQueue>

export function createMailQueue(parts: MailQueueParts) {
  const { db, clock, mailer, box, audit, background, metrics, logger, isStopping } = parts
  const throttle = createThrottle(db, clock)
  let sending = 0
  /** Asked to while all were sending: what came in since the last look is not left for the next. */
  let isAskedAgain = false

  /** Sends what is due, a few mails at a time. */
  function wake(): void {
    if (isStopping()) return
    isAskedAgain = true
    if (sending >= atOnce) return
    sending += 1
    background.run('mail', async () => {
      try {
        while (isAskedAgain && !isStopping()) {
          isAskedAgain = false
          await told(await giveUpLate(db, clock.now()))
          await sendDue()
        }
      } finally {
        sending -= 1
      }
    })
  }

  /** Until nothing is due, or the server takes nothing at present. */
  async function sendDue(): Promise<void> {
    while (!isStopping()) {
      const claim = await claimMail(db, clock.now())
      if (!claim || !(await deliver(claim))) return
    }
  }

  /** False where the next mail would fare no better now. */
  async function deliver(claim: Claim): Promise<boolean> {
    const content = claim.content === null ? undefined : openMail(box, claim.content)
    if (!content) {
      logger.error({ mail: claim.id }, 'a mail cannot be read: SESSION_SECRET lacks what it was stored with')
      await told(await giveUp(db, claim, 'unreadable', clock.now()))
      return true
    }
    const saying = setInterval(
      () => background.run('mail', () => keepClaim(db, claim, clock.now())),
      saySeconds * 1000,
    ).unref()
    try {
      await mailer.send(content.mail, { id: claim.id, writtenAt: claim.createdAt })
    } catch (error) {
      return failed(claim, error)
    } finally {
      clearInterval(saying)
    }
    metrics.mails.inc({ outcome: 'sent' })
    await untilNoted(() => sent(claim, content))
    return true
  }

  function sent(claim: Claim, { codeOf }: MailContent): Promise<void> {
    const now = clock.now()
    return db.transaction().execute(async transaction => {
      await noteSent(transaction, claim, now)
      if (codeOf)
        await transaction
          .updateTable(codeOf.table)
          .set({ expires_at: mailedCodeEnd(now) })
          .where('id', '=', codeOf.id)
          .execute()
      await releaseMails(transaction, now)
    })
  }

  async function failed(claim: Claim, error: unknown): Promise<boolean> {
    const code = error instanceof MailError ? error.code : 'unexpected'
    const { id: mail, kind, tries } = claim
    logger.error({ err: error, code, mail, kind, tries }, 'a mail was not sent')
    metrics.mails.inc({ outcome: 'failed' })
    if (lastingFaults.includes(code)) await told(await giveUp(db, claim, code, clock.now()))
    else await putOff(db, claim, code, clock.now())
    return !serverFaults.includes(code)
  }

  /** What went out must not go out again because the database was away for a moment. */
  async function untilNoted(note: () => Promise<void>): Promise<void> {
    for (let left: number = noteTries; ; left -= 1)
      try {
        return await note()
      } catch (error) {
        if (left === 0 || isStopping()) throw error
        logger.warn({ err: error }, 'that a mail was sent could not be noted: trying again')
        await setTimeout(noteMs)
      }
  }

  /** Whoever looks for a mail that was given up finds why, and nobody is held to a limit by what they never got. */
  async function told(mails: readonly Unsent[]): Promise<void> {
    for (const { kind, recipient, fault, tries } of mails) {
      metrics.mails.inc({ outcome: 'given up' })
      const detail = { kind, fault: fault ?? '', tries }
      await audit.record({ event: 'mail', outcome: 'failure', target: recipient, detail })
    }
    await giveBack(mails)
  }

  async function giveBack(mails: readonly Unsent[]): Promise<void> {
    for (const { counted, created_at } of mails)
      for (const { key, ...rule } of counted) await throttle.giveBack(key, rule, { takenAt: created_at })
  }

  function insert(transaction: Transaction<Tables>, mail: Mail, options: PostOptions): Promise<void> {
    const { minutes = hours * 60, about = null, codeOf, counted = [] } = options
    const now = clock.now()
    const { kind, to: recipient } = mail
    const content = sealMail(box, { mail, codeOf })
    return insertMail(
      transaction,
      { kind, recipient, about, content, counted, endsAt: minutesAfter(now, minutes) },
      now,
    )
  }

  /** Runs `work` in a transaction; what it posts goes out right after it, and what it records is written, or neither where it fails. */
  async function inTransaction<Answer>(
    work: (
      transaction: Transaction<Tables>,
      post: Post,
      more: { withdraw: Withdraw; record: RecordEntry },
    ) => Promise<Answer>,
  ): Promise<Answer> {
    let isPosted = false
    const replaced: Unsent[] = []
    const answer = await audit.transaction((transaction, record) => {
      const withdraw: Withdraw = async about => {
        replaced.push(...(await withdrawMails(transaction, about, clock.now())))
      }
      const post: Post = async (mail, options = {}) => {
        if (options.about !== undefined) await withdraw(options.about)
        await insert(transaction, mail, options)
        isPosted = true
      }
      return work(transaction, post, { withdraw, record })
    })
    if (replaced.length > 0) background.run('limits of replaced mail', () => giveBack(replaced))
    if (isPosted) wake()
    return answer
  }

  return {
    inTransaction,
    /** For a mail that tells of nothing else in the database. */
    post: (mail: Mail, options?: PostOptions) => inTransaction((_, post) => post(mail, options)),
    /** Tries a mail that waits at once. False where there is none of that id. */
    async sendAgain(id: string): Promise<boolean> {
      const isDue = await makeDue(db, id, clock.now())
      if (isDue) wake()
      return isDue
    },
    /** Ends a mail that waits, unsent. False where there is none of that id. */
    async drop(id: string): Promise<boolean> {
      const dropped = await dropMail(db, id, clock.now())
      if (dropped) await giveBack([dropped])
      return dropped !== undefined
    },
    wake,
    /** Looks for mail that waits on no node: at the start, and from time to time. */
    watch(): void {
      wake()
      setInterval(wake, lookSeconds * 1000).unref()
    },
  }
}

/**
 * The mail queue in the database. A mail is written in the transaction of the change that it reports, and sent by a
 * node: nothing is lost while the mail server is unavailable, and a change that is rolled back sends no mail.
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
  /** How long the mail may be sent [min]; two days by default. */
  minutes?: number
  /** Replaces waiting mails with the same value. */
  about?: string
  /** The code that it contains, whose lifetime begins when the mail is sent. */
  codeOf?: CodeOf
  /** Limits that were counted for it: given back if it is never sent. */
  counted?: readonly Counted[]
}

/** Writes a mail that is sent after the transaction has committed. */
export type Post = (mail: Mail, options?: PostOptions) => Promise<void>

/** Withdraws waiting mails with this `about`. */
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
  /**
   * `wake` was called while all senders were busy: check again, because a mail may have come in since the last check.
   */
  let isAskedAgain = false

  /** Sends the mails that are due, a few at a time. */
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

  /** Sends until nothing is due, or the server accepts nothing at present. */
  async function sendDue(): Promise<void> {
    while (!isStopping()) {
      const claim = await claimMail(db, clock.now())
      if (!claim || !(await deliver(claim))) return
    }
  }

  /** Returns false if the next mail would fail now as well. */
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

  /** Retries: a sent mail must not be sent again because the database was unavailable for a moment. */
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

  /** Records why mails were given up, and gives back the limits that were counted for them. */
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

  /** Runs `work` in a transaction: its mails are sent right after the commit, and its audit rows written with it. */
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
    /** Posts a mail that reports no other change of the database. */
    post: (mail: Mail, options?: PostOptions) => inTransaction((_, post) => post(mail, options)),
    /** Sends a waiting mail at once. False if no mail with that id waits. */
    async sendAgain(id: string): Promise<boolean> {
      const isDue = await makeDue(db, id, clock.now())
      if (isDue) wake()
      return isDue
    },
    /** Drops a waiting mail, unsent. False if no mail with that id waits. */
    async drop(id: string): Promise<boolean> {
      const dropped = await dropMail(db, id, clock.now())
      if (dropped) await giveBack([dropped])
      return dropped !== undefined
    },
    wake,
    /** Checks for unclaimed mail at the start, and from time to time. */
    watch(): void {
      wake()
      setInterval(wake, lookSeconds * 1000).unref()
    },
  }
}

/** Sends the mail that waits in the database: each once, by one node, again and again until the mail server takes it. */
import { setTimeout } from 'node:timers/promises'
import type { Audit } from '../access/audit'
import { mailedCodeEnd } from '../access/mailedCode'
import { createThrottle } from '../access/throttle'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { lastingFaults, MailError, serverFaults } from '../errors/mailError'
import type { Background } from '../process/background'
import type { Clock } from '../process/clock'
import type { Logger } from '../process/logging'
import type { Metrics } from '../process/metrics'
import type { SecretBox } from '../secrets/secretBox'
import type { Mailer } from './mailer'
import {
  type Claim,
  claimMail,
  giveUp,
  giveUpLate,
  keepClaim,
  noteSent,
  putOff,
  releaseMails,
  type Unsent,
} from './mailRows'
import { type MailContent, openMail } from './sealedMail'

const { atOnce, saySeconds, noteTries, noteMs } = limits.mailQueue

export interface MailSenderParts {
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

export function createMailSender(parts: MailSenderParts) {
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

  return { wake, giveBack }
}

/** Mail is written to the database with the change that it tells of: a change that is rolled back sends no mail. */
import type { Transaction } from 'kysely'
import type { AuditEntry, RecordEntry } from '../access/audit'
import { limits } from '../config/limits'
import type { Counted, Tables } from '../data/schema'
import { minutesAfter } from '../process/clock'
import type { Mail } from './mailer'
import { dropMail, insertMail, makeDue, type Unsent, withdrawMails } from './mailRows'
import { createMailSender, type MailSenderParts } from './mailSender'
import { type CodeOf, sealMail } from './sealedMail'

const { hours, lookSeconds } = limits.mailQueue

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

export type MailQueue = ReturnType<typeof createMailQueue>

export function createMailQueue(parts: MailSenderParts) {
  const { clock, box, audit, background } = parts
  const { wake, giveBack } = createMailSender(parts)
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
    /** Sends a waiting mail at once, and writes `entry` with it. False if no mail with that id waits. */
    async sendAgain(id: string, entry: AuditEntry): Promise<boolean> {
      const isDue = await audit.transaction(async (transaction, record) => {
        if (!(await makeDue(transaction, id, clock.now()))) return false
        record(entry)
        return true
      })
      if (isDue) wake()
      return isDue
    },
    /** Drops a waiting mail, unsent, and writes `entry` with it. False if no mail with that id waits. */
    async drop(id: string, entry: AuditEntry): Promise<boolean> {
      const dropped = await audit.transaction(async (transaction, record) => {
        const mail = await dropMail(transaction, id, clock.now())
        if (mail) record(entry)
        return mail
      })
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

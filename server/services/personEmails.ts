/**
 * A new email for a person who cannot change it themselves: the person proves the mailbox by reading out a mailed code.
 * Admins do it by page, the operator by command.
 */
import { randomUUID } from 'node:crypto'
import { hasPower } from '../../shared/access/roles'
import { messages } from '../../shared/texts'
import { serverMessages } from '../../shared/wording/serverMessages'
import type { AuditEntry } from '../access/audit'
import { fullMailbox, mailboxLimit } from '../access/mailboxLimit'
import { newMailedCode, unsentCodeEnd } from '../access/mailedCode'
import { hashPassword, verifyPassword } from '../access/passwords'
import type { Throttle } from '../access/throttle'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import { emailChangedMail, emailLeavesMail, proposedEmailMail } from '../mail/emailChangeMail'
import type { MailQueue } from '../mail/mailQueue'
import type { SessionStore } from '../session/sessionStore'
import { dropSpentTries, keepEmailChange, moveEmail, takeEmailTry } from './account/emailMove'
import { maySignIn, userByEmail, type userById } from './account/users'
import { endTokensOf } from './endTokens'

const { users: texts, mailbox } = serverMessages

type Person = NonNullable<Awaited<ReturnType<typeof userById>>>

interface Asked {
  now: Date
  requestId: string
  /** Whose share of password hashing it takes. */
  address: string
  /** The audit row of what was done. */
  row: (target: string, detail: { step: string; before: string }) => AuditEntry
}

interface Parts {
  db: Database
  mails: MailQueue
  throttle: Throttle
  store: SessionStore
}

/**
 * Mails a code to the new mailbox, and tells the old one. Returns why it is refused, if it is: a person with power over
 * others changes it alone, because whoever has their mailbox could get their password, and so their power.
 */
export async function proposeEmail(
  { db, mails, throttle }: Omit<Parts, 'store'>,
  user: Person | undefined,
  to: string,
  asked: Asked,
): Promise<string | undefined> {
  if (user?.company_disabled_at) return serverMessages.companies.isDisabled
  if (!user || !maySignIn(user)) return texts.cannotSignIn
  const email = to.toLowerCase()
  if (hasPower(user.roles)) return texts.emailOfPower
  if (await userByEmail(db, email)) return texts.emailTaken(email)
  const full = await fullMailbox(throttle, [email])
  if (full !== undefined) return mailbox.full(full)

  const counted = [mailboxLimit(email)]
  const id = randomUUID()
  const code = newMailedCode()
  await throttle.unlessFailed(counted, async () => {
    const code_hash = await hashPassword(code, asked.address)
    await mails.inTransaction(async (transaction, post, { record }) => {
      await keepEmailChange(transaction, user.id, { id, email, code_hash, expires_at: unsentCodeEnd(asked.now) })
      await post(proposedEmailMail(email, code), {
        minutes: limits.mailQueue.codeMinutes,
        about: `email-change:${user.id}`,
        codeOf: { table: 'email_changes', id },
        counted,
      })
      await post(emailLeavesMail(user.email, email))
      record(asked.row(email, { step: 'asked', before: user.email }))
    })
  })
  return undefined
}

interface Refusal {
  why: string
  /** The new email, if one waits: the refusal is about it. */
  to?: string
}

/** Changes the email if the code is right, and signs the person out everywhere. Returns why it is refused, if it is. */
export async function confirmEmail(
  { db, mails, store }: Omit<Parts, 'throttle'>,
  user: Person | undefined,
  code: string,
  asked: Asked,
): Promise<Refusal | undefined> {
  const change = user && (await waitingFor(db, user.id))
  if (!change) return { why: messages.codeWrong }
  const { email: from, id: userId } = user
  const { email: to } = change
  // The power may have been assigned since the email was proposed.
  if (hasPower(user.roles)) return { why: texts.emailOfPower, to }
  const code_hash = await takeEmailTry(db, userId, change, asked.now)
  const isRight = code_hash !== undefined && (await verifyPassword(code_hash, code, asked.address))
  const isMoved =
    isRight &&
    (await mails.inTransaction(async (transaction, post, { record }) => {
      if (!(await moveEmail(transaction, { userId, from, to, changeId: change.id }))) return false
      await endTokensOf(transaction, userId)
      await store.endSessionsOf(from, { within: transaction })
      for (const address of [from, to]) await post(emailChangedMail(address, to, asked))
      record(asked.row(to, { step: 'activated', before: from }))
      return true
    }))
  if (isMoved) return undefined
  await dropSpentTries(db, userId)
  return { why: messages.codeWrong, to }
}

function waitingFor(db: Database, userId: string) {
  return db.selectFrom('email_changes').select(['id', 'email']).where('user_id', '=', userId).executeTakeFirst()
}

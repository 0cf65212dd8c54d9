/** A new email takes the place of the old one only when its mailbox is proven by a code. */
import { randomUUID } from 'node:crypto'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { newMailedCode, unsentCodeEnd } from '../../access/mailedCode'
import { hashPassword, verifyPassword } from '../../access/passwords'
import type { Database } from '../../data/database'
import { limits } from '../../limits'
import { emailChangedMail, emailCodeMail, emailTakenMail } from '../../mail/emailChangeMail'
import type { MailQueue } from '../../mail/mailQueue'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { userByEmail } from './users'

const { perUser, perEmail, windowMinutes } = limits.emailChange
const { codeMinutes } = limits.mailQueue

/** Answers alike whether or not the email belongs to somebody; its holder is told, and no code is right. */
export function initiateEmailChange({ db, audit, throttle, mails }: AccountParts) {
  return async (call: ServiceCall, form: { email: string }) => {
    const caller = call.requireCaller()
    const email = form.email.toLowerCase()
    if (email === caller.email) return refused(messages.emailUnchanged)
    const counted = [
      { key: `email-change:user:${caller.id}`, max: perUser, windowMinutes },
      { key: `email-change:email:${email}`, max: perEmail, windowMinutes },
    ]
    if (!(await throttle.takeAll(counted))) return refused(messages.registeredTooOften)

    const id = randomUUID()
    const code = newMailedCode()
    const taken = await userByEmail(db, email)
    const code_hash = await throttle.unlessFailed(counted, () => hashPassword(code, call.address))
    const values = { id, email, code_hash: taken ? null : code_hash, tries: 0, expires_at: unsentCodeEnd(call.now) }
    await mails.inTransaction(async (transaction, post) => {
      await transaction
        .insertInto('email_changes')
        .values({ user_id: caller.id, ...values })
        .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
        .execute()
      await post(taken ? emailTakenMail(email) : emailCodeMail(email, code), {
        minutes: codeMinutes,
        about: aboutChange(caller),
        codeOf: { table: 'email_changes', id },
        counted,
      })
    })
    await audit.record({ ...about(call), outcome: 'success', target: email, detail: { step: 'asked' } })
    return succeeded({ ActivationId: id })
  }
}

interface Activation {
  activationId: string
  answerCode: string
  email: string
}

export function activateEmailChange({ db, audit, mails }: AccountParts) {
  return async (call: ServiceCall, form: Activation) => {
    const caller = call.requireCaller()
    const email = form.email.toLowerCase()
    const entry = { ...about(call), target: email, detail: { step: 'activated' } }
    const pending = await takeTry(db, caller.id, { ...form, email }, call.now)
    // Whether the email is somebody else's must not show in the time; whether there is a change is the caller's own.
    const isRight = pending !== undefined && (await verifyPassword(pending.code_hash, form.answerCode, call.address))
    if (!isRight || !(await move(mails, call, form.activationId, email))) {
      await dropSpent(db, caller.id)
      await audit.record({ ...entry, outcome: 'failure' })
      return refused(messages.codeWrong)
    }
    await call.issueToken(caller.id, false, { factorGivenAt: caller.token.factorGivenAt })
    await audit.record({ ...entry, outcome: 'success' })
    return succeeded(null)
  }
}

export function deleteEmailChange({ mails }: AccountParts) {
  return async (call: ServiceCall) => {
    const caller = call.requireCaller()
    await mails.inTransaction(async (transaction, _, { withdraw, record }) => {
      await withdraw(aboutChange(caller))
      const query = transaction.deleteFrom('email_changes').where('user_id', '=', caller.id).returning('email')
      const deleted = await query.executeTakeFirst()
      if (deleted) record({ ...about(call), outcome: 'success', target: deleted.email, detail: { step: 'dropped' } })
    })
    return succeeded(null)
  }
}

/** Counts the try before it is looked at, so that tries at the same time cannot share one. */
function takeTry(db: Database, user_id: string, { activationId, email }: Activation, now: Date) {
  return db
    .updateTable('email_changes')
    .set(set => ({ tries: set('tries', '+', 1) }))
    .where('user_id', '=', user_id)
    .where('id', '=', activationId)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .where('tries', '<', limits.mailedCode.tries)
    .returning('code_hash')
    .executeTakeFirst()
}

/** The last wrong code leaves nothing to guess at. */
async function dropSpent(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('tries', '>=', limits.mailedCode.tries)
    .execute()
}

/** The email with all that goes by it. False where it has become somebody's since, or the change was used already. */
function move(mails: MailQueue, call: ServiceCall, changeId: string, email: string): Promise<boolean> {
  const caller = call.requireCaller()
  return mails.inTransaction(async (transaction, post) => {
    const [change] = await transaction.deleteFrom('email_changes').where('id', '=', changeId).returning('id').execute()
    if (!change || (await userByEmail(transaction, email))) return false
    await transaction.updateTable('users').set({ email }).where('id', '=', caller.id).execute()
    await transaction
      .updateTable('reports')
      .set({ owner_email: email })
      .where('owner_email', '=', caller.email)
      .execute()
    await transaction.deleteFrom('bearer_tokens').where('user_id', '=', caller.id).execute()
    for (const to of [caller.email, email]) await post(emailChangedMail(to, email, call))
    return true
  })
}

const aboutChange = ({ id }: { id: string }) => `email-change:${id}`

function about(call: ServiceCall) {
  const { email } = call.requireCaller()
  return { event: 'email-change' as const, actor: email, address: call.address, requestId: call.requestId }
}

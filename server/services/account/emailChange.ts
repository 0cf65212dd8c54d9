/** A new email takes the place of the old one only when its mailbox is proven by a code. */
import { randomUUID } from 'node:crypto'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { mailedCodeEnd, newMailedCode } from '../../access/mailedCode'
import { hashPassword, verifyPassword } from '../../access/passwords'
import type { Database } from '../../data/database'
import { limits } from '../../limits'
import { emailChangedMail, emailCodeMail, emailTakenMail } from '../../mail/emailChangeMail'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { userByEmail } from './users'

const { perUser, perEmail, windowMinutes } = limits.emailChange

/** Answers alike whether or not the email belongs to somebody; its holder is told, and no code is right. */
export function initiateEmailChange({ db, audit, throttle, mailer, background }: AccountParts) {
  return async (call: ServiceCall, form: { email: string }) => {
    const caller = call.requireCaller()
    const email = form.email.toLowerCase()
    if (email === caller.email) return refused(messages.emailUnchanged)
    if (await isTooOften([`email-change:user:${caller.id}`, perUser], [`email-change:email:${email}`, perEmail]))
      return refused(messages.registeredTooOften)

    const id = randomUUID()
    const code = newMailedCode()
    const taken = await userByEmail(db, email)
    const code_hash = await hashPassword(code)
    const values = { id, email, code_hash: taken ? null : code_hash, tries: 0, expires_at: mailedCodeEnd(call.now) }
    await db
      .insertInto('email_changes')
      .values({ user_id: caller.id, ...values })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
      .execute()
    await audit.record({ ...about(call), outcome: 'success', target: email, detail: { step: 'asked' } })
    background.run('email change', () => mailer.send(taken ? emailTakenMail(email) : emailCodeMail(email, code)))
    return succeeded({ ActivationId: id })
  }

  async function isTooOften(...counted: [key: string, max: number][]): Promise<boolean> {
    let isPaused = false
    for (const [key, max] of counted) {
      const rule = { max, windowMinutes }
      isPaused = (await throttle.isPaused(key, rule)) || isPaused
      await throttle.count(key, rule)
    }
    return isPaused
  }
}

interface Activation {
  activationId: string
  answerCode: string
  email: string
}

export function activateEmailChange({ db, audit, mailer, background }: AccountParts) {
  return async (call: ServiceCall, form: Activation) => {
    const caller = call.requireCaller()
    const email = form.email.toLowerCase()
    const entry = { ...about(call), target: email, detail: { step: 'activated' } }
    const pending = await takeTry(db, caller.id, { ...form, email }, call.now)
    const isRight = await verifyPassword(pending?.code_hash, form.answerCode)
    if (!isRight || !(await move(db, caller, form.activationId, email))) {
      await dropSpent(db, caller.id)
      await audit.record({ ...entry, outcome: 'failure' })
      return refused(messages.codeWrong)
    }
    await call.issueToken(caller.id, false, { factorGivenAt: caller.token.factorGivenAt })
    await audit.record({ ...entry, outcome: 'success' })
    background.run('email change notice', async () => {
      for (const to of [caller.email, email]) await mailer.send(emailChangedMail(to, email, call))
    })
    return succeeded(null)
  }
}

export function deleteEmailChange({ db, audit }: AccountParts) {
  return async (call: ServiceCall) => {
    const { id } = call.requireCaller()
    const [deleted] = await db.deleteFrom('email_changes').where('user_id', '=', id).returning('email').execute()
    if (deleted)
      await audit.record({ ...about(call), outcome: 'success', target: deleted.email, detail: { step: 'dropped' } })
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
function move(db: Database, caller: { id: string; email: string }, changeId: string, email: string): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const [change] = await transaction.deleteFrom('email_changes').where('id', '=', changeId).returning('id').execute()
    if (!change || (await userByEmail(transaction, email))) return false
    await transaction.updateTable('users').set({ email }).where('id', '=', caller.id).execute()
    await transaction
      .updateTable('reports')
      .set({ owner_email: email })
      .where('owner_email', '=', caller.email)
      .execute()
    await transaction.deleteFrom('bearer_tokens').where('user_id', '=', caller.id).execute()
    return true
  })
}

function about(call: ServiceCall) {
  const { email } = call.requireCaller()
  return { event: 'email-change' as const, actor: email, address: call.address, requestId: call.requestId }
}

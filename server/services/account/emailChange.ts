/** A new email replaces the old one only when its mailbox is proven by a code. */
import { randomUUID } from 'node:crypto'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { newMailedCode, unsentCodeEnd } from '../../access/mailedCode'
import { hashPassword, verifyPassword } from '../../access/passwords'
import { limits } from '../../config/limits'
import { emailChangedMail, emailCodeMail, emailTakenMail } from '../../mail/emailChangeMail'
import { endOtherSessions } from '../endOtherSessions'
import type { ServiceCall } from '../service'
import { dropSpentTries, keepEmailChange, moveEmail, takeEmailTry } from './emailMove'
import type { AccountParts } from './parts'
import { userByEmail } from './users'

const { perUser, perEmail, windowMinutes } = limits.emailChange
const { codeMinutes } = limits.mailQueue

/** Gives the same answer if the email already belongs to somebody: then its holder is told, and no code is right. */
export function initiateEmailChange({ db, throttle, mails }: AccountParts) {
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
    const values = { id, email, code_hash: taken ? null : code_hash, expires_at: unsentCodeEnd(call.now) }
    await mails.inTransaction(async (transaction, post, { record }) => {
      await keepEmailChange(transaction, caller.id, values)
      await post(taken ? emailTakenMail(email) : emailCodeMail(email, code), {
        minutes: codeMinutes,
        about: aboutChange(caller),
        codeOf: { table: 'email_changes', id },
        counted,
      })
      record({ ...about(call), outcome: 'success', target: email, detail: { step: 'asked' } })
    })
    return succeeded({ ActivationId: id })
  }
}

interface Activation {
  activationId: string
  answerCode: string
  email: string
}

export function activateEmailChange({ db, audit, mails, store }: AccountParts) {
  return async (call: ServiceCall, form: Activation) => {
    const caller = call.requireCaller()
    const email = form.email.toLowerCase()
    const entry = { ...about(call), target: email, detail: { step: 'activated' } }
    const code_hash = await takeEmailTry(db, caller.id, { id: form.activationId, email }, call.now)
    // The response time must not reveal whether the email belongs to somebody else. That a change exists is no secret.
    const isRight = code_hash !== undefined && (await verifyPassword(code_hash, form.answerCode, call.address))
    const isMoved =
      isRight &&
      (await mails.inTransaction(async (transaction, post, { record }) => {
        const { id: userId, email: from } = caller
        if (!(await moveEmail(transaction, { userId, from, to: email, changeId: form.activationId }))) return false
        for (const to of [from, email]) await post(emailChangedMail(to, email, call))
        await call.issueToken(userId, false, { factorGivenAt: caller.token.factorGivenAt }, transaction)
        await endOtherSessions(store, call, from, transaction)
        record({ ...entry, outcome: 'success' })
        return true
      }))
    if (!isMoved) {
      await dropSpentTries(db, caller.id)
      await audit.record({ ...entry, outcome: 'failure' })
      return refused(messages.codeWrong)
    }
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

const aboutChange = ({ id }: { id: string }) => `email-change:${id}`

function about(call: ServiceCall) {
  const { email } = call.requireCaller()
  return { event: 'email-change' as const, actor: email, address: call.address, requestId: call.requestId }
}

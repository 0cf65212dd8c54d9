/**
 * A new email for a person who cannot change it themselves: the person proves the mailbox by reading out a mailed code.
 */
import { randomUUID } from 'node:crypto'
import { hasPower } from '../../../shared/access/roles'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import type { Audit } from '../../access/audit'
import { fullMailbox, mailboxLimit } from '../../access/mailboxLimit'
import { newMailedCode, unsentCodeEnd } from '../../access/mailedCode'
import { hashPassword, verifyPassword } from '../../access/passwords'
import { limits } from '../../config/limits'
import { emailChangedMail, emailLeavesMail, proposedEmailMail } from '../../mail/emailChangeMail'
import { byCaller } from '../account/companyUsers'
import { dropSpentTries, keepEmailChange, moveEmail, takeEmailTry } from '../account/emailMove'
import { maySignIn, userByEmail, userById } from '../account/users'
import { endTokensOf } from '../endTokens'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const { users: texts, mailbox } = serverMessages

/**
 * Refused for people with power over others: with their mailbox an admin could get their password, and so their power.
 */
async function refuseOfPower(audit: Audit, call: ServiceCall, target: string, before: string) {
  await audit.record({ event: 'email-change', outcome: 'refused', ...byCaller(call), target, detail: { before } })
  return refused(texts.emailOfPower)
}

export function proposePersonEmail({ db, audit, mails, throttle }: AdminParts) {
  return async (call: ServiceCall, form: { id: string; email: string }) => {
    const user = await userById(db, form.id)
    if (user?.company_disabled_at) return refused(serverMessages.companies.isDisabled)
    if (!user || !maySignIn(user)) return refused(texts.cannotSignIn)
    const email = form.email.toLowerCase()
    if (hasPower(user.roles)) return refuseOfPower(audit, call, email, user.email)
    if (await userByEmail(db, email)) return refused(texts.emailTaken(email))
    const full = await fullMailbox(throttle, [email])
    if (full !== undefined) return refused(mailbox.full(full))

    const counted = [mailboxLimit(email)]
    const id = randomUUID()
    const code = newMailedCode()
    await throttle.unlessFailed(counted, async () => {
      const code_hash = await hashPassword(code, call.address)
      await mails.inTransaction(async (transaction, post, { record }) => {
        await keepEmailChange(transaction, user.id, { id, email, code_hash, expires_at: unsentCodeEnd(call.now) })
        await post(proposedEmailMail(email, code), {
          minutes: limits.mailQueue.codeMinutes,
          about: `email-change:${user.id}`,
          codeOf: { table: 'email_changes', id },
          counted,
        })
        await post(emailLeavesMail(user.email, email))
        const detail = { step: 'asked', before: user.email }
        record({ event: 'email-change', outcome: 'success', ...byCaller(call), target: email, detail })
      })
    })
    return succeeded(null)
  }
}

export function confirmPersonEmail({ db, audit, mails, store }: AdminParts) {
  return async (call: ServiceCall, { id: userId, answerCode }: { id: string; answerCode: string }) => {
    const user = await userById(db, userId)
    const waiting = db.selectFrom('email_changes').select(['id', 'email']).where('user_id', '=', userId)
    const change = await waiting.executeTakeFirst()
    if (!user || !change) return refused(messages.codeWrong)
    const { email: to } = change
    // The power may have been assigned since the email was proposed.
    if (hasPower(user.roles)) return refuseOfPower(audit, call, to, user.email)
    const code_hash = await takeEmailTry(db, userId, change, call.now)
    const isRight = code_hash !== undefined && (await verifyPassword(code_hash, answerCode, call.address))
    const detail = { step: 'activated', before: user.email }
    const entry = { event: 'email-change', ...byCaller(call), target: to, detail } as const
    const isMoved =
      isRight &&
      (await mails.inTransaction(async (transaction, post, { record }) => {
        const { email: from } = user
        if (!(await moveEmail(transaction, { userId, from, to, changeId: change.id }))) return false
        await endTokensOf(transaction, userId)
        await store.endSessionsOf(from, { within: transaction })
        for (const mailbox of [from, to]) await post(emailChangedMail(mailbox, to, call))
        record({ ...entry, outcome: 'success' })
        return true
      }))
    if (!isMoved) {
      await dropSpentTries(db, userId)
      await audit.record({ ...entry, outcome: 'failure' })
      return refused(messages.codeWrong)
    }
    return succeeded(null)
  }
}

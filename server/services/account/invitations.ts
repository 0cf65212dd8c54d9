/** Invitations by an owner, with roles of the company. */

import type { CompanyRole } from '../../../shared/access/roles'
import { isInvited } from '../../../shared/accounts/companyUsers'
import { type Notice, refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { fullMailbox, mailboxLimit } from '../../access/mailboxLimit'
import { hashOfNothing } from '../../access/passwords'
import type { Limit, Throttle } from '../../access/throttle'
import { limits } from '../../config/limits'
import { invitationMail } from '../../mail/invitationMail'
import type { ServiceCall } from '../service'
import { byCaller, companyUserById } from './companyUsers'
import { aboutInvitation, invitedUser, issueInvitation } from './invitation'
import type { AccountParts } from './parts'
import { companyHolds } from './userRoles'
import { userByEmail, userById } from './users'

/** Thrown inside the transaction: if one person cannot be invited, nobody is. */
class TakenError extends Error {
  constructor(readonly email: string) {
    super('the email is taken')
    this.name = 'TakenError'
  }
}

/** Thrown inside the transaction: a role that the company does not hold. */
class NotHeldError extends Error {
  override name = 'NotHeldError'
}

export function inviteValidate({ db, throttle }: AccountParts) {
  return async (call: ServiceCall, { email }: { email: string }) => {
    const key = `invite:${call.requireCaller().id}`
    if (!(await throttle.take(key, limits.invite))) return refused(messages.invitedTooMany)
    return (await userByEmail(db, email)) ? refused(messages.inviteTaken(email)) : succeeded(null)
  }
}

interface Invitations {
  emails: string[]
  message: string
  roles?: CompanyRole[]
}

export function inviteUsers(parts: AccountParts) {
  const { db, throttle, mails, origin } = parts
  return async (call: ServiceCall, { emails, message, roles = [] }: Invitations) => {
    const caller = call.requireCaller()
    const invited = emails.map(email => email.toLowerCase())
    if (new Set(invited).size < invited.length) return refused(messages.inviteRepeated)
    const key = `invitation:${caller.id}`
    if (!(await throttle.take(key, limits.invite, invited.length))) return refused(messages.invitedTooMany)
    const full = await fullMailbox(throttle, invited)
    if (full !== undefined) {
      await throttle.giveBack(key, limits.invite, { n: invited.length })
      return refused(serverMessages.mailbox.full(full))
    }

    const inviter = await userById(db, caller.id)
    // There is no password until the person registers.
    const password_hash = await hashOfNothing()
    try {
      await mails.inTransaction(async (transaction, post, { record }) => {
        const detail = roles.length > 0 ? { roles: roles.join(', ') } : undefined
        if (!(await companyHolds(transaction, call, roles))) throw new NotHeldError()
        for (const email of invited) {
          const user = await transaction
            .insertInto('users')
            .values({
              ...invitedUser(email, call),
              ...{ company_id: caller.companyId, password_hash, roles: JSON.stringify(roles) },
            })
            .onConflict(conflict => conflict.column('email').doNothing())
            .returning('id')
            .executeTakeFirst()
          if (!user) throw new TakenError(email)
          const token = await issueInvitation(transaction, call, { userId: user.id, message })
          const letter = { to: email, token, message, from: caller.fullName, company: inviter?.company_name ?? '' }
          const counted = [mailboxLimit(email)]
          await post(invitationMail(letter, origin), { about: aboutInvitation(user.id), counted })
          record({ event: 'invitation', outcome: 'success', ...byCaller(call), target: email, detail })
        }
      })
    } catch (error) {
      await throttle.giveBackAll(invited.map(mailboxLimit))
      // Nobody was invited, so the attempts are given back; but one counts if the caller learned that an email is
      // taken.
      const n = invited.length - Number(error instanceof TakenError)
      await throttle.giveBack(key, limits.invite, { n })
      if (error instanceof NotHeldError) return refused(serverMessages.rolesNotHeld)
      if (error instanceof TakenError) return refused(messages.inviteTaken(error.email))
      throw error
    }
    return { Succeeded: true, Item: null, Notices: [sent(invited.length)] }
  }
}

/** Sends a new link with the same message, and invalidates the earlier one. */
export function resendInvite(parts: AccountParts) {
  const { db, audit, throttle, mails, origin } = parts
  return async (call: ServiceCall, { id }: { id: string }) => {
    const user = await companyUserById(db, call, id)
    if (!user) return refused(messages.userMissing)
    if (!isInvited({ Type: user.type, Status: user.status })) return refused(messages.notPending)
    const earlier = await db.selectFrom('invitations').select('message').where('user_id', '=', id).executeTakeFirst()
    const message = earlier?.message ?? ''
    const from = call.requireCaller().fullName
    const entry = { event: 'invitation' as const, ...byCaller(call), target: user.email, detail: { again: true } }
    const again = { key: `invitation-again:${id}`, ...limits.resend }
    const refusal = await refusalOf(throttle, again, user.email)
    if (refusal !== undefined) {
      await audit.record({ ...entry, outcome: 'refused' })
      return refused(refusal)
    }
    const counted = [again, mailboxLimit(user.email)]
    await throttle.unlessFailed(counted, () =>
      mails.inTransaction(async (transaction, post, { record }) => {
        const token = await issueInvitation(transaction, call, { userId: id, message })
        const letter = { to: user.email, token, message, from, company: user.company_name }
        await post(invitationMail(letter, origin), { about: aboutInvitation(id), counted })
        record({ ...entry, outcome: 'success' })
      }),
    )
    return { Succeeded: true, Item: null, Notices: [sent(1)] }
  }
}

/** Why it is not sent again; otherwise counts it and returns undefined. */
async function refusalOf(throttle: Throttle, again: Limit, email: string): Promise<string | undefined> {
  const { mailbox } = serverMessages
  if (!(await throttle.takeAll([again]))) return mailbox.resentTooOften
  const full = await fullMailbox(throttle, [email])
  if (full === undefined) return undefined
  await throttle.giveBackAll([again])
  return mailbox.full(full)
}

function sent(count: number): Notice {
  return { Type: 'message', Title: '', Severity: 'success', Messages: [messages.invitationsSent(count)] }
}

/** Invitations: random, kept as a hash, for one person of one company, good for some days and for one use. */
import { randomBytes } from 'node:crypto'
import { isInvited } from '../../../shared/companyUsers'
import { type Notice, refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { hashPassword } from '../../access/passwords'
import { minutesAfter } from '../../clock'
import type { Database } from '../../data/database'
import { limits } from '../../limits'
import { type InvitationLetter, invitationMail } from '../../mail/invitationMail'
import { tokenHash } from '../caller'
import type { ServiceCall } from '../service'
import type { AccountParts } from '.'
import { byCaller, companyUserById } from './companyUsers'
import { userByEmail, userById } from './users'

/** Thrown inside the transaction: one that cannot be invited means that nobody is. */
class TakenError extends Error {
  constructor(readonly email: string) {
    super('the email is taken')
    this.name = 'TakenError'
  }
}

export function inviteValidate({ db, throttle }: AccountParts) {
  return async (call: ServiceCall, { email }: { email: string }) => {
    const key = `invite:${call.requireCaller().id}`
    if (await throttle.isPaused(key, limits.invite)) return refused(messages.invitedTooMany)
    await throttle.count(key, limits.invite)
    return (await userByEmail(db, email)) ? refused(messages.inviteTaken(email)) : succeeded(null)
  }
}

export function inviteUsers(parts: AccountParts) {
  const { db, audit, throttle } = parts
  return async (call: ServiceCall, { emails, message }: { emails: string[]; message: string }) => {
    const caller = call.requireCaller()
    const invited = emails.map(email => email.toLowerCase())
    if (new Set(invited).size < invited.length) return refused(messages.inviteRepeated)
    const key = `invitation:${caller.id}`
    if (await throttle.isPaused(key, limits.invite)) return refused(messages.invitedTooMany)

    const inviter = await userById(db, caller.id)
    // Nobody knows what it is the hash of: there is no password until the person registers.
    const password_hash = await hashPassword(randomBytes(32).toString('base64url'))
    const letters: InvitationLetter[] = []
    try {
      await db.transaction().execute(async transaction => {
        for (const email of invited) {
          const user = await transaction
            .insertInto('users')
            .values({ ...newcomer(email, call), company_id: caller.companyId, password_hash })
            .onConflict(conflict => conflict.column('email').doNothing())
            .returning('id')
            .executeTakeFirst()
          if (!user) throw new TakenError(email)
          const token = await issue(transaction, call, { userId: user.id, message })
          letters.push({ to: email, token, message, from: caller.fullName, company: inviter?.company_name ?? '' })
        }
      })
    } catch (error) {
      if (error instanceof TakenError) return refused(messages.inviteTaken(error.email))
      throw error
    }
    for (const { to } of letters) {
      await throttle.count(key, limits.invite)
      await audit.record({ event: 'invitation', outcome: 'success', ...byCaller(call), target: to })
    }
    post(parts, letters)
    return { Succeeded: true, Item: null, Notices: [sent(letters.length)] }
  }
}

/** A new link, and the end of the earlier one; the message stays. */
export function resendInvite(parts: AccountParts) {
  const { db, audit } = parts
  return async (call: ServiceCall, { id }: { id: string }) => {
    const user = await companyUserById(db, call, id)
    if (!user) return refused(messages.userMissing)
    if (!isInvited({ Type: user.type, Status: user.status })) return refused(messages.notPending)
    const earlier = await db.selectFrom('invitations').select('message').where('user_id', '=', id).executeTakeFirst()
    const message = earlier?.message ?? ''
    const token = await issue(db, call, { userId: id, message })
    await audit.record({
      event: 'invitation',
      outcome: 'success',
      ...byCaller(call),
      target: user.email,
      detail: { again: true },
    })
    const from = call.requireCaller().fullName
    post(parts, [{ to: user.email, token, message, from, company: user.company_name }])
    return { Succeeded: true, Item: null, Notices: [sent(1)] }
  }
}

async function issue(db: Database, call: ServiceCall, { userId, message }: { userId: string; message: string }) {
  const token = randomBytes(32).toString('base64url')
  const values = {
    token_hash: tokenHash(token),
    invited_by: call.requireCaller().fullName,
    message,
    expires_at: minutesAfter(call.now, limits.invitationDays * 24 * 60),
  }
  await db
    .insertInto('invitations')
    .values({ ...values, user_id: userId })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute()
  return token
}

/** Mails go out after the answer: a slow mail server keeps nobody waiting. */
function post({ mailer, background, origin }: AccountParts, letters: readonly InvitationLetter[]): void {
  background.run('invitations', async () => {
    for (const letter of letters) await mailer.send(invitationMail(letter, origin))
  })
}

function sent(count: number): Notice {
  return { Type: 'message', Title: '', Severity: 'success', Messages: [messages.invitationsSent(count)] }
}

function newcomer(email: string, call: ServiceCall) {
  return {
    email,
    full_name: '',
    phone: '',
    temporary_password_hash: null,
    temporary_password_expires_at: null,
    type: 'Invite' as const,
    status: 'Pending' as const,
    roles: JSON.stringify([]),
    is_new_engine_enabled: false,
    created_at: call.now,
  }
}

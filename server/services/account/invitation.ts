/** An invitation: a random token, stored as a hash, for one person and company, valid for some days and one use. */
import { randomBytes } from 'node:crypto'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import { minutesAfter } from '../../process/clock'
import { tokenHash } from '../caller'
import type { ServiceCall } from '../service'

/** Returns the token of a new link, and invalidates the earlier one. */
export async function issueInvitation(
  db: Database,
  call: ServiceCall,
  { userId, message }: { userId: string; message: string },
): Promise<string> {
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

/** A new link invalidates the earlier one, so of the waiting mails only the newest is sent. */
export const aboutInvitation = (userId: string) => `invitation:${userId}`

/** The account of an invited person, until they register. */
export function invitedUser(email: string, call: ServiceCall) {
  return {
    email,
    full_name: '',
    phone: '',
    temporary_password_hash: null,
    temporary_password_expires_at: null,
    type: 'Invite' as const,
    status: 'Pending' as const,
    is_new_engine_enabled: false,
    created_at: call.now,
  }
}

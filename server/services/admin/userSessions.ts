/** Lists the sessions of a person, and ends all or one of them. */
import type { UserSession } from '../../../shared/contracts/admin'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import type { Audit, AuditEntry } from '../../access/audit'
import type { OpenSession, SessionStore } from '../../session/sessionStore'
import { byCaller } from '../account/companyUsers'
import { userById } from '../account/users'
import { endTokensOf } from '../endTokens'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

/** The newest first. */
export async function sessionsOf(store: SessionStore, email: string): Promise<UserSession[]> {
  const open = (await store.openOf(email)).map(one => shown(one, email))
  return open.sort((one, other) => other.SignedInAt.localeCompare(one.SignedInAt) || one.Name.localeCompare(other.Name))
}

function shown({ hash, session }: OpenSession, email: string): UserSession {
  const { client, signedInAt = 0, impersonator, identity } = session
  const isOwnActing = impersonator?.email.toLowerCase() === email
  return {
    Name: hash,
    Device: client?.device ?? '',
    Address: client?.address ?? '',
    SignedInAt: new Date(signedInAt).toISOString(),
    Acting: impersonator
      ? isOwnActing
        ? `acts as ${identity?.Email ?? ''}`
        : `${impersonator.email} acts as this person`
      : null,
  }
}

/** Tokens are deleted too, so that a session in use at this moment cannot make any further call. */
export function endUserSessions(parts: AdminParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const user = await userById(parts.db, id)
    if (!user) return refused(messages.accountMissing)
    await parts.audit.transaction(async (transaction, record) => {
      await endTokensOf(transaction, id)
      await parts.store.endSessionsOf(user.email, { within: transaction })
      record({ event: 'session-end', outcome: 'success', ...byCaller(call), target: user.email })
    })
    return succeeded(null)
  }
}

/** Its tokens exist only in the session, encrypted, so they end with it. */
export function endUserSession({ db, store, audit }: AdminParts) {
  return async (call: ServiceCall, { id, session }: { id: string; session: string }) => {
    const user = await userById(db, id)
    if (!user) return refused(messages.accountMissing)
    const row = (detail: AuditEntry['detail']) =>
      ({ event: 'session-end', outcome: 'success', ...byCaller(call), target: user.email, detail }) as const
    const isEnded = await endNamedSession({ store, audit }, user.email, { session, row })
    return isEnded ? succeeded(null) : refused(messages.sessionOver)
  }
}

interface Ending {
  /** Its name, as `sessionsOf` gives it. */
  session: string | undefined
  /** The audit row, by what the session was. */
  row: (detail: AuditEntry['detail']) => AuditEntry
}

/** Ends a session of a person, for an admin or the operator. False if it is over already. */
export async function endNamedSession(
  { store, audit }: { store: SessionStore; audit: Audit },
  email: string,
  { session, row }: Ending,
): Promise<boolean> {
  const ended = (await sessionsOf(store, email)).find(one => one.Name === session)
  if (!ended) return false
  await audit.transaction(async (within, record) => {
    await store.endOneOf(email, ended.Name, { within })
    record(row({ signedInAt: ended.SignedInAt, device: ended.Device, from: ended.Address }))
  })
  return true
}

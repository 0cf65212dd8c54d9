import type { Transaction } from 'kysely'
import type { Tables } from '../data/schema'
import type { SessionStore } from '../session/sessionStore'
import type { ServiceCall } from './service'

/**
 * Ends the sessions of a person, except the asking one, with the audit row of their change. Call it last before the
 * row, because sessions in Redis end at once. A call without a session, at the service port, keeps none.
 */
export function endOtherSessions(
  store: SessionStore,
  { session }: ServiceCall,
  email: string,
  transaction: Transaction<Tables>,
): Promise<void> {
  return store.endSessionsOf(email, { except: session, within: transaction })
}

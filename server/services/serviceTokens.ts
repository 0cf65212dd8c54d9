/** Tokens of the token service and of the R and D service: opaque, stored as hashes, valid for one audience only. */
import { randomBytes } from 'node:crypto'
import type { CompanyRole, Role } from '../../shared/access/roles'
import { limits } from '../config/limits'
import type { Database } from '../data/database'
import type { ServiceToken } from '../data/schema'
import { type Clock, minutesAfter } from '../process/clock'
import type { UpstreamRequest } from '../upstream/messages'
import { isImpersonatorStill, tokenHash } from './caller'
import { openUsers } from './openUsers'
import { bearerOf } from './service'

const { session, impersonation } = limits

type Audience = ServiceToken['audience']

/** The person of a token, with the present data of the database. */
export interface TokenHolder {
  id: string
  companyId: string
  email: string
  fullName: string
  roles: readonly Role[]
  /** The roles that the company holds. */
  companyRoles: readonly CompanyRole[]
  impersonatorId: string | null
  impersonatorEmail: string | null
  issuedAt: Date
  expiresAt: Date
  renewableUntil: Date
}

interface Given {
  audience: Audience
  userId: string
  impersonatorId?: string | null
  /** Copied to the token that replaces another, so that a chain of tokens does not outlast a session. */
  renewableUntil?: Date
}

export function createServiceTokens(db: Database, clock: Clock) {
  return {
    /** A new token, as text. */
    async issue({ audience, userId, impersonatorId = null, renewableUntil }: Given): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const issued_at = clock.now()
      await db
        .insertInto('service_tokens')
        .values({
          token_hash: tokenHash(token),
          audience,
          user_id: userId,
          impersonator_id: impersonatorId,
          issued_at,
          expires_at: minutesAfter(issued_at, limits.bearerTokenMinutes),
          renewable_until:
            renewableUntil ??
            minutesAfter(issued_at, impersonatorId ? impersonation.minutes : session.absoluteHours * 60),
        })
        .execute()
      return token
    },

    /** The person of a token of this audience that can still be renewed, even if it has expired. */
    async holderOf(request: UpstreamRequest, audience: Audience): Promise<TokenHolder | undefined> {
      const token = bearerOf(request)
      if (!token) return undefined
      const row = await db
        .selectFrom('service_tokens')
        .innerJoin(openUsers(db).as('users'), 'users.id', 'service_tokens.user_id')
        .innerJoin('companies', 'companies.id', 'users.company_id')
        .leftJoin(openUsers(db).as('impersonators'), 'impersonators.id', 'service_tokens.impersonator_id')
        .selectAll('service_tokens')
        .select(['users.email', 'users.full_name', 'users.roles', 'users.company_id'])
        .select('companies.roles as company_roles')
        .select(['impersonators.email as impersonator_email', 'impersonators.roles as impersonator_roles'])
        .where('token_hash', '=', tokenHash(token))
        .where('audience', '=', audience)
        .where('renewable_until', '>', clock.now())
        .executeTakeFirst()
      if (!row || (row.impersonator_id && !isImpersonatorStill(row))) return undefined
      return {
        id: row.user_id,
        companyId: row.company_id,
        email: row.email,
        fullName: row.full_name,
        roles: row.roles,
        companyRoles: row.company_roles,
        impersonatorId: row.impersonator_id,
        impersonatorEmail: row.impersonator_email,
        issuedAt: row.issued_at,
        expiresAt: row.expires_at,
        renewableUntil: row.renewable_until,
      }
    },

    async revoke(request: UpstreamRequest): Promise<void> {
      const token = bearerOf(request)
      if (token) await db.deleteFrom('service_tokens').where('token_hash', '=', tokenHash(token)).execute()
    },
  }
}

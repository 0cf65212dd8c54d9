/** Tokens of the token service and of the R and D service: opaque, stored as hashes, valid for one audience only. */
import { randomBytes } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import type { CompanyRole, Role } from '../../shared/access/roles'
import type { Shown, Throttle, ThrottleRule } from '../access/throttle'
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

type CountingLimit = ThrottleRule & { throttle: Throttle; prefix: string }

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
      const hash = token && tokenHash(token)
      const row = hash ? await rowOf(hash, audience, clock.now()).executeTakeFirst() : undefined
      return row && holderFrom(row)
    },

    /**
     * The same for tokens as text. A program whose token has not expired is counted under `limit` in the same statement;
     * the key of the limit is its `prefix` and the id of the program.
     */
    counting(audience: Audience, { throttle, ...limit }: CountingLimit) {
      const take = throttle.takerFor(({ by, now }) => rowOf(by, audience, now), {
        ...limit,
        isCounted: now => sql`(asker.type = 'Service' and asker.expires_at > ${now}::timestamptz)`,
      })
      return async (token: string): Promise<{ holder?: TokenHolder; shown?: Shown }> => {
        const { row, shown } = await take(tokenHash(token))
        return { holder: row && (await holderFrom(row)), shown }
      }
    },

    async revoke(request: UpstreamRequest): Promise<void> {
      const token = bearerOf(request)
      if (token) await db.deleteFrom('service_tokens').where('token_hash', '=', tokenHash(token)).execute()
    },
  }

  function rowOf(hash: string | Expression<string>, audience: Audience, now: Date | Expression<Date>) {
    return db
      .selectFrom('service_tokens')
      .innerJoin(openUsers(db).select('companies.roles as company_roles').as('users'), 'users.id', 'user_id')
      .select([
        'user_id',
        'audience',
        'impersonator_id',
        'issued_at',
        'expires_at',
        'renewable_until',
        'users.email',
        'users.full_name',
        'users.type',
        'users.roles',
        'users.company_id',
        'users.company_roles',
      ])
      .where('token_hash', '=', hash)
      .where('audience', '=', audience)
      .where('renewable_until', '>', now)
  }

  async function holderFrom(
    row: Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirstOrThrow']>>,
  ): Promise<TokenHolder | undefined> {
    // Asked apart, because most tokens have none, and each request of a program would wait for the answer.
    const impersonator = row.impersonator_id ? await impersonatorOf(row.impersonator_id) : undefined
    if (row.impersonator_id && !isImpersonatorStill({ ...row, impersonator_roles: impersonator?.roles ?? null }))
      return undefined
    return {
      id: row.user_id,
      companyId: row.company_id,
      email: row.email,
      fullName: row.full_name,
      roles: row.roles,
      companyRoles: row.company_roles,
      impersonatorId: row.impersonator_id,
      impersonatorEmail: impersonator?.email ?? null,
      issuedAt: row.issued_at,
      expiresAt: row.expires_at,
      renewableUntil: row.renewable_until,
    }
  }

  async function impersonatorOf(id: string) {
    return openUsers(db).select(['users.email', 'users.roles']).where('users.id', '=', id).executeTakeFirst()
  }
}

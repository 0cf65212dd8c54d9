/** The accounts of all companies, as the admin sees them. Nothing here can be used to sign in. */
import { type Selectable, sql } from 'kysely'
import type { UserStatus } from '../../../shared/companyUsers'
import type { ListedUser } from '../../../shared/contracts/admin'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { limits } from '../../../shared/limits'
import { messages } from '../../../shared/texts'
import { accountKey, accountRule } from '../../access/passwordTries'
import { isRefused } from '../../access/throttle'
import type { Attempt, User } from '../../data/schema'
import type { ServiceCall } from '../service'
import type { AdminParts } from '.'
import { containing } from './containing'

interface ListRequest {
  search?: string
  status?: UserStatus
  after?: string
}

type Row = Pick<Selectable<User>, 'id' | 'full_name' | 'email' | 'type' | 'status' | 'roles' | 'created_at'> & {
  company_name: string
}

export function listUsers({ db, clock }: AdminParts) {
  return async (_: ServiceCall, { search, status, after }: ListRequest) => {
    let query = usersOf({ db })
    if (search)
      query = query.where(({ or, eb }) =>
        or(
          (['users.full_name', 'users.email', 'companies.name'] as const).map(column =>
            eb(column, 'ilike', containing(search)),
          ),
        ),
      )
    if (status) query = query.where('users.status', '=', status)
    if (after) query = query.where('users.email', '>', after)
    const rows = await query.orderBy('users.email').limit(limits.userPage).execute()
    const tries = await triesOf({ db }, rows)
    const now = clock.now()
    return { Succeeded: true, Notices: [], Items: rows.map(row => listed(row, tries.get(row.email), now)) }
  }
}

export function showUser({ db, clock, store }: AdminParts) {
  return async (_: ServiceCall, { id }: { id: string }) => {
    const row = await usersOf({ db }).where('users.id', '=', id).executeTakeFirst()
    if (!row) return refused(messages.accountMissing)
    const tries = (await triesOf({ db }, [row])).get(row.email)
    const signIn = await db
      .selectFrom('audit_events')
      .select('at')
      .where(sql<string>`lower(actor)`, '=', row.email)
      .where('event', '=', 'sign-in')
      .where('outcome', '=', 'success')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst()
    return succeeded({
      ...listed(row, tries, clock.now()),
      CreatedAt: row.created_at.toISOString(),
      LastSignIn: signIn?.at.toISOString() ?? null,
      FailedTries: tries?.in_a_row ?? 0,
      PausedUntil: tries?.paused_until?.toISOString() ?? null,
      Sessions: await store.countOf(row.email),
    })
  }
}

function usersOf({ db }: Pick<AdminParts, 'db'>) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.full_name', 'users.email', 'users.type', 'users.status', 'users.roles'])
    .select(['users.created_at', 'companies.name as company_name'])
}

/** Failed tries by email. */
async function triesOf(
  { db }: Pick<AdminParts, 'db'>,
  rows: readonly Row[],
): Promise<Map<string, Selectable<Attempt>>> {
  const emails = new Map(rows.map(row => [accountKey(row.email), row.email]))
  if (emails.size === 0) return new Map()
  const attempts = await db
    .selectFrom('attempts')
    .selectAll()
    .where('key', 'in', [...emails.keys()])
    .execute()
  return new Map(attempts.map(attempt => [emails.get(attempt.key) ?? '', attempt]))
}

function listed(row: Row, tries: Selectable<Attempt> | undefined, now: Date): ListedUser {
  return {
    Id: row.id,
    FullName: row.full_name,
    Email: row.email,
    CompanyName: row.company_name,
    Type: row.type,
    Status: row.status,
    Roles: row.roles,
    IsPaused: tries !== undefined && isRefused(tries, accountRule, now),
  }
}

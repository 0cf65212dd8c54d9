/** The accounts of all companies for the admin. They contain nothing that could be used to sign in. */
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Role } from '../../../shared/access/roles'
import type { UserStatus } from '../../../shared/accounts/companyUsers'
import type { ListedUser, ShownUser } from '../../../shared/contracts/admin'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { messages } from '../../../shared/texts'
import { accountKey, accountRule } from '../../access/passwordTries'
import { isRefused, type ThrottleRule } from '../../access/throttle'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Tables, User } from '../../data/schema'
import { factorRule, hasFactor, secondFactorKey } from '../account/factorCodes'
import { containing } from '../containing'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'
import { sessionsOf } from './userSessions'

interface ListRequest {
  search?: string
  status?: UserStatus
  role?: Role
  after?: string
}

type Row = Pick<Selectable<User>, 'id' | 'full_name' | 'email' | 'type' | 'status' | 'roles' | 'created_at'> & {
  company_name: string
  company_disabled_at: Date | null
}

type Reading = Pick<AdminParts, 'db' | 'clock'>

export function listUsers(parts: Reading) {
  return async (_: ServiceCall, request: ListRequest) => ({
    ...{ Succeeded: true, Notices: [], Items: await peopleIn(parts, request) },
  })
}

/** A page of accounts, in the order of their emails: those after `after`. */
export async function peopleIn(
  { db, clock }: Reading,
  { search, status, role, after }: ListRequest,
): Promise<ListedUser[]> {
  const cut = (query: Found) => {
    let narrowed = query
    if (status) narrowed = narrowed.where('users.status', '=', status)
    if (role) narrowed = narrowed.where(sql<boolean>`users.roles @> ${JSON.stringify([role])}::jsonb`)
    if (after) narrowed = narrowed.where('users.email', '>', after)
    return narrowed.orderBy('users.email').limit(limits.userPage)
  }
  const all = cut(db.selectFrom('users').select('users.id'))
  const page = search ? withWords(db, search, cut) : all
  const rows = await usersOf({ db })
    .where('users.id', 'in', page)
    .orderBy('users.email')
    .limit(limits.userPage)
    .execute()
  const tries = await triesOf({ db, clock }, rows)
  return rows.map(row => listed(row, tries.get(row.id)))
}

export function showUser(parts: Reading & Pick<AdminParts, 'store'>) {
  return async (_: ServiceCall, { id }: { id: string }) => {
    const person = await personIn(parts, id)
    return person ? succeeded(person) : refused(messages.accountMissing)
  }
}

/** An account with its sessions and tries; undefined if there is none. */
export async function personIn(
  { db, clock, store }: Reading & Pick<AdminParts, 'store'>,
  id: string,
): Promise<ShownUser | undefined> {
  const row = await usersOf({ db })
    .select(['users.is_analytics_enabled', 'users.is_new_engine_enabled', 'users.phone', 'users.company_id'])
    .leftJoin('email_changes', join =>
      join.onRef('email_changes.user_id', '=', 'users.id').on('email_changes.expires_at', '>', clock.now()),
    )
    .select(['companies.roles as company_roles', 'email_changes.email as new_email'])
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const tries = (await triesOf({ db, clock }, [row])).get(row.id) ?? noTries
  const signIn = await db
    .selectFrom('audit_events')
    .select('at')
    .where(sql<string>`lower(actor)`, '=', row.email)
    .where('event', '=', 'sign-in')
    .where('outcome', '=', 'success')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    ...listed(row, tries),
    CreatedAt: row.created_at.toISOString(),
    LastSignIn: signIn?.at.toISOString() ?? null,
    FailedTries: tries.inARow,
    PausedUntil: tries.pausedUntil?.toISOString() ?? null,
    HasSecondFactor: await hasFactor(db, id),
    Phone: row.phone,
    CompanyId: row.company_id,
    CompanyRoles: row.company_roles,
    Sessions: await sessionsOf(store, row.email),
    NewEmail: row.new_email,
    IsMeasured: row.is_analytics_enabled,
    HasNewEngine: row.is_new_engine_enabled,
  }
}

type Found = SelectQueryBuilder<Tables, 'users', { id: string }>

/**
 * Accounts with `text` in their name, email or company. Each is found by its own index and cut to a page: together, the
 * database would read all accounts with their companies.
 */
function withWords(db: Database, text: string, cut: (query: Found) => Found) {
  const words = containing(text)
  const ids = () => db.selectFrom('users').select('users.id')
  const companies = db.selectFrom('companies').select('id').where('name', 'ilike', words)
  return db
    .selectFrom(cut(ids().where('users.full_name', 'ilike', words)).as('named'))
    .select('id')
    .union(db.selectFrom(cut(ids().where('users.email', 'ilike', words)).as('addressed')).select('id'))
    .union(db.selectFrom(cut(ids().where('users.company_id', 'in', companies)).as('employed')).select('id'))
}

function usersOf({ db }: Pick<AdminParts, 'db'>) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.full_name', 'users.email', 'users.type', 'users.status', 'users.roles'])
    .select(['users.created_at', 'companies.name as company_name', 'companies.disabled_at as company_disabled_at'])
}

/** Failed attempts: of passwords, and of codes after a right password. */
interface Tries {
  inARow: number
  pausedUntil: Date | null
  isPaused: boolean
}

const noTries: Tries = { inARow: 0, pausedUntil: null, isPaused: false }

/** Failed attempts by the id of the person. */
async function triesOf({ db, clock }: Pick<AdminParts, 'db' | 'clock'>, rows: readonly Row[]) {
  const owners = new Map<string, { id: string; rule: ThrottleRule }>()
  for (const { id, email } of rows) {
    owners.set(accountKey(email), { id, rule: accountRule })
    owners.set(secondFactorKey(id), { id, rule: factorRule })
  }
  const tries = new Map<string, Tries>()
  if (owners.size === 0) return tries
  const attempts = await db
    .selectFrom('attempts')
    .selectAll()
    .where('key', 'in', [...owners.keys()])
    .execute()
  for (const attempt of attempts) {
    const owner = owners.get(attempt.key)
    if (!owner) continue
    const before = tries.get(owner.id) ?? noTries
    const ends = [before.pausedUntil, attempt.paused_until].filter(end => end !== null)
    tries.set(owner.id, {
      inARow: before.inARow + attempt.in_a_row,
      pausedUntil: ends.length > 0 ? new Date(Math.max(...ends.map(Number))) : null,
      isPaused: before.isPaused || isRefused(attempt, owner.rule, clock.now()),
    })
  }
  return tries
}

function listed(row: Row, { isPaused }: Tries = noTries): ListedUser {
  return {
    Id: row.id,
    FullName: row.full_name,
    Email: row.email,
    CompanyName: row.company_name,
    Type: row.type,
    Status: row.status,
    IsCompanyDisabled: row.company_disabled_at !== null,
    Roles: row.roles,
    IsPaused: isPaused,
  }
}

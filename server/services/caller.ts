/** Finds the person of a bearer token. It is looked up with every call, so that the present rights count. */
import { createHash } from 'node:crypto'
import { type InferResult, sql } from 'kysely'
import type { Plant } from '../../shared/access/identity'
import { holdsAny, type Role } from '../../shared/access/roles'
import { isWithinReach, mayImpersonate } from '../access/impersonation'
import type { Database } from '../data/database'
import { prepared, type Slots } from '../data/prepared'
import { openUsers } from './openUsers'

/** The person of the bearer token of a call, with the present data of the database. */
export interface Caller {
  id: string
  companyId: string
  email: string
  fullName: string
  roles: readonly Role[]
  /** May choose the new engine, and compare it with the original. */
  isNewEngineEnabled: boolean
  /** Signed in with a temporary password. */
  isTemporary: boolean
  /** One of their roles requires a second factor, and they have none: they can only set it up. */
  mustSetUp: boolean
  tokenIssuedAt: Date
  token: SessionFacts
  /** Absent for a program, which is shown no page. */
  company?: { company_name: string; customer_number: string; plant: Plant }
}

/** Facts about the session that are stored with its bearer token, and copied to the token that replaces it. */
export interface SessionFacts {
  /** The impersonator, by id and email, if there is one. */
  impersonator?: { id: string; email: string }
  /** End of the clearance of this session. */
  clearedUntil?: Date
  /** When the person's password was last given in this session. */
  provedAt?: Date
  /** When a code of the second factor was given in this session; during an impersonation, that of the impersonator. */
  factorGivenAt?: Date
  /** Questions whose current answer was given in this session. */
  confirmedQuestions: readonly number[]
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export interface ImpersonatorRow {
  roles: readonly Role[]
  /** Null if the account of the impersonator is not open any more. */
  impersonator_roles: readonly Role[] | null
}

/** False ends an impersonation at once: the impersonator lost a right, or the other person got a power they lack. */
export function isImpersonatorStill({ roles, impersonator_roles: own }: ImpersonatorRow): boolean {
  return own !== null && mayImpersonate(own) && isWithinReach(own, roles)
}

interface Lookup {
  db: Database
  now: Date
  secondFactorRoles: readonly Role[]
}

interface Holder {
  caller: Caller
  /** The second factor was not given with this token: it opens only the operation that takes the code. */
  owesCode: boolean
}

/** The person of this token, if the sign-in was completed. */
export async function callerOf(lookup: Lookup, token: string): Promise<Caller | undefined> {
  const holder = await holderOf(lookup, token)
  return holder?.owesCode ? undefined : holder?.caller
}

/**
 * The person of this token, with the present data of the database. The second factor is that of the real person: during
 * an impersonation, of the impersonator.
 */
export async function holderOf({ db, now, secondFactorRoles }: Lookup, token: string): Promise<Holder | undefined> {
  const [row] = await rowOf(db)({ hash: tokenHash(token), now })
  if (!row || (row.impersonator_id && !isImpersonatorStill(row))) return undefined
  const { impersonator_id, impersonator_email } = row
  const mustSetUp = row.on_since === null && holdsAny(row.impersonator_roles ?? row.roles, secondFactorRoles)
  // An impersonator cannot set up a factor: they have to sign in as themselves.
  if (impersonator_id && mustSetUp) return undefined
  const caller = {
    id: row.id,
    companyId: row.company_id,
    email: row.email,
    fullName: row.full_name,
    roles: row.roles,
    isNewEngineEnabled: row.is_new_engine_enabled,
    isTemporary: row.is_temporary,
    mustSetUp,
    company: { company_name: row.company_name, customer_number: row.customer_number, plant: row.plant },
    tokenIssuedAt: row.issued_at,
    token: {
      impersonator:
        impersonator_id && impersonator_email ? { id: impersonator_id, email: impersonator_email } : undefined,
      clearedUntil: row.cleared_until ?? undefined,
      provedAt: row.proved_at ?? undefined,
      factorGivenAt: row.factor_given_at ?? undefined,
      confirmedQuestions: row.confirmed_questions,
    },
  }
  return { caller, owesCode: row.on_since !== null && row.factor_given_at === null }
}

type Asked = { hash: string; now: Date }
type Row = InferResult<ReturnType<typeof statement>>[number]

/** For each database: every call of a signed-in person asks it. */
const statements = new WeakMap<Database, (of: Asked) => Promise<Row[]>>()

function rowOf(db: Database): (of: Asked) => Promise<Row[]> {
  const known = statements.get(db)
  if (known) return known
  const made = prepared<Asked, Row>(db, ['hash', 'now'], slots => sql`${statement(db, slots)}`)
  statements.set(db, made)
  return made
}

function statement(db: Database, { hash, now }: Slots<Asked>) {
  return db
    .selectFrom('bearer_tokens')
    .innerJoin(
      openUsers(db)
        .select(['companies.name as company_name', 'companies.customer_number', 'companies.plant'])
        .as('users'),
      'users.id',
      'bearer_tokens.user_id',
    )
    .leftJoin(openUsers(db).as('impersonators'), 'impersonators.id', 'bearer_tokens.impersonator_id')
    .leftJoin('second_factors', join =>
      join.on(({ eb, fn }) =>
        eb('second_factors.user_id', '=', fn.coalesce('bearer_tokens.impersonator_id', 'bearer_tokens.user_id')),
      ),
    )
    .select(['bearer_tokens.impersonator_id', 'bearer_tokens.is_temporary', 'bearer_tokens.issued_at'])
    .select(['bearer_tokens.cleared_until', 'bearer_tokens.proved_at', 'bearer_tokens.factor_given_at'])
    .select('bearer_tokens.confirmed_questions')
    .select(['users.id', 'users.company_id', 'users.email', 'users.full_name', 'users.roles'])
    .select(['users.is_new_engine_enabled', 'users.company_name', 'users.customer_number', 'users.plant'])
    .select(['impersonators.email as impersonator_email', 'impersonators.roles as impersonator_roles'])
    .select('second_factors.on_since')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
}

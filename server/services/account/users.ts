import type { Selectable } from 'kysely'
import type { Identity } from '../../../shared/access/identity'
import type { Role } from '../../../shared/access/roles'
import type { PasswordOwner } from '../../access/guessablePassword'
import type { Database } from '../../data/database'
import type { Company, User } from '../../data/schema'

export type UserRow = Selectable<User> & { company_name: string; company_disabled_at: Date | null } & Pick<
    Selectable<Company>,
    'customer_number' | 'plant'
  >

export function usersWithCompany(db: Database) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .selectAll('users')
    .select(['companies.name as company_name', 'companies.customer_number', 'companies.plant'])
    .select('companies.disabled_at as company_disabled_at')
}

export function userByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return usersWithCompany(db).where('users.email', '=', email.toLowerCase()).executeTakeFirst()
}

export function userById(db: Database, id: string): Promise<UserRow | undefined> {
  return usersWithCompany(db).where('users.id', '=', id).executeTakeFirst()
}

/** Whether an account of a person or a program is open: approved, and neither it nor its company is disabled. */
export function isOpen({ status, company_disabled_at }: UserRow): boolean {
  return (status === 'Active' || status === 'Owner') && company_disabled_at === null
}

/** Whether this account may sign in to pages: only people may. */
export function maySignIn(user: UserRow): boolean {
  return isOpen(user) && user.type !== 'Service'
}

/** Data of the person that a password must not contain. */
export function ownerOf({ email, full_name, company_name }: UserRow): PasswordOwner {
  return { email, fullName: full_name, company: company_name }
}

/** Fields of the identity that belong to the session, not to the person. */
type SessionFlags = Pick<Identity, 'IsImpersonated' | 'HasClearance' | 'NeedsSecondFactor'>

const plain: SessionFlags = { IsImpersonated: false, HasClearance: false, NeedsSecondFactor: false }

/** What an identity says of a person. */
type IdentityRow = { roles: readonly Role[] } & Pick<
  UserRow,
  'email' | 'full_name' | 'is_new_engine_enabled' | 'company_name' | 'customer_number' | 'plant'
>

export function identityOf(user: IdentityRow, isTempPassword: boolean, flags = plain): Identity {
  return {
    Roles: [...user.roles],
    CompanyName: user.company_name,
    Email: user.email,
    FullName: user.full_name,
    CustomerNumber: user.customer_number,
    HasCustomers: user.roles.includes('rep'),
    IsTempPassword: isTempPassword,
    NeedsSecondFactor: flags.NeedsSecondFactor,
    IsImpersonated: flags.IsImpersonated,
    Plant: user.plant,
    HasClearance: flags.HasClearance,
    IsNewEngineEnabled: user.is_new_engine_enabled,
  }
}

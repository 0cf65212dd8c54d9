/** Roles of companies, and the first owner of a company: for the operator's commands and for the admin's page. */
import { sql, type Transaction } from 'kysely'
import type { Plant } from '../../shared/access/identity'
import { type CompanyRole, companyRoles, isCompanyRole, type Role, withCompanyRoles } from '../../shared/access/roles'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'
import type { Post } from '../mail/mailQueue'
import { accountOpenMail } from '../mail/registrationMail'

/** A change of a person's roles, for the trail. */
export interface RoleChange {
  email: string
  before: Role[]
  after: Role[]
}

/** Adds to the company the roles that the operator gives to its people, so that its owner can assign them. */
export async function addCompanyRoles(db: Database, companyId: string, given: readonly Role[]): Promise<void> {
  const added = JSON.stringify(given.filter(isCompanyRole))
  await db
    .updateTable('companies')
    .set({
      roles: sql<string>`(select coalesce(jsonb_agg(distinct role), '[]'::jsonb)
        from jsonb_array_elements(companies.roles || ${added}::jsonb) as role)`,
    })
    .where('id', '=', companyId)
    .execute()
}

/** Sets the roles of the company and of its owners; all its people lose the roles that the company no longer holds. */
export async function setCompanyRoles(
  transaction: Transaction<Tables>,
  companyId: string,
  wanted: readonly CompanyRole[],
): Promise<
  { name: string; before: CompanyRole[]; after: CompanyRole[]; changes: RoleChange[] } | 'missing' | 'disabled'
> {
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'roles', 'newcomer_roles', 'disabled_at'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!company) return 'missing'
  if (company.disabled_at) return 'disabled'
  const held = companyRoles.filter(role => wanted.includes(role))
  await transaction
    .updateTable('companies')
    .set({
      roles: JSON.stringify(held),
      newcomer_roles: JSON.stringify(company.newcomer_roles.filter(role => held.includes(role))),
    })
    .where('id', '=', companyId)
    .execute()
  const people = await transaction
    .selectFrom('users')
    .select(['id', 'email', 'type', 'roles'])
    .where('company_id', '=', companyId)
    .forUpdate()
    .execute()
  const changes: RoleChange[] = []
  for (const { id, email, type, roles: before } of people) {
    const kept = before.filter(isCompanyRole).filter(role => held.includes(role))
    const after = withCompanyRoles(before, type === 'Owner' ? held : kept)
    if (after.length === before.length && after.every(role => before.includes(role))) continue
    await transaction
      .updateTable('users')
      .set({ roles: JSON.stringify(after) })
      .where('id', '=', id)
      .execute()
    changes.push({ email, before, after })
  }
  return { name: company.name, before: company.roles, after: held, changes }
}

interface NewOwner {
  userId: string
  customerNumber: string
  plant: Plant
}

/** Why nobody was admitted. `by` is the owner of the account of the company. */
export type NotLetIn = { why: 'not waiting' } | { why: 'disabled' } | { why: 'owned'; by: string }

/**
 * Admits the first person of a new company as its owner, with the roles of the company. The mail to them leads to the
 * login at `origin`.
 */
export async function letInOwner(
  transaction: Transaction<Tables>,
  post: Post,
  { userId, customerNumber, plant }: NewOwner,
  origin: string,
): Promise<RoleChange | NotLetIn> {
  const user = await transaction
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.email', 'users.company_id', 'users.roles', 'companies.roles as held', 'companies.disabled_at'])
    .where('users.id', '=', userId)
    .where('users.type', '=', 'Approval')
    .forUpdate()
    .executeTakeFirst()
  if (!user) return { why: 'not waiting' }
  if (user.disabled_at) return { why: 'disabled' }
  const owner = await transaction
    .selectFrom('users')
    .select('email')
    .where('company_id', '=', user.company_id)
    .where('type', '=', 'Owner')
    .executeTakeFirst()
  if (owner) return { why: 'owned', by: owner.email }
  const after = withCompanyRoles(['owner', ...user.roles.filter(role => role !== 'owner')], user.held)
  await transaction
    .updateTable('users')
    .set({ type: 'Owner', status: 'Owner', roles: JSON.stringify(after) })
    .where('id', '=', userId)
    .execute()
  await transaction
    .updateTable('companies')
    .set({ customer_number: customerNumber, plant })
    .where('id', '=', user.company_id)
    .execute()
  await post(accountOpenMail(user.email, origin))
  return { email: user.email, before: user.roles, after }
}

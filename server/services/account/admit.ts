/** Makes the account of a proven mailbox: admitted, waiting for the owner's approval, or the first of a new company. */
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Role } from '../../../shared/access/roles'
import { domainOf, isFreeDomain } from '../../../shared/accounts/freeDomains'
import type { RegistrationOutcome } from '../../../shared/accounts/registration'
import type { Database } from '../../data/database'
import type { Registration, Tables, User } from '../../data/schema'
import { isDisabled } from '../companyState'
import { userByEmail } from './users'

export interface Admitted {
  outcome: RegistrationOutcome
  email: string
  fullName: string
  companyId: string
  companyName: string
  /** The roles of the person: those for newcomers by the mail domain, or those of the invitation. */
  roles: readonly Role[]
  isByDomain: boolean
}

/** Whether the person is invited and not registered yet: the owner has already agreed. */
export function isInvited({ type, status }: Pick<Selectable<User>, 'type' | 'status'>): boolean {
  return type === 'Invite' && status === 'Pending'
}

/** Makes the account. Undefined if the registration was already used, or the email has an account by now. */
export async function admit(
  transaction: Transaction<Tables>,
  pending: Selectable<Registration>,
  now: Date,
): Promise<Admitted | undefined> {
  const domain = domainOf(pending.email)
  // Two people of a new company at the same time must not make two companies of it.
  await sql`select pg_advisory_xact_lock(hashtext(${`registration ${domain}`}))`.execute(transaction)
  const [mine] = await transaction.deleteFrom('registrations').where('id', '=', pending.id).returning('id').execute()
  if (!mine) return undefined
  const known = await userByEmail(transaction, pending.email)
  if (known && !isInvited(known)) return undefined
  if (known) return takeInvited(transaction, known, pending, now)

  const company = await companyOf(transaction, domain)
  if (company) {
    const isLetIn = company.allow_auto_reg && company.disabled_at === null
    const kind = isLetIn ? { ...letIn, roles: company.newcomer_roles } : waiting
    await addUser(transaction, pending, company.id, kind, now)
    if (isLetIn) return admitted('Active', pending, company, company.newcomer_roles)
    return admitted((await hasOwner(transaction, company.id)) ? 'Approval' : 'NewCompany', pending, company)
  }
  const made = await addCompany(transaction, pending, domain, now)
  await addUser(transaction, pending, made.id, waiting, now)
  return admitted('NewCompany', pending, made)
}

const letIn = { type: 'User', status: 'Active' } as const
const waiting = { type: 'Approval', status: 'Pending' } as const

type Kind = (typeof letIn | typeof waiting) & { roles?: readonly Role[] }

function admitted(
  outcome: RegistrationOutcome,
  { email, full_name }: Selectable<Registration>,
  company: { id: string; name: string },
  roles: readonly Role[] = [],
): Admitted {
  return {
    outcome,
    email,
    fullName: full_name,
    companyId: company.id,
    companyName: company.name,
    roles,
    isByDomain: true,
  }
}

/** The company with this mail domain, the oldest of several. A free mail domain belongs to no company. */
function companyOf(db: Database, domain: string) {
  if (isFreeDomain(domain)) return undefined
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'allow_auto_reg', 'newcomer_roles', 'disabled_at'])
    .where('mail_domain', '=', domain)
    .orderBy('created_at')
    .orderBy('id')
    .forShare()
    .executeTakeFirst()
}

async function hasOwner(db: Database, companyId: string): Promise<boolean> {
  const query = db.selectFrom('users').select('id').where('company_id', '=', companyId).where('type', '=', 'Owner')
  return (await query.executeTakeFirst()) !== undefined
}

/** Adds a company with this domain. It admits nobody automatically until its owner allows it. */
function addCompany(db: Database, pending: Selectable<Registration>, domain: string, created_at: Date) {
  return db
    .insertInto('companies')
    .values({
      name: pending.company_name,
      customer_number: '',
      plant: 'MN',
      mail_domain: isFreeDomain(domain) ? null : domain,
      created_at,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

async function addUser(
  db: Database,
  pending: Selectable<Registration>,
  company_id: string,
  { roles = [], ...kind }: Kind,
  created_at: Date,
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      company_id,
      email: pending.email,
      full_name: pending.full_name,
      phone: pending.phone,
      password_hash: pending.password_hash,
      temporary_password_hash: null,
      temporary_password_expires_at: null,
      ...kind,
      roles: JSON.stringify(roles),
      is_new_engine_enabled: false,
      created_at,
    })
    .execute()
}

/**
 * Admits the person if they came by the link of a valid invitation and the company is not disabled; otherwise the owner
 * is asked again. The invitation is used up either way.
 */
async function takeInvited(
  transaction: Transaction<Tables>,
  known: { id: string; company_id: string; company_name: string; roles: readonly Role[] },
  pending: Selectable<Registration>,
  now: Date,
): Promise<Admitted> {
  const { full_name, phone, password_hash } = pending
  const invitations = await transaction
    .deleteFrom('invitations')
    .where('user_id', '=', known.id)
    .returning(['token_hash', 'expires_at'])
    .execute()
  const isTheirs = invitations.some(one => one.token_hash === pending.invitation_hash && one.expires_at > now)
  const kind = isTheirs && !(await isDisabled(transaction, known.company_id)) ? letIn : waiting
  await transaction
    .updateTable('users')
    .set({ ...kind, full_name, phone, password_hash })
    .where('id', '=', known.id)
    .execute()
  const company = { id: known.company_id, name: known.company_name }
  return { ...admitted(kind === letIn ? 'Active' : 'Approval', pending, company, known.roles), isByDomain: false }
}

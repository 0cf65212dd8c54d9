/** Disables and enables companies: for the operator's command and for the admin's page. */
import type { Transaction } from 'kysely'
import { hasPower } from '../../shared/access/roles'
import type { Database } from '../data/database'
import type { Tables } from '../data/schema'
import type { Post } from '../mail/mailQueue'
import { approvalsWantedMail } from '../mail/registrationMail'
import type { SessionStore } from '../session/sessionStore'

interface Wanted {
  companyId: string
  isActive: boolean
  now: Date
}

/** A company whose state was changed, with the emails of the people who lose or regain access. */
export interface StateChange {
  name: string
  people: string[]
}

export type StateRefusal = 'missing' | 'same' | 'has power'

/** Does not change the state of single people. When a company is disabled, its sessions and tokens end. */
export async function setCompanyState(
  transaction: Transaction<Tables>,
  { post, store, origin }: { post: Post; store: SessionStore; origin: string },
  { companyId, isActive, now }: Wanted,
): Promise<StateChange | StateRefusal> {
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'disabled_at'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!company) return 'missing'
  if ((company.disabled_at === null) === isActive) return 'same'
  if (!isActive && (await holdsPower(transaction, companyId))) return 'has power'
  await transaction
    .updateTable('companies')
    .set({ disabled_at: isActive ? null : now })
    .where('id', '=', companyId)
    .execute()
  const people = await emailsWithAccess(transaction, companyId)
  if (isActive) await tellOwner(transaction, post, { companyId, company: company.name, origin })
  else {
    await endTokensOfCompany(transaction, companyId)
    await store.endSessionsOf(people, { within: transaction })
  }
  return { name: company.name, people }
}

/** Mails the owner about people who registered while the owner could not log in, and all others who wait. */
async function tellOwner(
  db: Database,
  post: Post,
  { companyId, company, origin }: { companyId: string; company: string; origin: string },
): Promise<void> {
  const people = db.selectFrom('users').where('company_id', '=', companyId).orderBy('email')
  const owner = await people.select('email').where('type', '=', 'Owner').limit(1).executeTakeFirst()
  const waiting = await people
    .select(['full_name', 'email'])
    .where('type', '=', 'Approval')
    .where('status', '=', 'Pending')
    .execute()
  if (owner && waiting.length > 0) await post(approvalsWantedMail(owner.email, { company, people: waiting }, origin))
}

/** Its audit detail. */
export function stateChange(isActive: boolean, people: number) {
  const [before, after] = isActive ? ['disabled', 'open'] : ['open', 'disabled']
  return { before, after, people }
}

/** Whether somebody of the company has power over others: disabling it could shut out all admins of an installation. */
export async function holdsPower(db: Database, companyId: string): Promise<boolean> {
  const held = await db.selectFrom('users').select('roles').distinct().where('company_id', '=', companyId).execute()
  return held.some(({ roles }) => hasPower(roles))
}

/** Emails of the people and programs that have access while their company is open. */
export async function emailsWithAccess(db: Database, companyId: string): Promise<string[]> {
  const people = await db
    .selectFrom('users')
    .select('email')
    .where('company_id', '=', companyId)
    .where('status', 'in', ['Active', 'Owner'])
    .orderBy('email')
    .execute()
  return people.map(({ email }) => email)
}

/** Whether the company is disabled. Its row is locked until the transaction is over. */
export async function isDisabled(transaction: Transaction<Tables>, companyId: string): Promise<boolean> {
  const { disabled_at } = await transaction
    .selectFrom('companies')
    .select('disabled_at')
    .where('id', '=', companyId)
    .forShare()
    .executeTakeFirstOrThrow()
  return disabled_at !== null
}

async function endTokensOfCompany(db: Database, companyId: string): Promise<void> {
  const people = db.selectFrom('users').select('id').where('company_id', '=', companyId)
  for (const table of ['bearer_tokens', 'service_tokens'] as const)
    await db
      .deleteFrom(table)
      .where(({ eb, or }) => or([eb('user_id', 'in', people), eb('impersonator_id', 'in', people)]))
      .execute()
}

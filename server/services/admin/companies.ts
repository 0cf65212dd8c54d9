/** The companies for the admin: the roles of each, and the first owner of a new one. */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Plant } from '../../../shared/access/identity'
import type { CompanyRole } from '../../../shared/access/roles'
import type { ListedCompany } from '../../../shared/contracts/admin'
import { refused, succeeded } from '../../../shared/contracts/envelope'
import { serverMessages } from '../../../shared/wording/serverMessages'
import type { AuditEntry } from '../../access/audit'
import { limits } from '../../config/limits'
import type { Database } from '../../data/database'
import type { Tables } from '../../data/schema'
import { denialMail } from '../../mail/approvalMail'
import { byCaller } from '../account/companyUsers'
import { roleChange } from '../account/userRoles'
import { letInOwner, type RoleChange, setCompanyRoles as setRoles } from '../companyRoles'
import { emailsWithAccess, holdsPower } from '../companyState'
import { containing } from '../containing'
import { countUpTo } from '../countUpTo'
import { dropNewcomer } from '../peopleChanges'
import type { ServiceCall } from '../service'
import type { AdminParts } from './parts'

const texts = serverMessages.companies
const { rows } = limits.adminPage

/** With the number of its people, how many of them wait, and the owner of the account. */
function companiesOf(db: Database) {
  const ofPeople = (what: ReturnType<typeof sql<string>>) =>
    sql<string>`(select ${what} from users where users.company_id = companies.id)`
  return db
    .selectFrom('companies')
    .selectAll('companies')
    .select([
      ofPeople(sql`count(*) filter (where type <> 'Service')`).as('people'),
      ofPeople(sql`count(*) filter (where type = 'Approval' and status = 'Pending')`).as('waiting'),
      sql<string | null>`(select min(email) from users where company_id = companies.id and type = 'Owner')`.as('owner'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof companiesOf>['executeTakeFirstOrThrow']>>

const companyOf = (row: Row): ListedCompany => ({
  Id: row.id,
  Name: row.name,
  MailDomain: row.mail_domain,
  CustomerNumber: row.customer_number,
  Plant: row.plant,
  Roles: row.roles,
  People: Number(row.people),
  Waiting: Number(row.waiting),
  Owner: row.owner,
  IsDisabled: row.disabled_at !== null,
})

interface ListRequest {
  search?: string
  /** The last company of the page before. */
  after?: string
}

export function listCompanies({ db }: AdminParts) {
  return async (_: ServiceCall, request: ListRequest) => {
    const { companies, found } = await companiesIn({ db }, request)
    return { Succeeded: true, Notices: [], Items: companies, Item: await countUpTo(db, found) }
  }
}

/** A page of companies, and the query of all that are found. */
export async function companiesIn({ db }: Pick<AdminParts, 'db'>, { search, after }: ListRequest) {
  let found = db.selectFrom('companies').select('companies.id')
  if (search)
    found = found.where(({ or, eb }) =>
      or([eb('name', 'ilike', containing(search)), eb('mail_domain', 'ilike', containing(search))]),
    )
  const ids = await pageOf(db, found, after)
  const rows = ids.length > 0 ? await companiesOf(db).where('companies.id', 'in', ids).execute() : []
  const inOrder = ids.flatMap(id => rows.find(row => row.id === id) ?? [])
  return { companies: inOrder.map(companyOf), found }
}

type Found = SelectQueryBuilder<Tables, 'companies', { id: string }>

/** New companies, whose first owner an admin admits. */
const waitsForOwner = sql<boolean>`(
  companies.id in (select company_id from users where type = 'Approval' and status = 'Pending')
  and not exists (select from users where company_id = companies.id and type = 'Owner')
)`

/**
 * A page of ids: the companies that wait for their owner by name, then all others by name; each by its own index.
 * `after` is the last company of the page before.
 */
async function pageOf(db: Database, found: Found, after?: string): Promise<string[]> {
  const before = after
    ? await db
        .selectFrom('companies')
        .select(['id', 'name', waitsForOwner.as('waits')])
        .where('id', '=', after)
        .executeTakeFirst()
    : undefined
  const from = async (query: Found, isBegun: boolean, room: number) => {
    const behind =
      before && isBegun ? sql<boolean>`(name, id) > (${before.name}, ${before.id}::uuid)` : sql<boolean>`true`
    const page = query.where(behind).orderBy('name').orderBy('id').limit(room)
    return (await page.execute()).map(row => row.id)
  }
  const waiting = before && !before.waits ? [] : await from(found.where(waitsForOwner), before !== undefined, rows)
  const room = rows - waiting.length
  if (room === 0) return waiting
  const others = await from(found.where(sql<boolean>`not ${waitsForOwner}`), before?.waits === false, room)
  return [...waiting, ...others]
}

export function showCompany({ db, store }: AdminParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const row = await companiesOf(db).where('companies.id', '=', id).executeTakeFirst()
    if (!row) return refused(texts.missing)
    const newcomers = await db
      .selectFrom('users')
      .select(['id', 'full_name', 'email', 'created_at'])
      .where('company_id', '=', id)
      .where('type', '=', 'Approval')
      .where('status', '=', 'Pending')
      .orderBy('created_at')
      .orderBy('id')
      .limit(limits.userPage)
      .execute()
    const people = await emailsWithAccess(db, id)
    const isOwn = call.requireCaller().companyId === id
    const isPowerful = await holdsPower(db, id)
    return succeeded({
      ...companyOf(row),
      CreatedAt: row.created_at.toISOString(),
      WithAccess: people.length,
      Sessions: await store.countOf(people),
      StaysOpen: isOwn ? ('own' as const) : isPowerful ? ('power' as const) : null,
      Newcomers: newcomers.map(one => ({
        ...{ Id: one.id, FullName: one.full_name, Email: one.email },
        Since: one.created_at.toISOString(),
      })),
    })
  }
}

export function setCompanyRoles({ audit }: AdminParts) {
  return async (call: ServiceCall, { id, roles }: { id: string; roles: CompanyRole[] }) => {
    const why = await audit.transaction(async (transaction, record) => {
      const outcome = await setRoles(transaction, id, roles)
      if (outcome === 'missing') return texts.missing
      if (outcome === 'disabled') return texts.isDisabled
      const { name, before, after, changes } = outcome
      const entry = { event: 'company-roles', outcome: 'success', ...byCaller(call), target: name } as const
      record({ ...entry, detail: roleChange(before, after) })
      for (const change of changes) record(changeEntry(call, change))
      return undefined
    })
    return why === undefined ? succeeded(null) : refused(why)
  }
}

export function approveCompany({ mails, origin }: AdminParts) {
  return async (call: ServiceCall, form: { id: string; customerNumber: string; plant: Plant }) => {
    const { id: userId, ...company } = form
    const outcome = await mails.inTransaction(async (transaction, post, { record }) => {
      const done = await letInOwner(transaction, post, { userId, ...company }, origin)
      if ('why' in done) return done
      const entry = { event: 'company-approval', outcome: 'success', ...byCaller(call), target: done.email } as const
      record({ ...entry, detail: company })
      record(changeEntry(call, done))
      return done
    })
    if (!('why' in outcome)) return succeeded(null)
    if (outcome.why === 'owned') return refused(texts.owned(outcome.by))
    return refused(outcome.why === 'disabled' ? texts.isDisabled : texts.notWaiting)
  }
}

/** Refused if the company has an owner: then the owner decides. */
export function denyNewcomer({ mails }: AdminParts) {
  return async (call: ServiceCall, { id }: { id: string }) => {
    const isDenied = await mails.inTransaction(async (transaction, post, { record }) => {
      const denied = await dropNewcomer(transaction, id)
      if (!denied) return false
      await post(denialMail(denied.email, denied.name))
      const entry = { event: 'user-approval', outcome: 'success', ...byCaller(call), target: denied.email } as const
      record({ ...entry, detail: { isApproved: false } })
      return true
    })
    return isDenied ? succeeded(null) : refused(texts.notWaiting)
  }
}

function changeEntry(call: ServiceCall, { email, before, after }: RoleChange): AuditEntry {
  const entry = { event: 'role-change', outcome: 'success', ...byCaller(call), target: email } as const
  return { ...entry, detail: roleChange(before, after) }
}

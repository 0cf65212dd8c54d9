/**
 * The operator's commands. Each is audited as an action of the operator, and prints a password only if it has just made
 * one.
 */

import { plants } from '../../shared/access/identity'
import { companyRoles, isCompanyRole, isRole, type Role, roles } from '../../shared/access/roles'
import { domainOf, isFreeDomain } from '../../shared/accounts/freeDomains'
import { questionGroups } from '../../shared/accounts/securityQuestions'
import { email as emailSchema } from '../../shared/validation/schemas'
import { hashOfNothing, randomPassword } from '../access/passwords'
import { accountKey } from '../access/passwordTries'
import { hashAnswer } from '../access/securityAnswers'
import { newTemporaryPassword } from '../access/temporaryPassword'
import type { Parts } from '../application/parts'
import { limits } from '../config/limits'
import { type BackupSummary, restoreBackup, writeBackup } from '../data/backup'
import { factorMail } from '../mail/factorMail'
import { noteBackup } from '../monitoring/backups'
import { clearanceKey } from '../services/account/clearance'
import { secondFactorKey } from '../services/account/factorCodes'
import { roleChange as beforeAndAfter } from '../services/account/userRoles'
import { addCompanyRoles, letInOwner } from '../services/companyRoles'
import { isDisabled } from '../services/companyState'
import { endTokensOf } from '../services/endTokens'
import { AdminError } from './adminError'
import { auditCommands } from './auditCommands'
import { catalogueCommands, catalogueReadings } from './catalogueCommands'
import { companyCommands } from './companyCommands'
import { deskCommands, deskReadings } from './deskCommands'
import { doctorCommand } from './doctorCommand'
import { mailCommands } from './mailCommands'
import { operatorEntry, recordingRefusals } from './operator'
import { peopleCommands, peopleReadings } from './peopleCommands'
import { systemCommands } from './systemCommands'

type Values = Record<string, string | undefined>

interface AdminCommand {
  usage: string
  options: Record<string, { type: 'string' }>
  run(parts: Parts, values: Values): Promise<string[]>
}

const text = { type: 'string' } as const

const companyIsDisabled = 'the company is disabled; enable it first, with set-company-state --state open'

const commands = {
  'create-user': {
    usage: 'create-user --email E --name N --company C [--roles a,b] [--plant MN|VA|AZ]',
    options: { email: text, name: text, company: text, roles: text, plant: text },
    run: createUser,
  },
  'approve-owner': {
    usage: 'approve-owner --email E [--roles a,b] [--customer-number N] [--plant MN|VA|AZ]',
    options: { email: text, roles: text, 'customer-number': text, plant: text },
    run: approveOwner,
  },
  'set-roles': {
    usage: 'set-roles --email E [--roles a,b] [--add a,b] [--remove a,b]',
    options: { email: text, roles: text, add: text, remove: text },
    run: setRoles,
  },
  'set-new-engine': {
    usage: 'set-new-engine --email E --on yes|no',
    options: { email: text, on: text },
    run: settingOf('set-new-engine', 'is_new_engine_enabled', 'the new engine'),
  },
  'set-analytics': {
    usage: 'set-analytics --email E --on yes|no',
    options: { email: text, on: text },
    run: settingOf('set-analytics', 'is_analytics_enabled', 'analytics'),
  },
  'reset-password': { usage: 'reset-password --email E', options: { email: text }, run: resetPassword },
  'set-security-answer': {
    usage: 'set-security-answer --email E',
    options: { email: text },
    run: setSecurityAnswer,
  },
  'reset-second-factor': {
    usage: 'reset-second-factor --email E',
    options: { email: text },
    run: resetSecondFactor,
  },
  'end-sessions': { usage: 'end-sessions --email E', options: { email: text }, run: endSessions },
  ...peopleCommands,
  ...companyCommands,
  backup: { usage: 'backup --to FILE', options: { to: text }, run: backup },
  restore: { usage: 'restore --from FILE', options: { from: text }, run: restore },
  ...mailCommands,
  ...systemCommands,
  ...catalogueCommands,
  ...deskCommands,
} as const satisfies Record<string, AdminCommand>

/** Commands that only read write no audit row: with another AUDIT_KEY the row itself would break the chain. */
export const adminCommands = {
  ...recordingRefusals(commands),
  ...auditCommands,
  ...doctorCommand,
  ...catalogueReadings,
  ...deskReadings,
  ...peopleReadings,
}

export type CommandName = keyof typeof adminCommands

export const commandNames = Object.keys(adminCommands) as CommandName[]

async function createUser(parts: Parts, values: Values): Promise<string[]> {
  const email = emailOf(values)
  const company = required(values, 'company')
  const plant = plantOf(values)
  const held = rolesOf(values.roles ?? '')
  const created_at = parts.clock.now()
  const full_name = required(values, 'name')
  if (await userIdOf(parts, email)) throw new AdminError(`${email} exists already`)
  const { password, stored } = await newTemporaryPassword(created_at)
  const password_hash = await hashOfNothing()
  await parts.audit.transaction(async (transaction, record) => {
    const mail_domain = companyDomainOf(email)
    const named = await transaction
      .selectFrom('companies')
      .select(['id', 'mail_domain'])
      .where('name', '=', company)
      .execute()
    const existing = named.length > 1 ? named.find(one => mail_domain && one.mail_domain === mail_domain) : named[0]
    if (named.length > 1 && !existing)
      throw new AdminError(`${named.length} companies are called ${company}, and none has the mail domain of ${email}`)
    const { id } =
      existing ??
      (await transaction
        .insertInto('companies')
        .values({ name: company, customer_number: '', plant, created_at, mail_domain })
        .returning('id')
        .executeTakeFirstOrThrow())
    await addCompanyRoles(transaction, id, held)
    if (await isDisabled(transaction, id)) throw new AdminError(companyIsDisabled)
    const type = held.includes('owner') ? ('Owner' as const) : ('User' as const)
    await transaction
      .insertInto('users')
      .values({
        company_id: id,
        email,
        full_name,
        phone: '',
        password_hash,
        ...stored,
        type,
        status: type === 'Owner' ? 'Owner' : 'Active',
        roles: JSON.stringify(held),
        is_new_engine_enabled: false,
        created_at,
      })
      .execute()
    record(operatorEntry('create-user', email, beforeAndAfter([], held)))
  })
  return [`${email} is created. ${temporary(password)}`]
}

/** Admits the first person of a new company as its owner: nobody becomes an owner without the operator or an admin. */
async function approveOwner(parts: Parts, values: Values): Promise<string[]> {
  const email = emailOf(values)
  const userId = await requireUser(parts, email)
  const customerNumber = values['customer-number'] ?? ''
  const given = rolesOf(values.roles ?? '')
  if (!given.every(isCompanyRole)) throw new AdminError(`a company holds only these roles: ${companyRoles.join(', ')}`)
  const plant = plantOf(values)
  const outcome = await parts.mails.inTransaction(async (transaction, post, { record }) => {
    const user = transaction.selectFrom('users').select('company_id').where('id', '=', userId)
    const { company_id } = await user.executeTakeFirstOrThrow()
    await addCompanyRoles(transaction, company_id, given)
    const done = await letInOwner(transaction, post, { userId, customerNumber, plant }, parts.origin)
    if (!('why' in done)) {
      record(operatorEntry('approve-owner', email, beforeAndAfter(done.before, done.after)))
      return done
    }
    if (done.why === 'owned') throw new AdminError(`the company has an owner, who decides: ${done.by}`)
    if (done.why === 'disabled') throw new AdminError(companyIsDisabled)
    throw new AdminError(`${email} is not waiting for approval`)
  })
  return [`${email} owns the account of their company, can log in, and holds: ${outcome.after.join(', ')}`]
}

/** Sets all roles of a person, or adds some and removes some. */
async function setRoles(parts: Parts, values: Values): Promise<string[]> {
  const email = emailOf(values)
  const change = roleChange(values)
  const id = await requireUser(parts, email)
  const { before, held } = await parts.audit.transaction(async (transaction, record) => {
    const user = transaction.selectFrom('users').select(['roles', 'company_id']).where('id', '=', id).forUpdate()
    const { roles: before, company_id } = await user.executeTakeFirstOrThrow()
    const held = change(before)
    await transaction
      .updateTable('users')
      .set({ roles: JSON.stringify(held) })
      .where('id', '=', id)
      .execute()
    await addCompanyRoles(transaction, company_id, held)
    if (await isDisabled(transaction, company_id)) throw new AdminError(companyIsDisabled)
    // Removed rights must not remain valid in an open session or a token.
    await endTokensOf(transaction, id)
    await parts.store.endSessionsOf(email, { within: transaction })
    record(operatorEntry('set-roles', email, beforeAndAfter(before, held)))
    return { before, held }
  })
  const listed = (some: readonly Role[]) => some.join(', ') || 'no role'
  return [`${email} holds: ${listed(held)}`, `before: ${listed(before)}`]
}

function roleChange({ roles: all, add, remove }: Values): (before: Role[]) => Role[] {
  const isPart = Boolean(add || remove)
  if (isPart === Boolean(all)) throw new AdminError('either --roles, which are all, or --add and --remove')
  if (all) return () => rolesOf(all)
  const [added, removed] = [rolesOf(add ?? ''), rolesOf(remove ?? '')]
  return before => [...new Set([...before, ...added])].filter(role => !removed.includes(role))
}

/** Sets whether a person may choose the new engine, or whether their calculations are measured. */
function settingOf(command: string, column: 'is_new_engine_enabled' | 'is_analytics_enabled', what: string) {
  return async (parts: Parts, values: Values): Promise<string[]> => {
    const email = emailOf(values)
    const on = required(values, 'on')
    if (on !== 'yes' && on !== 'no') throw new AdminError('--on is yes or no')
    const id = await requireUser(parts, email)
    await parts.audit.transaction(async (transaction, record) => {
      const user = transaction.selectFrom('users').select(column).where('id', '=', id).forUpdate()
      const before = (await user.executeTakeFirstOrThrow())[column] ? 'yes' : 'no'
      await transaction
        .updateTable('users')
        .set({ [column]: on === 'yes' })
        .where('id', '=', id)
        .execute()
      record(operatorEntry(command, email, { before, after: on }))
    })
    return [`${email} ${on === 'yes' ? 'has' : 'does not have'} ${what}`]
  }
}

/** The old password stops working at once: a stolen password may be the reason for this command. */
async function resetPassword(parts: Parts, values: Values): Promise<string[]> {
  const email = emailOf(values)
  const id = await requireUser(parts, email)
  const { password, stored } = await newTemporaryPassword(parts.clock.now())
  const password_hash = await hashOfNothing()
  await parts.audit.transaction(async (transaction, record) => {
    await transaction
      .updateTable('users')
      .set({ password_hash, ...stored })
      .where('id', '=', id)
      .execute()
    await endTokensOf(transaction, id)
    await transaction.deleteFrom('attempts').where('key', '=', accountKey(email)).execute()
    await parts.store.endSessionsOf(email, { within: transaction })
    record(operatorEntry('reset-password', email))
  })
  return [`${email} has no other password any more. ${temporary(password)}`]
}

function temporary(password: string): string {
  return `Good for ${limits.temporaryPasswordHours} hours and one login, which asks for a new one: the password ${password}`
}

/** Replaces all earlier answers, for people who forgot them or may not set any. Ends clearance and resets attempts. */
async function setSecurityAnswer(parts: Parts, values: Values): Promise<string[]> {
  const email = emailOf(values)
  const user_id = await requireUser(parts, email)
  const question = questionGroups[0]?.[0]
  if (!question) throw new AdminError('there are no security questions')
  const answer = randomPassword()
  const answer_hash = await hashAnswer(answer)
  await parts.audit.transaction(async (transaction, record) => {
    await transaction.deleteFrom('security_answers').where('user_id', '=', user_id).execute()
    await transaction
      .insertInto('security_answers')
      .values({ user_id, group_number: 0, question_id: question.Id, answer_hash, answered_at: parts.clock.now() })
      .execute()
    await transaction.updateTable('bearer_tokens').set({ cleared_until: null }).where('user_id', '=', user_id).execute()
    await transaction.deleteFrom('attempts').where('key', '=', clearanceKey(email)).execute()
    record(operatorEntry('set-security-answer', email))
  })
  return [`${email} is asked "${question.Question}" and answers ${answer}`]
}

/** For people who have lost app and recovery codes. If a role requires it, the next login sets up a new factor. */
async function resetSecondFactor(parts: Parts, values: Values): Promise<string[]> {
  const email = emailOf(values)
  const id = await requireUser(parts, email)
  await parts.mails.inTransaction(async (transaction, post, { record }) => {
    for (const table of ['second_factors', 'second_factor_setups', 'recovery_codes'] as const)
      await transaction.deleteFrom(table).where('user_id', '=', id).execute()
    await transaction.deleteFrom('attempts').where('key', '=', secondFactorKey(id)).execute()
    await endTokensOf(transaction, id)
    await post(factorMail(email, 'off', { now: parts.clock.now(), requestId: 'by the operator' }))
    await parts.store.endSessionsOf(email, { within: transaction })
    record(operatorEntry('reset-second-factor', email))
  })
  return [`${email} logs in with the password alone, until a second factor is set up again`]
}

async function endSessions(parts: Parts, values: Values): Promise<string[]> {
  const email = emailOf(values)
  const id = await requireUser(parts, email)
  await parts.audit.transaction(async (transaction, record) => {
    await endTokensOf(transaction, id)
    await parts.store.endSessionsOf(email, { within: transaction })
    record(operatorEntry('end-sessions', email))
  })
  return [`${email} is signed out everywhere`]
}

async function backup(parts: Parts, values: Values): Promise<string[]> {
  const file = required(values, 'to')
  const startedAt = parts.clock.now()
  const made = await writeBackup(parts.db, file, startedAt)
  const { nodeName: node } = parts.config
  await noteBackup(parts.db, { node, file, startedAt, endedAt: parts.clock.now(), rows: made.rows })
  await record(parts, 'backup', file)
  return [backupText(file, made)]
}

function backupText(file: string, { rows }: BackupSummary): string {
  return `${file} holds ${rows} rows, and was read again to check it.`
}

async function restore(parts: Parts, values: Values): Promise<string[]> {
  const file = required(values, 'from')
  const { rows, madeAt } = await restoreBackup(parts.db, file)
  const { verified, fault } = await parts.audit.verify()
  // A row with another key would break the chain for the right key.
  if (fault?.code !== 'other-key') await record(parts, 'restore', file)
  const trail = fault ? `${fault.text} Is AUDIT_KEY the one of the backup?` : `The audit trail holds: ${verified} rows.`
  return [`${rows} rows of ${madeAt} are restored. Everybody has to log in again.`, trail]
}

function required(values: Values, name: string): string {
  const value = values[name]
  if (!value) throw new AdminError(`--${name} is needed`)
  return value
}

function emailOf(values: Values): string {
  const parsed = emailSchema.safeParse(required(values, 'email'))
  if (!parsed.success) throw new AdminError('--email is not an email address')
  return parsed.data.toLowerCase()
}

function plantOf(values: Values) {
  const plant = plants.find(one => one === (values.plant ?? 'MN'))
  if (!plant) throw new AdminError(`--plant is one of ${plants.join(', ')}`)
  return plant
}

/** The mail domain of a company, unless it is that of a free mail provider. */
function companyDomainOf(email: string): string | null {
  const domain = domainOf(email)
  return isFreeDomain(domain) ? null : domain
}

function rolesOf(list: string): Role[] {
  return list
    .split(',')
    .filter(Boolean)
    .map(name => {
      if (!isRole(name)) throw new AdminError(`${name} is not a role; the roles are ${roles.join(', ')}`)
      return name
    })
}

async function userIdOf({ db }: Parts, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

async function requireUser(parts: Parts, email: string): Promise<string> {
  const id = await userIdOf(parts, email)
  if (!id) throw new AdminError(`there is no account ${email}`)
  return id
}

function record({ audit }: Parts, command: string, target: string): Promise<void> {
  return audit.record(operatorEntry(command, target))
}

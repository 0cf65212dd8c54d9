/** The operator's commands for a whole company: whether it is open, and its roles. */
import { companyRoles, isCompanyRole, isRole } from '../../shared/access/roles'

import type { Parts } from '../application/parts'
import type { Database } from '../data/database'
import { setCompanyRoles } from '../services/companyRoles'
import { setCompanyState, stateChange } from '../services/companyState'
import { AdminError } from './adminError'
import { operatorEntry } from './operator'

type Values = Record<string, string | undefined>

const text = { type: 'string' } as const

export const companyCommands = {
  'set-company-state': {
    usage: 'set-company-state --company C [--mail-domain D] --state open|disabled',
    options: { company: text, 'mail-domain': text, state: text },
    run: setState,
  },
  'set-company-roles': {
    usage: 'set-company-roles --company C [--mail-domain D] --roles a,b',
    options: { company: text, 'mail-domain': text, roles: text },
    run: setRoles,
  },
} as const

async function setState(parts: Parts, values: Values): Promise<string[]> {
  const { company, 'mail-domain': mailDomain, state } = values
  if (!company) throw new AdminError('--company is needed')
  if (state !== 'open' && state !== 'disabled') throw new AdminError('--state is open or disabled')
  const isActive = state === 'open'
  const companyId = await companyNamed(parts.db, company, mailDomain)
  const people = await parts.mails.inTransaction(async (transaction, post, { record }) => {
    const outcome = await setCompanyState(
      transaction,
      { post, store: parts.store, origin: parts.origin },
      { companyId, isActive, now: parts.clock.now() },
    )
    if (outcome === 'same') throw new AdminError(`${company} is ${state} already`)
    if (outcome === 'has power')
      throw new AdminError(
        `somebody in ${company} has power over others; take that away first, with set-roles --remove`,
      )
    if (outcome === 'missing') throw new AdminError(`there is no company ${company}`)
    const byOperator = operatorEntry('set-company-state', company, stateChange(isActive, outcome.people.length))
    record(byOperator)
    for (const target of outcome.people) {
      const { detail } = operatorEntry('set-company-state', target, { isActive, company })
      record({ event: 'user-status', outcome: 'success', target, detail })
    }
    return outcome.people
  })
  const count = `${people.length} ${people.length === 1 ? 'account' : 'accounts'}`
  return isActive
    ? [`${company} is open: ${count} can log in again; who is disabled on their own stays so`]
    : [`${company} is disabled: ${count} signed out, and nobody of it can log in`]
}

/** All roles of a company; its owner gets them, and its people lose those that it no longer holds. */
async function setRoles(parts: Parts, values: Values): Promise<string[]> {
  const { company, 'mail-domain': mailDomain } = values
  if (!company) throw new AdminError('--company is needed')
  if (values.roles === undefined) throw new AdminError('--roles is needed; it may be empty')
  const wanted = values.roles.split(',').filter(Boolean)
  if (!wanted.every(isRole) || !wanted.every(isCompanyRole))
    throw new AdminError(`a company holds only these roles: ${companyRoles.join(', ')}`)
  const companyId = await companyNamed(parts.db, company, mailDomain)
  const { after, changes } = await parts.audit.transaction(async (transaction, record) => {
    const outcome = await setCompanyRoles(transaction, companyId, wanted)
    if (outcome === 'missing') throw new AdminError(`there is no company ${company}`)
    if (outcome === 'disabled')
      throw new AdminError(`${company} is disabled; enable it first, with set-company-state --state open`)
    const entry = (target: string, before: readonly string[], after: readonly string[]) =>
      operatorEntry('set-company-roles', target, { before: before.join(', '), after: after.join(', ') })
    record(entry(company, outcome.before, outcome.after))
    for (const { email, before, after } of outcome.changes) record(entry(email, before, after))
    return outcome
  })
  return [
    `${company} holds: ${after.join(', ') || 'no role'}`,
    ...changes.map(({ email, after }) => `${email} holds: ${after.join(', ') || 'no role'}`),
  ]
}

/** Names are not unique; a mail domain selects one of several companies. */
async function companyNamed(db: Database, name: string, mailDomain: string | undefined): Promise<string> {
  let named = db.selectFrom('companies').select('id').where('name', '=', name)
  if (mailDomain) named = named.where('mail_domain', '=', mailDomain.toLowerCase())
  const [found, ...others] = await named.execute()
  if (!found)
    throw new AdminError(`there is no company ${name}${mailDomain ? ` with the mail domain ${mailDomain}` : ''}`)
  if (others.length > 0) throw new AdminError(`${others.length + 1} companies are called ${name}: add --mail-domain`)
  return found.id
}

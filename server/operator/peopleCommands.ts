/** The operator's commands for what admins do for people by page: finding, unlocking, disabling, correcting, refusing. */
import { isRole, roles } from '../../shared/access/roles'
import { mayToggle, type UserStatus, userStatuses } from '../../shared/accounts/companyUsers'
import { email as emailSchema } from '../../shared/validation/schemas'
import type { AuditEntry } from '../access/audit'
import { createThrottle } from '../access/throttle'
import type { Parts } from '../application/parts'
import { denialMail } from '../mail/approvalMail'
import { userByEmail, userById } from '../services/account/users'
import { companiesIn } from '../services/admin/companies'
import { endNamedSession } from '../services/admin/userSessions'
import { peopleIn, personIn } from '../services/admin/users'
import { dropNewcomer, renamePerson, setPersonState, unlockPerson } from '../services/peopleChanges'
import { confirmEmail, proposeEmail } from '../services/personEmails'
import { AdminError } from './adminError'
import { operatorEntry } from './operator'

type Values = Record<string, string | undefined>

const text = { type: 'string' } as const

export const peopleCommands = {
  unlock: { usage: 'unlock --email E', options: { email: text }, run: unlock },
  'set-person-state': {
    usage: 'set-person-state --email E --state open|disabled',
    options: { email: text, state: text },
    run: setState,
  },
  'correct-person': {
    usage: 'correct-person --email E [--name N] [--phone P]',
    options: { email: text, name: text, phone: text },
    run: correct,
  },
  'propose-email': {
    usage: 'propose-email --email E --to NEW',
    options: { email: text, to: text },
    run: propose,
  },
  'confirm-email': {
    usage: 'confirm-email --email E --code C',
    options: { email: text, code: text },
    run: confirm,
  },
  'end-session': {
    usage: 'end-session --email E --session NAME',
    options: { email: text, session: text },
    run: endSession,
  },
  'deny-newcomer': { usage: 'deny-newcomer --email E', options: { email: text }, run: deny },
} as const

/** They only read, so they write no audit row. */
export const peopleReadings = {
  people: {
    usage: `people [--search T] [--status ${userStatuses.join('|')}] [--role R] [--after EMAIL]`,
    options: { search: text, status: text, role: text, after: text },
    run: listPeople,
  },
  person: { usage: 'person --email E', options: { email: text }, run: showPerson },
  companies: {
    usage: 'companies [--search T] [--after ID]',
    options: { search: text, after: text },
    run: listCompanies,
  },
} as const

async function personNamed({ db }: Parts, { email }: Values) {
  if (!email) throw new AdminError('--email is needed')
  const user = await userByEmail(db, email)
  if (!user) throw new AdminError(`there is no account ${email}`)
  return user
}

async function unlock(parts: Parts, values: Values): Promise<string[]> {
  const user = await personNamed(parts, values)
  await parts.audit.transaction(async (transaction, record) => {
    await unlockPerson(transaction, user)
    record(operatorEntry('unlock', user.email))
  })
  return [`${user.email} may try again: the tries of password, code and security question are counted anew`]
}

async function setState(parts: Parts, values: Values): Promise<string[]> {
  const { state } = values
  if (state !== 'open' && state !== 'disabled') throw new AdminError('--state is open or disabled')
  const user = await personNamed(parts, values)
  if (!mayToggle({ Type: user.type, Status: user.status }))
    throw new AdminError(`${user.email} owns the account of a company or has not been let in: it has no such state`)
  const isActive = state === 'open'
  await parts.audit.transaction(async (transaction, record) => {
    if (!(await setPersonState(transaction, parts.store, user, isActive)))
      throw new AdminError('the company is disabled; enable it first, with set-company-state --state open')
    record(operatorEntry('set-person-state', user.email, { before: user.status !== 'Disabled', after: isActive }))
  })
  return [isActive ? `${user.email} can log in again` : `${user.email} is signed out and cannot log in`]
}

async function correct(parts: Parts, values: Values): Promise<string[]> {
  const { name, phone } = values
  if (!name && phone === undefined) throw new AdminError('--name or --phone is needed')
  const { id, email } = await personNamed(parts, values)
  const after = await parts.audit.transaction(async (transaction, record) => {
    const done = await renamePerson(transaction, id, before => ({
      fullName: name || before.fullName,
      phone: phone ?? before.phone,
    }))
    if (!done) throw new AdminError(`${email} is the account of a program, which has neither name nor phone`)
    record(operatorEntry('correct-person', email, { before: done.before, after: done.after }))
    return done.after
  })
  return [`${email} is ${after}`]
}

/** What was asked on this machine has no request and no address. */
const asked = ({ clock }: Parts, command: string) => ({
  ...{ now: clock.now(), requestId: `command ${command}`, address: '' },
  row: (target: string, detail: { step: string; before: string }) => operatorEntry(command, target, detail),
})

async function propose(parts: Parts, values: Values): Promise<string[]> {
  const { email, id } = await personNamed(parts, values)
  const to = emailSchema.safeParse(values.to)
  if (!to.success) throw new AdminError('--to is the new email')
  const throttle = createThrottle(parts.db, parts.clock)
  const user = await userById(parts.db, id)
  const why = await proposeEmail({ ...parts, throttle }, user, to.data, asked(parts, 'propose-email'))
  if (why !== undefined) throw new AdminError(why)
  return [
    `a code is mailed to ${to.data}, and ${email} is told: ask the person for the code, then use`,
    `confirm-email --email ${email} --code CODE`,
  ]
}

async function confirm(parts: Parts, values: Values): Promise<string[]> {
  const { email, id } = await personNamed(parts, values)
  if (!values.code) throw new AdminError('--code is needed')
  const user = await userById(parts.db, id)
  const refusal = await confirmEmail(parts, user, values.code, asked(parts, 'confirm-email'))
  if (refusal) throw new AdminError(refusal.why)
  return [`${email} has the new email, and is signed out everywhere`]
}

async function endSession(parts: Parts, values: Values): Promise<string[]> {
  const { email } = await personNamed(parts, values)
  const row = (detail: AuditEntry['detail']) => operatorEntry('end-session', email, detail)
  const isEnded = await endNamedSession(parts, email, { session: values.session, row })
  if (!isEnded) throw new AdminError('--session is the name of one that person --email shows')
  return [`that session of ${email} is ended`]
}

async function deny(parts: Parts, values: Values): Promise<string[]> {
  const { id, email } = await personNamed(parts, values)
  await parts.mails.inTransaction(async (transaction, post, { record }) => {
    const denied = await dropNewcomer(transaction, id)
    if (!denied) throw new AdminError(`${email} does not wait for a company without an owner`)
    await post(denialMail(denied.email, denied.name))
    record(operatorEntry('deny-newcomer', email, { company: denied.name }))
  })
  return [`${email} is not let in, and is told so by mail`]
}

async function listPeople(parts: Parts, { search, status, role, after }: Values): Promise<string[]> {
  if (role !== undefined && !isRole(role)) throw new AdminError(`--role is one of ${roles.join(', ')}`)
  const isStatus = (name: string): name is UserStatus => userStatuses.some(one => one === name)
  if (status !== undefined && !isStatus(status)) throw new AdminError(`--status is one of ${userStatuses.join(', ')}`)
  const people = await peopleIn(parts, {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(role ? { role } : {}),
    ...(after ? { after } : {}),
  })
  if (people.length === 0) return ['nobody is found']
  return people.map(one => {
    const marks = [one.IsPaused && 'paused', one.IsCompanyDisabled && 'company disabled'].filter(Boolean)
    const held = one.Roles.join(', ') || 'no role'
    return [one.Email, one.FullName, one.CompanyName, one.Status, ...marks].join(', ').concat(`: ${held}`)
  })
}

async function showPerson(parts: Parts, values: Values): Promise<string[]> {
  const { id } = await personNamed(parts, values)
  const person = await personIn(parts, id)
  if (!person) throw new AdminError(`there is no account ${values.email}`)
  return [
    `${person.Email}, ${person.FullName}, ${person.CompanyName}, ${person.Status}`,
    `roles: ${person.Roles.join(', ') || 'none'}; the company holds: ${person.CompanyRoles.join(', ') || 'none'}`,
    `since ${person.CreatedAt}, last sign-in ${person.LastSignIn ?? 'never'}`,
    `second factor ${person.HasSecondFactor ? 'on' : 'off'}, failed tries in a row ${person.FailedTries}`,
    ...(person.PausedUntil ? [`paused until ${person.PausedUntil}`] : []),
    ...(person.IsCompanyDisabled ? ['the company is disabled, so nobody of it can log in'] : []),
    ...person.Sessions.map(one =>
      [`session ${one.Name}`, one.Device, one.Address, one.SignedInAt, one.Acting].filter(Boolean).join(', '),
    ),
  ]
}

async function listCompanies(parts: Parts, { search, after }: Values): Promise<string[]> {
  const { companies } = await companiesIn(parts, { ...(search ? { search } : {}), ...(after ? { after } : {}) })
  if (companies.length === 0) return ['no company is found']
  return companies.map(one => {
    const marks = [
      `${one.People} ${one.People === 1 ? 'person' : 'people'}`,
      one.Waiting > 0 && `${one.Waiting} waiting`,
      one.Owner ? `owner ${one.Owner}` : 'no owner',
      one.IsDisabled && 'disabled',
    ].filter(Boolean)
    return `${one.Name}, ${one.MailDomain ?? 'no mail domain'}, ${marks.join(', ')}: ${one.Roles.join(', ') || 'no role'} (${one.Id})`
  })
}

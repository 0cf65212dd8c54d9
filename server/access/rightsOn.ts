/** The rights that a person had at a time, according to the audit trail. */
import { type Selectable, sql } from 'kysely'
import type { Database } from '../data/database'
import type { AuditEvent } from '../data/schema'

type Row = Selectable<AuditEvent>

/** A value, and the row that proves it; no row if the trail has no change of it. */
interface Known {
  text: string
  by?: Row
}

export interface Rights {
  account: Known
  roles: Known
}

/** The period in which the person had this email, as row numbers of the trail. */
interface Spell {
  email: string
  from: number
  until: number
}

const telling = [
  ...[
    'registration',
    'invitation',
    'user-addition',
    'user-approval',
    'company-approval',
    'user-status',
    'user-removal',
  ],
  ...['role-change', 'service-account', 'operator'],
]

const none = { account: 'no account', roles: 'no role' } as const

/**
 * Rights of the person who had the email just before `end`. Undefined if neither trail nor accounts have the person.
 */
export async function rightsAt(db: Database, email: string, end: Date): Promise<Rights | undefined> {
  const spells = await spellsOf(db, email, end)
  const rows = await rowsOf(db, spells)
  const name = spells.at(-1)?.email ?? email
  const user = await db.selectFrom('users').selectAll().where('email', '=', name).executeTakeFirst()
  if (!user && rows.length === 0) return undefined
  const isPast = (row: Row) => row.at < end
  const now = user && user.created_at < end ? presentState(user.type, user.status) : none.account
  const account = known(rows, isPast, stateAfter, stateBefore) ?? { text: now }
  if (account.text === none.account || account.text === 'removed') return { account, roles: { text: none.roles } }
  const roles = known(rows, isPast, rolesAfter, rolesBefore) ?? { text: user?.roles.join(', ') ?? '' }
  return { account, roles: { ...roles, text: roles.text || none.roles } }
}

/** The new value in the last row before `end`; otherwise the old value in the first row after it. */
function known(
  rows: readonly Row[],
  isPast: (row: Row) => boolean,
  after: (row: Row) => string | undefined,
  before: (row: Row) => string | undefined,
): Known | undefined {
  const last = rows.findLast(row => isPast(row) && after(row) !== undefined)
  if (last) return { text: after(last) ?? '', by: last }
  const next = rows.find(row => !isPast(row) && before(row) !== undefined)
  return next && { text: before(next) ?? '', by: next }
}

/** The row, and who made its change. */
export function sourceOf(row: Row) {
  const { systemUser, command } = row.detail as { systemUser?: string; command?: string }
  // A person who registers has no session yet.
  const nobody = row.event === 'operator' ? 'the operator' : 'themselves'
  return {
    row: String(row.sequence),
    event: command ?? row.event,
    who: row.impersonator ?? row.actor ?? systemUser ?? nobody,
    at: row.at.toISOString(),
  }
}

interface Detail {
  command?: string
  step?: string
  change?: string
  became?: string
  isActive?: boolean
  isApproved?: boolean
  roles?: string
  before?: string
  after?: string
}

const detailOf = (row: Row) => row.detail as Detail

function stateAfter(row: Row): string | undefined {
  const { became, change, command, isActive, isApproved } = detailOf(row)
  switch (row.event) {
    case 'registration':
      return became && (became === 'Active' ? 'open' : 'waiting for approval')
    case 'invitation':
      return 'invited'
    case 'user-approval':
      return isApproved ? 'open' : 'removed'
    case 'company-approval':
    case 'user-addition':
      return 'open'
    case 'user-status':
      return isActive ? 'open' : 'disabled'
    case 'user-removal':
      return 'removed'
    case 'service-account':
      return change === 'added' ? 'open' : undefined
    default:
      return command === 'create-user' || command === 'approve-owner' ? 'open' : undefined
  }
}

function stateBefore(row: Row): string | undefined {
  if (row.event === 'user-status') return detailOf(row).isActive ? 'disabled' : 'open'
  if (row.event === 'user-removal') return 'open'
  const isMaking = ['registration', 'invitation', 'user-addition', 'service-account'].includes(row.event)
  if (isMaking || detailOf(row).command === 'create-user') return stateAfter(row) && none.account
  return stateAfter(row) && 'waiting for approval'
}

const roleCommands = ['create-user', 'set-roles', 'approve-owner']
/** Rows of earlier versions have only the name of the command. */
const untold = 'not known: the row does not say which'

function rolesAfter(row: Row): string | undefined {
  const { command = '', after, roles } = detailOf(row)
  if (row.event === 'invitation' || row.event === 'user-addition') return roles
  if (row.event === 'operator') return roleCommands.includes(command) ? (after ?? untold) : undefined
  return row.event === 'role-change' || row.event === 'service-account' ? after : undefined
}

function rolesBefore(row: Row): string | undefined {
  const { command = '', before } = detailOf(row)
  if (row.event === 'operator') return roleCommands.includes(command) ? (before ?? untold) : undefined
  return row.event === 'role-change' || row.event === 'service-account' ? before : undefined
}

function presentState(type: string, status: string): string {
  if (status === 'Disabled') return 'disabled'
  if (status === 'Pending') return type === 'Invite' ? 'invited' : 'waiting for approval'
  return 'open'
}

/** The emails of a person in order: from the one at `end` back to the first, and forward to the last. */
async function spellsOf(db: Database, email: string, end: Date): Promise<Spell[]> {
  const moves = await db
    .selectFrom('audit_events')
    .select(['sequence', 'at', 'actor', 'target', 'detail'])
    .where('event', '=', 'email-change')
    .where('outcome', '=', 'success')
    .where(sql`detail->>'step'`, '=', 'activated')
    .orderBy('sequence')
    .execute()
  // If an admin made the change, the target of the row is the person.
  const moved = moves.map(({ sequence, at, target, actor, detail }) => {
    const { before } = detail as Detail
    return { at, target, sequence: Number(sequence), actor: before ?? actor }
  })
  const into = (name: string, until: number) => moved.findLast(one => one.target === name && one.sequence < until)
  const outOf = (name: string, from: number) => moved.find(one => one.actor === name && one.sequence > from)

  const spellOf = (name: string, move: { sequence: number } | undefined): Spell => {
    const from = move?.sequence ?? 0
    return { email: name, from, until: outOf(name, from)?.sequence ?? Number.POSITIVE_INFINITY }
  }

  const future = moved.find(one => one.at >= end)?.sequence ?? Number.POSITIVE_INFINITY
  const left = moved.findLast(one => one.actor === email && one.sequence < future)
  const taken = into(email, future)
  // After a person gave up this email, another person may have registered with it, who had no other email before.
  const isNew = left !== undefined && left.sequence > (taken?.sequence ?? 0)
  const here = isNew ? { sequence: left.sequence, actor: null } : taken
  const spells = [spellOf(email, here)]
  let earlier = here
  while (earlier?.actor) {
    const name: string = earlier.actor
    earlier = into(name, earlier.sequence)
    spells.unshift(spellOf(name, earlier))
  }
  let later = outOf(email, here?.sequence ?? 0)
  while (later?.target) {
    const name: string = later.target
    spells.push(spellOf(name, later))
    later = outOf(name, later.sequence)
  }
  return spells
}

async function rowsOf(db: Database, spells: readonly Spell[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('outcome', '=', 'success')
    .where('event', 'in', telling)
    .where(
      'target',
      'in',
      spells.map(spell => spell.email),
    )
    .orderBy('sequence')
    .execute()
  return rows.filter(({ target, sequence }) =>
    spells.some(one => one.email === target && Number(sequence) > one.from && Number(sequence) < one.until),
  )
}

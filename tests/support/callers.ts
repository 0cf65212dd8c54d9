/** The callers of the access matrix, each with its own kind of session. */
import { hashOf } from '../../server/session/sessionStore'
import { type Role, roles } from '../../shared/access/roles'
import { type Caller, callers } from '../access/matrix'
import { type House, houseOfFile } from './house'
import { addPerson, hasSession, type Person } from './people'
import { rememberingThreads } from './rememberingThreads'
import { Visitor } from './visitor'

export const rolesOf: Partial<Record<Caller, readonly Role[]>> = {
  no: [],
  tm: roles,
  di: roles,
  im: roles,
  cl: ['admin', 'command-center'],
}

/** The id of a user in the company of all callers. */
export const knownUserId = '0b5f4a52-8a35-4c8e-a3b5-0f6f2f8e9d10'

export interface Callers {
  /** A new browser of this kind of caller. */
  as(caller: Caller): Promise<Visitor>
  /** The browser of this kind of caller that was kept, or a new one. */
  kept(caller: Caller): Promise<Visitor>
  /** Keeps an untouched browser for reuse, and drops any other. A changed session is also noticed by its new id. */
  keep(caller: Caller, visitor: Visitor, isUntouched: boolean): void
  /** Those whose session the database still has: much less work than a request of each that needs it. */
  areStored(visitors: readonly Visitor[]): Promise<Visitor[]>
  /** The browsers that are kept for reuse, by their caller. */
  allKept(): [Caller, Visitor][]
  /** The email of the signed-in person; undefined for a visitor. */
  emailOf(visitor: Visitor): string | undefined
}

export async function callersOfFile(): Promise<Callers> {
  const house = await houseOfFile({ requestThreads: rememberingThreads() })
  await addPerson(house, { id: knownUserId })
  const people = new Map<string, Person>()

  async function personOf(name: string, held: readonly Role[]): Promise<Person> {
    const person = people.get(name) ?? (await addPerson(house, { roles: held }))
    people.set(name, person)
    return person
  }

  const emails = new WeakMap<Visitor, string>()
  const untouched = new Map<Caller, { visitor: Visitor; session: string }>()

  async function disabled(): Promise<Visitor> {
    const person = await addPerson(house, { roles })
    const visitor = await hasSession(house, person)
    emails.set(visitor, person.email)
    await house.parts.db.updateTable('users').set({ status: 'Disabled' }).where('id', '=', person.id).execute()
    return visitor
  }

  async function as(caller: Caller): Promise<Visitor> {
    if (caller === 'vi') return new Visitor(house)
    if (caller === 'di') return disabled()
    const person = await personOf(caller, rolesOf[caller] ?? [callers[caller] as Role])
    const visitor =
      caller === 'im'
        ? await hasSession(house, person, {}, await personOf('impersonator', roles))
        : await hasSession(house, person, { IsTempPassword: caller === 'tm', HasClearance: caller === 'cl' })
    emails.set(visitor, person.email)
    return visitor
  }

  return {
    as,
    async kept(caller) {
      const last = untouched.get(caller)
      return last && last.visitor.sessionCookie === last.session ? last.visitor : as(caller)
    },
    keep(caller, visitor, isUntouched) {
      const session = visitor.sessionCookie
      if (isUntouched && session && caller !== 'di') untouched.set(caller, { visitor, session })
      else untouched.delete(caller)
    },
    areStored: visitors => areStored(house, visitors),
    allKept: () => [...untouched].map(([caller, { visitor }]) => [caller, visitor]),
    emailOf: visitor => emails.get(visitor),
  }
}

async function areStored({ parts }: House, visitors: readonly Visitor[]): Promise<Visitor[]> {
  const hashes = new Map(visitors.map(visitor => [hashOf(sessionIdOf(visitor)), visitor]))
  if (hashes.size === 0) return []
  const stored = await parts.db
    .selectFrom('sessions')
    .select('id_hash')
    .where('id_hash', 'in', [...hashes.keys()])
    .where('ended_at', 'is', null)
    .where('user_email', 'is not', null)
    .execute()
  return stored.map(({ id_hash }) => hashes.get(id_hash)!)
}

const sessionIdOf = ({ sessionCookie = '' }: Visitor) =>
  /^s:([^.]+)\./.exec(decodeURIComponent(sessionCookie))?.[1] ?? ''

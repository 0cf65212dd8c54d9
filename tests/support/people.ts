/** People in the database of a house, and a session for one of them without the cost of signing in. */
import { createHmac, randomBytes } from 'node:crypto'
import csurf from 'csurf'
import type { Request, Response } from 'express'
import type { SessionData } from 'express-session'
import { hashPassword } from '../../server/access/passwords'
import { hashAnswer } from '../../server/access/securityAnswers'
import { limits } from '../../server/config/limits'
import type { User } from '../../server/data/schema'
import { minutesAfter } from '../../server/process/clock'
import { createSecretBox } from '../../server/secrets/secretBox'
import { identityOf, userByEmail } from '../../server/services/account/users'
import { tokenHash } from '../../server/services/caller'
import { createServiceTokens } from '../../server/services/serviceTokens'
import { sessionCookieName } from '../../server/session/session'
import type { Identity } from '../../shared/access/identity'
import { holdsAny, type Role } from '../../shared/access/roles'
import type { House } from './house'
import { kindOfHash } from './lightHashing'
import { Visitor } from './visitor'

/** The password of everybody in tests; hashed once. */
export const password = 'Harbor7Lantern'
const hashed = new Map<string, Promise<string>>()

export interface Person {
  id: string
  email: string
  companyId: string
}

interface PersonOptions {
  id?: string
  name?: string
  email?: string
  roles?: readonly Role[]
  company?: string
  status?: User['status']
  type?: User['type']
  isNewEngineEnabled?: boolean
}

let made = 0

/** A new person in a company, which is created if it does not exist yet. */
export async function addPerson({ parts }: House, options: PersonOptions = {}): Promise<Person> {
  const { roles = [], company = 'Northfield Mechanical', status = 'Active', type = 'User' } = options
  made += 1
  const email = options.email ?? `person${made}@northfield.example`
  const created_at = parts.clock.now()
  const companyId = await companyNamed(parts.db, company, created_at)
  const { id } = await parts.db
    .insertInto('users')
    .values({
      ...(options.id && { id: options.id }),
      company_id: companyId,
      email,
      full_name: options.name ?? 'Dana Whitfield',
      phone: '555-0100',
      password_hash: await passwordHash(),
      temporary_password_hash: null,
      temporary_password_expires_at: null,
      type,
      status,
      roles: JSON.stringify(roles),
      is_new_engine_enabled: options.isNewEngineEnabled ?? roles.includes('engineering'),
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, companyId }
}

function passwordHash(): Promise<string> {
  const made = hashed.get(kindOfHash()) ?? hashPassword(password)
  hashed.set(kindOfHash(), made)
  return made
}

async function companyNamed(db: House['parts']['db'], name: string, created_at: Date): Promise<string> {
  const found = await db.selectFrom('companies').select('id').where('name', '=', name).executeTakeFirst()
  if (found) return found.id
  const values = { name, customer_number: '40182', plant: 'MN' as const, created_at }
  return (await db.insertInto('companies').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** A browser in which this person signed in, by the form. */
export async function signsIn(house: House, person: Person, typed = password): Promise<Visitor> {
  const visitor = new Visitor(house)
  const answer = await visitor.submit('/login', { email: person.email, password: typed })
  if (answer.status !== 303) throw new Error(`${person.email} was not signed in: ${answer.status}`)
  return visitor
}

/**
 * A browser with a session like that of a sign-in, but written to the store directly, because tests in which each
 * refusal ends a session need hundreds. `sessions.test.ts` proves that it is equal to a real one.
 */
export async function hasSession(
  house: House,
  person: Person,
  flags: Partial<Identity> = {},
  impersonator?: Person,
): Promise<Visitor> {
  const { db, store, config } = house.parts
  const user = await userByEmail(db, person.email)
  if (!user) throw new Error(`${person.email} is nobody here`)
  const identity = { ...identityOf(user, false), ...flags, IsImpersonated: impersonator !== undefined }
  const token = await hasToken(house, person, identity, impersonator)
  const box = createSecretBox(config.sessionSecrets)
  const suite = holdsAny(identity.Roles, ['nimbus', 'seg-prog']) && (await suiteToken(house, person))
  const session = {
    cookie: {
      originalMaxAge: null,
      expires: null,
      httpOnly: true,
      secure: config.secureCookies,
      sameSite: 'lax',
      path: '/',
    },
    identity,
    tokens: {
      'AccountService.svc': box.seal(`Bearer ${token}`),
      ...(suite && { auth: box.seal(`Bearer ${suite}`) }),
    },
    signedInAt: house.parts.clock.now().getTime(),
    client: { device: 'Other browser', address: '198.51.100.7' },
    csrfSecret: randomBytes(18).toString('base64url'),
    ...(impersonator && { impersonator: { email: impersonator.email, fullName: 'Ada Novak' } }),
  } as unknown as SessionData
  const id = randomBytes(24).toString('base64url')
  await new Promise<void>((resolve, reject) => store.set(id, session, error => (error ? reject(error) : resolve())))
  const visitor = new Visitor(house)
  visitor.cookies.set(sessionCookieName(config.secureCookies), signed(id, config.sessionSecrets[0]))
  visitor.holds(tokenOf(session))
  return visitor
}

/** The CSRF token that a page of the session would contain. */
function tokenOf(session: SessionData): string {
  const request = { method: 'GET', session } as unknown as Request
  csurf({ value: () => '' })(request, {} as Response, () => undefined)
  return request.csrfToken()
}

/** A bearer token of the account service, as from a sign-in. */
export async function hasToken(
  { parts }: House,
  { id }: Person,
  { IsTempPassword = false, HasClearance = false }: Partial<Identity> = {},
  impersonator?: Person,
): Promise<string> {
  const { db, clock, config } = parts
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  await db
    .insertInto('bearer_tokens')
    .values({
      token_hash: tokenHash(token),
      user_id: id,
      is_temporary: IsTempPassword,
      issued_at: now,
      expires_at: minutesAfter(now, limits.bearerTokenMinutes),
      impersonator_id: impersonator?.id ?? null,
      cleared_until: HasClearance ? minutesAfter(now, config.clearanceMinutes) : null,
      proved_at: now,
    })
    .execute()
  return token
}

/** The token that the token service gives at sign-in. */
function suiteToken({ parts }: House, { id }: Person): Promise<string> {
  return createServiceTokens(parts.db, parts.clock).issue({ audience: 'suite', userId: id })
}

/** A session id as in the cookie: signed in the way of express-session. */
export function signed(id: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')
  return encodeURIComponent(`s:${id}.${signature}`)
}

/** Stores a person's answer to the question of a group, without the page. */
export async function answers(
  { parts }: House,
  { id }: Person,
  answer: string,
  { group = 0, question = 101 }: { group?: number; question?: number } = {},
): Promise<void> {
  await parts.db
    .insertInto('security_answers')
    .values({
      ...{ user_id: id, group_number: group, question_id: question, answered_at: parts.clock.now() },
      answer_hash: await hashAnswer(answer),
    })
    .execute()
}

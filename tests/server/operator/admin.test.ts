/** The operator's commands, and the demo's people. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { seedDemo } from '../../../server/demo/demo'
import { adminCommands } from '../../../server/operator/adminCommands'
import { AdminError } from '../../../server/operator/adminError'
import { plants } from '../../../shared/access/identity'
import { roles } from '../../../shared/access/roles'
import { account, enterprise } from '../../../shared/contracts'
import { passwordRules } from '../../../shared/validation/patterns'
import { emptyDatabase } from '../../support/emptyDatabase'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../support/people'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile({ environment: { MAIL_FROM: 'coils@example.com' } })
const { db } = house.parts

type Command = keyof typeof adminCommands
const run = (command: Command, values: Record<string, string> = {}) => adminCommands[command].run(house.parts, values)
const passwordIn = (lines: string[]) => lines.join(' ').match(/password (\S+)$/)?.[1] ?? ''
const userOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const canSignIn = async (email: string, typed: string) =>
  (await new Visitor(house).call(account.LogIn, { email, password: typed })).body.Succeeded as boolean
const newUser = { email: 'First.Admin@example.com', name: 'Ada Novak', company: 'Coilworks', roles: 'admin,owner' }

describe('create-user', () => {
  it('SEC-032 makes the first account there is, with a strong password that is shown once', async () => {
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
    const lines = await run('create-user', newUser)
    const made = passwordIn(lines)
    const user = await userOf('first.admin@example.com')

    expect(made).toHaveLength(14)
    expect(passwordRules.every(rule => rule.passes(made))).toBe(true)
    expect(user).toMatchObject({ full_name: 'Ada Novak', roles: ['admin', 'owner'], type: 'Owner', status: 'Owner' })
    expect(await canSignIn(user.email, made)).toBe(true)
    expect(house.logLines.join('') + JSON.stringify(user)).not.toContain(made)
  })

  it('adds to a company that exists, and refuses a second account of one email', async () => {
    await run('create-user', { ...newUser, email: 'second@example.com', roles: '' })
    expect(await db.selectFrom('companies').selectAll().execute()).toHaveLength(1)
    await expect(run('create-user', newUser)).rejects.toThrow('first.admin@example.com exists already')
  })

  it.each([
    ['no email', { email: '' }, '--email is needed'],
    ['an email that is none', { email: 'x' }, '--email is not an email address'],
    ['no name', { name: '' }, '--name is needed'],
    ['no company', { company: '' }, '--company is needed'],
    ['a role that there is not', { roles: 'admin,root' }, 'root is not a role'],
    ['a plant that there is not', { plant: 'TX' }, '--plant is one of MN, VA, AZ'],
  ])('is refused with %s, and makes nothing', async (_, wrong, message) => {
    const before = await db.selectFrom('users').selectAll().execute()
    await expect(run('create-user', { ...newUser, email: 'third@example.com', ...wrong })).rejects.toThrow(message)
    await expect(run('create-user', { ...newUser, email: 'third@example.com', ...wrong })).rejects.toThrow(AdminError)
    expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(before.length)
  })

  it('of several companies of a name takes that of the mail domain, and none where it cannot tell', async () => {
    const created_at = house.clock.now()
    const company = 'Twice Coils'
    const companies = await db
      .insertInto('companies')
      .values(
        ['one.example', 'two.example'].map(mail_domain => {
          return { name: company, customer_number: '', plant: 'MN' as const, created_at, mail_domain }
        }),
      )
      .returning(['id', 'mail_domain'])
      .execute()
    await run('create-user', { email: 'kim@two.example', name: 'Kim Aas', company })
    expect((await userOf('kim@two.example')).company_id).toBe(
      companies.find(one => one.mail_domain === 'two.example')?.id,
    )
    const unclear = run('create-user', { email: 'lee@three.example', name: 'Lee Bo', company })
    await expect(unclear).rejects.toThrow('2 companies are called Twice Coils')
  })
})

describe.each(['create-user', 'reset-password'] as const)('a password of %s', command => {
  let count = 0
  async function made() {
    count += 1
    const email = `${command}-${count}@temporary.example`
    if (command === 'reset-password') await addPerson(house, { email })
    return { email, typed: passwordIn(await run(command, { email, name: 'Ada Novak', company: 'Temporary Coils' })) }
  }

  it('SEC-020, SEC-032 opens nothing but its own change, after which it is gone', async () => {
    const { email, typed } = await made()
    const visitor = new Visitor(house)
    const { body } = await visitor.call(account.LogIn, { email, password: typed })
    const elsewhere = await visitor.get('/app-selector')
    const next = 'Another9Word'
    const changed = await visitor.call(account.ChangePassword, {
      ...{ oldPassword: '', password: next, confirmPassword: next },
    })

    expect([body.Item.IsTempPassword, body.Item.Next]).toEqual([true, '/app-selector/change-password'])
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, '/app-selector/change-password'])
    expect(changed.body.Succeeded).toBe(true)
    expect([await canSignIn(email, typed), await canSignIn(email, next)]).toEqual([false, true])
  })

  it('SEC-020 works once', async () => {
    const { email, typed } = await made()
    expect([await canSignIn(email, typed), await canSignIn(email, typed)]).toEqual([true, false])
  })

  it('SEC-020 works for 24 hours', async () => {
    const [early, late] = [await made(), await made()]
    house.clock.advance({ hours: 23, minutes: 59 })
    expect(await canSignIn(early.email, early.typed)).toBe(true)
    house.clock.advance({ minutes: 1 })
    expect(await canSignIn(late.email, late.typed)).toBe(false)
  })

  it('is said to be temporary, as the installation page says', async () => {
    count += 1
    const email = `${command}-${count}@temporary.example`
    if (command === 'reset-password') await addPerson(house, { email })
    const said = (await run(command, { email, name: 'Ada Novak', company: 'Temporary Coils' })).join(' ')
    const promise = '24 hours and one login, which asks for a new one'
    expect([said.includes(promise), readFileSync('docs/install.md', 'utf8').includes(promise)]).toEqual([true, true])
  })
})

describe('set-security-answer', () => {
  it('SEC-039 gives an answer to who may not set one, shown once, in place of any before', async () => {
    const person = await addPerson(house, { roles: ['command-center'] })
    const visitor = await hasSession(house, person)
    const without = await visitor.get('/command-center')
    await run('set-security-answer', { email: person.email })
    const lines = await run('set-security-answer', { email: person.email })
    const answer = lines.join(' ').match(/answers (\S+)$/)?.[1] ?? ''
    await visitor.get('/command-center')
    const { body } = await visitor.call(account.ConfirmSecurityQuestionAnswer, { questionId: 101, answer })

    expect(without.text).toContain('Ask your Coilworks administrator')
    expect([body.Succeeded, (await visitor.get('/command-center')).status]).toEqual([true, 200])
    expect(house.logLines.join('')).not.toContain(answer)
  })

  it('SEC-039 ends the clearance that there is, and lets in who has answered wrongly too often', async () => {
    const person = await addPerson(house, { roles: ['command-center'] })
    const visitor = await hasSession(house, person)
    const answers = async (answer: string) =>
      (await visitor.call(account.ConfirmSecurityQuestionAnswer, { questionId: 101, answer })).body.Succeeded
    const given = async () =>
      (await run('set-security-answer', { email: person.email })).join(' ').match(/answers (\S+)$/)?.[1] ?? ''
    const clearances = () =>
      db
        .selectFrom('bearer_tokens')
        .select('user_id')
        .where('user_id', '=', person.id)
        .where('cleared_until', 'is not', null)

    const first = await given()
    await visitor.get('/command-center')
    expect([await answers(first), (await clearances().execute()).length]).toEqual([true, 1])
    const second = await given()
    expect(await clearances().execute()).toEqual([])

    await visitor.get('/command-center')
    for (let time = 0; time < limits.clearance.perAccount; time += 1) await answers('wrong answer')
    expect(await answers(second)).toBe(false)
    expect(await answers(await given())).toBe(true)
  })
})

describe('end-sessions', () => {
  it('SEC-006 signs a person out everywhere', async () => {
    const person = await addPerson(house)
    const visitors = [await hasSession(house, person), await hasSession(house, person)]
    await run('end-sessions', { email: person.email })
    expect(await Promise.all(visitors.map(visitor => visitor.isSignedIn()))).toEqual([false, false])
  })
})

describe('set-roles', () => {
  it('SEC-007, SEC-003 replaces the roles and ends the sessions that are open', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const visitor = await hasSession(house, person)
    await run('set-roles', { email: person.email, roles: 'economizer' })

    expect((await userOf(person.email)).roles).toEqual(['economizer'])
    expect(await visitor.isSignedIn()).toBe(false)
    expect((await (await signsIn(house, person)).get('/economizer')).status).toBe(200)
  })

  it('adds to the roles that somebody holds, takes some of them away, and says which there were', async () => {
    const { email } = await addPerson(house, { roles: ['enterprise', 'owner'] })
    expect(await run('set-roles', { email, add: 'nimbus,owner', remove: 'enterprise' })).toEqual([
      `${email} holds: owner, nimbus`,
      'before: enterprise, owner',
    ])
    expect(await run('set-roles', { email, remove: 'owner,nimbus' })).toContain(`${email} holds: no role`)
    await expect(run('set-roles', { email })).rejects.toThrow('either --roles')
    await expect(run('set-roles', { email, roles: 'enterprise', add: 'nimbus' })).rejects.toThrow('either --roles')
  })

  it('gives and takes roles with power, which open their pages at the next login and are in the trail', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    // The page asks for the security question too, which is answered here.
    const opens = async () =>
      (await (await hasSession(house, person, { HasClearance: true })).get('/command-center')).status
    const before = await signsIn(house, person)
    await run('set-roles', { email: person.email, add: 'command-center,engineering' })
    expect([await before.isSignedIn(), await opens()]).toEqual([false, 200])
    const { roles } = await db
      .selectFrom('companies')
      .select('roles')
      .where('id', '=', person.companyId)
      .executeTakeFirstOrThrow()
    expect(roles).not.toEqual(expect.arrayContaining(['command-center']))
    await run('set-roles', { email: person.email, remove: 'command-center,engineering' })
    expect(await opens()).toBe(302)
    const rows = await db
      .selectFrom('audit_events')
      .select('detail')
      .where('target', '=', person.email)
      .where('event', '=', 'operator')
      .orderBy('sequence')
      .execute()
    expect(rows.map(({ detail }) => detail)).toMatchObject([
      { command: 'set-roles', before: 'enterprise', after: 'enterprise, command-center, engineering' },
      { command: 'set-roles', before: 'enterprise, command-center, engineering', after: 'enterprise' },
    ])
  })

  it('is refused for nobody, and for a role that there is not', async () => {
    await expect(run('set-roles', { email: 'nobody@example.com', roles: 'admin' })).rejects.toThrow(
      'there is no account',
    )
    await expect(run('set-roles', { email: 'second@example.com', roles: 'root' })).rejects.toThrow('not a role')
  })
})

describe('set-new-engine', () => {
  it('APP-04 gives the choice of the engine, and takes it away', async () => {
    const person = await addPerson(house, { roles: ['enterprise'] })
    const isOffered = async () =>
      (await (await hasSession(house, person)).get('/enterprise-webapp')).text.includes('`canChooseEngine`:true')
    expect(await isOffered()).toBe(false)
    await run('set-new-engine', { email: person.email, on: 'yes' })
    expect((await userOf(person.email)).is_new_engine_enabled).toBe(true)
    expect(await isOffered()).toBe(true)
    await expect(run('set-new-engine', { email: person.email, on: 'maybe' })).rejects.toThrow('yes or no')
    await run('set-new-engine', { email: person.email, on: 'no' })
    expect((await userOf(person.email)).is_new_engine_enabled).toBe(false)
  })
})

it('ANALYTICS-01 set-analytics sets the flag that the server answers with, and takes it away', async () => {
  const person = await addPerson(house, { roles: ['enterprise'] })
  const visitor = await hasSession(house, person)
  const isMeasured = async () => (await visitor.call(enterprise.GetAE)).body.Item
  expect(await isMeasured()).toBe(false)
  expect(await run('set-analytics', { email: person.email, on: 'yes' })).toEqual([`${person.email} has analytics`])
  expect(await isMeasured()).toBe(true)
  await run('set-analytics', { email: person.email, on: 'no' })
  expect(await isMeasured()).toBe(false)
})

describe('reset-password', () => {
  it('SEC-007 makes a new one, ends every session and bearer token, and the old and temporary ones with them', async () => {
    const person = await addPerson(house)
    const visitor = await signsIn(house, person)
    await visitor.call(account.ForgotPassword, { email: person.email })
    const mail = (await house.mails()).at(-1) ?? ''
    const temporary = mail.match(/^ {4}(\w{14})$/m)?.[1] ?? 'none'
    const made = passwordIn(await run('reset-password', { email: person.email }))
    const tokens = await db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', person.id).execute()

    expect([await visitor.isSignedIn(), tokens]).toEqual([false, []])
    expect([await canSignIn(person.email, password), await canSignIn(person.email, temporary)]).toEqual([false, false])
    expect(await canSignIn(person.email, made)).toBe(true)
  })

  it('SEC-018 lets in again who has failed too often', async () => {
    const { email } = await addPerson(house)
    for (let time = 0; time < 5; time++) await canSignIn(email, 'Wrong1Password')
    expect(await canSignIn(email, password)).toBe(false)
    const made = passwordIn(await run('reset-password', { email }))
    expect(await canSignIn(email, made)).toBe(true)
  })
})

it('SEC-103, SEC-104 every command is in the audit trail, which verify-audit finds whole', async () => {
  const rows = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('event', '=', 'operator')
    .orderBy('sequence')
    .execute()
  const commands = new Set(rows.map(row => (row.detail as { command: string }).command))
  expect([...commands].sort()).toEqual([
    ...[
      'create-user',
      'end-sessions',
      'reset-password',
      'set-analytics',
      'set-new-engine',
      'set-roles',
      'set-security-answer',
    ],
  ])
  expect(await run('verify-audit')).toEqual([expect.stringMatching(/^The audit trail holds: \d+ rows\.$/)])
})

describe('the demo', () => {
  // On a fresh machine it takes seconds, and is no part of a test.
  beforeAll(async () => void (await emptyDatabase()))

  it('has somebody for every role and every kind of account, each with a password of its own', async () => {
    const demo = await houseOfDemo()
    const people = await seedDemo(demo.parts.db, demo.clock)
    const rows = await demo.parts.db.selectFrom('users').selectAll().execute()

    expect([...new Set(people.flatMap(person => person.roles))].sort()).toEqual([...roles].sort())
    const owners = people.filter(person => person.roles.includes('owner'))
    for (const role of ['engineering', 'aircooler', 'nimbus'] as const)
      expect([role, owners.some(person => person.roles.includes(role))]).toEqual([role, true])
    const companies = await demo.parts.db.selectFrom('companies').select('plant').execute()
    expect(new Set(companies.map(company => company.plant))).toEqual(new Set(plants))
    expect(people.some(person => person.roles.length === 0)).toBe(true)
    expect(new Set(rows.map(row => row.status))).toEqual(new Set(['Owner', 'Active', 'Disabled', 'Pending']))
    expect(new Set(people.map(person => person.password)).size).toBe(people.length)
    expect(people.every(person => passwordRules.every(rule => rule.passes(person.password)))).toBe(true)
    expect(demo.logLines.join('')).not.toMatch(new RegExp(people.map(person => person.password).join('|')))
    expect(await seedDemo(demo.parts.db, demo.clock)).toEqual([])

    const visitor = new Visitor(demo)
    const owner = people[0]!
    await visitor.submit('/login', { email: owner.email, password: owner.password })
    const page = await visitor.get('/app-selector')
    expect([page.status, page.text.includes('emo')]).toEqual([200, true])
    expect(visitor.cookies.has('coilworks')).toBe(true)
    await demo.close()
  })

  it('SEC-088 is served on loopback names only', async () => {
    const demo = await houseOfDemo()
    const statuses = await Promise.all(
      ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'coils.example.com', 'localhost.evil.example', '10.0.0.5'].map(
        async host => (await new Visitor(demo).get('/', { host })).status,
      ),
    )
    await demo.close()
    expect(statuses).toEqual([200, 200, 200, 421, 421, 421])
  })
})

async function houseOfDemo() {
  const { openHouse, production } = await import('../../support/house')
  const none = Object.fromEntries(Object.keys(production).map(name => [name, '']))
  return openHouse({ environment: { ...none, DATABASE_URL: '', MODE: 'demo' } })
}

/** Acting as another person: who may, as whom, what it leaves behind and how it ends. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { type Role, roles } from '../../../shared/access/roles'
import { account, contracts } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { messages } from '../../../shared/texts'
import { unpackedProps } from '../../../views/widgets/packedProps'
import { accountPages, openPages, toolPages } from '../../access/matrix'
import { houseOfFile } from '../../support/house'
import { addPerson, answers, hasSession } from '../../support/people'
import { smallestRequests } from '../../support/smallestRequests'
import { answerJson, stubService } from '../../support/stubService'
import type { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const { db, store } = house.parts

const personWith = (...roles: Role[]) => addPerson(house, { roles })
const impersonates = (visitor: Visitor, impersonatedEmail: string) =>
  visitor.call(account.Impersonate, { impersonatedEmail })

async function acting(own: Role[] = [], as: Role[] = ['enterprise']) {
  const impersonator = await personWith('can-impersonate', ...own)
  const target = await personWith(...as)
  const visitor = await hasSession(house, impersonator)
  const answer = await impersonates(visitor, target.email)
  return { impersonator, target, visitor, answer }
}

const rowsOf = (impersonator: string) =>
  db
    .selectFrom('audit_events')
    .select(['event', 'outcome', 'actor', 'impersonator', 'target'])
    .where(({ eb, or }) => or([eb('impersonator', '=', impersonator), eb('actor', '=', impersonator)]))
    .orderBy('sequence')
    .execute()

describe('a person who may impersonate', () => {
  it('API-05, IMPERS-04, IMPERS-05, SESSION-02, IMPERS-07 is the other person from the next page on, at /app-selector', async () => {
    const { visitor, answer, target } = await acting(['economizer'], ['aircooler'])
    const { body } = await visitor.call(account.GetIdentity, { isClientLoggedIn: true })
    const page = await visitor.get('/app-selector')

    expect(answer.body).toMatchObject({ Succeeded: true, Item: { IsImpersonated: true, Next: '/app-selector' } })
    expect(body.Item).toMatchObject({
      Email: target.email,
      Roles: ['aircooler'],
      IsImpersonated: true,
      HasClearance: false,
    })
    expect(page.text).toContain('href="/aircooler"')
    expect(page.text).not.toContain('href="/economizer"')
  })

  it('IMPERS-08, CONST-19 is told so once, 500 ms after arriving and for 10 s', async () => {
    const { visitor } = await acting()
    const { text } = await visitor.get('/app-selector')

    const props = text.match(/data-widget="toasts" data-props="([^"]*)"/)?.[1] ?? '{}'
    expect(unpackedProps(props)).toHaveProperty('notices', [
      { Type: 'message', Title: '', Severity: 'info', Messages: ['Impersonating User'], Delay: 500, Duration: 10_000 },
    ])
    expect((await visitor.get('/app-selector')).text).not.toContain('Impersonating User')
  })

  it('SEC-003, SEC-043 has a new session id, and neither the session before nor its bearer token lives on', async () => {
    const impersonator = await personWith('can-impersonate', 'enterprise')
    const visitor = await hasSession(house, impersonator)
    const before = visitor.copy()
    await impersonates(visitor, (await personWith()).email)
    const tokens = await db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', impersonator.id).execute()

    expect([await visitor.isSignedIn(), await before.isSignedIn(), tokens]).toEqual([true, false, []])
  })

  it('SEC-043 cannot do it once more from there, whatever roles the other person holds', async () => {
    const { visitor, answer } = await acting(['enterprise'], ['can-impersonate', 'enterprise'])
    const again = await impersonates(visitor, (await personWith()).email)

    expect([answer.body.Succeeded, again.status]).toEqual([true, 403])
  })

  it('SEC-040, SEC-043 brings no clearance along, and gets none as the other person', async () => {
    const impersonator = await personWith('can-impersonate', 'admin')
    const target = await personWith('admin')
    await answers(house, target, 'Copper Kettle')
    const visitor = await hasSession(house, impersonator, { HasClearance: true })
    const before = await visitor.get('/admin')
    await impersonates(visitor, target.email)
    const acting = db
      .selectFrom('bearer_tokens')
      .select(['cleared_until', 'proved_at'])
      .where('user_id', '=', target.id)
    const facts = await acting.execute()
    const after = await visitor.get('/admin')
    const confirmed = await visitor.call(account.ConfirmSecurityQuestionAnswer, {
      questionId: 101,
      answer: 'Copper Kettle',
    })

    expect([before.status, after.status, confirmed.status]).toEqual([200, 403, 403])
    // Nothing of it is in the token either, which is not looked at while it names who acts.
    expect(facts).toEqual([{ cleared_until: null, proved_at: null }])
    expect(after.text).not.toMatch(/data-widget="security-answer"|action="\/security-question"/)
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it.each([
    ['nimbus', true],
    ['seg-prog', true],
    ['enterprise', false],
    ['circ-build', false],
    ['r-and-d', false],
  ] as const)('IMPERS-06 gets a token of the token service if the other person holds %s: %s', async (role, isGiven) => {
    const { impersonator } = await acting(['nimbus'], [role])
    const tokens = (await rowsOf(impersonator.email)).filter(row => row.event === 'token')
    expect(tokens.map(row => row.impersonator)).toEqual(isGiven ? [impersonator.email] : [])
  })

  it('SEC-043 has a session of an hour at most, whatever its token says', async () => {
    const { visitor, target } = await acting()
    house.clock.advance({ minutes: 29 })
    await visitor.isSignedIn()
    house.clock.advance({ minutes: 29 })
    await visitor.isSignedIn()
    const open = async () => (await house.parts.store.openOf(target.email)).length
    const before = await open()
    house.clock.advance({ minutes: 3 })
    expect([before, await open()]).toEqual([1, 0])
  })

  it('SEC-043 is signed out after an hour at the latest', async () => {
    const { visitor } = await acting()
    for (let quarter = 1; quarter < 4; quarter++) {
      house.clock.advance({ minutes: 15 })
      expect(await visitor.isSignedIn()).toBe(true)
    }
    house.clock.advance({ minutes: 15, seconds: 1 })
    expect(await visitor.isSignedIn()).toBe(false)
  })

  it('SEC-043 ends it by logging out, and is told how to go on', async () => {
    const { visitor } = await acting()
    const answer = await visitor.logsOut()
    const login = await visitor.get('/login')

    expect([answer.headers.location, await visitor.isSignedIn()]).toEqual(['/login', false])
    expect(login.text).toContain(messages.impersonationEnded('Dana Whitfield'))
  })
})

describe('a person who may not be impersonated', () => {
  const refusal = { Succeeded: false, Notices: [{ Messages: [messages.impersonationRefused] }] }

  it.each([
    ['is nobody', async () => 'nobody-at-all@northfield.example'],
    ['is disabled', async () => (await addPerson(house, { status: 'Disabled' })).email],
    ['is pending', async () => (await addPerson(house, { status: 'Pending', type: 'Approval' })).email],
    ['is invited', async () => (await addPerson(house, { status: 'Pending', type: 'Invite' })).email],
    ['is a service account', async () => (await addPerson(house, { type: 'Service' })).email],
    ['reaches further', async () => (await personWith('admin')).email],
  ])('SEC-041 is refused alike: who %s', async (_, emailOf) => {
    const visitor = await hasSession(house, await personWith('can-impersonate'))
    const email = await emailOf()
    const { status, body } = await impersonates(visitor, email)

    expect([status, body.Notices]).toEqual([200, (await impersonates(visitor, 'x@northfield.example')).body.Notices])
    expect(body).toMatchObject(refusal)
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('SEC-041 is oneself', async () => {
    const person = await personWith('can-impersonate')
    expect((await impersonates(await hasSession(house, person), person.email)).body).toMatchObject(refusal)
  })

  // The approved table: as a holder of the row's role, for an impersonator who holds the column's beside can-impersonate.
  const mayBe = {
    admin: ['admin'],
    'command-center': ['command-center'],
    'can-impersonate': ['', 'admin', 'command-center', 'engineering', 'owner'],
    engineering: ['engineering'],
    owner: ['', 'admin', 'command-center', 'engineering', 'owner'],
    enterprise: ['', 'admin', 'command-center', 'engineering', 'owner'],
  } as const

  it.each(Object.entries(mayBe))('SEC-042 is a holder of %s, but for: %j', async (role, allowed) => {
    const target = await personWith(role as Role)
    const found: string[] = []
    for (const own of ['', 'admin', 'command-center', 'engineering', 'owner'] as const) {
      const visitor = await hasSession(house, await personWith('can-impersonate', ...(own ? [own] : [])))
      if ((await impersonates(visitor, target.email)).body.Succeeded) found.push(own)
    }
    expect(found).toEqual(allowed)
  })

  it('SEC-041 is not tried for long: after twenty tries nobody is found', async () => {
    const visitor = await hasSession(house, await personWith('can-impersonate'))
    const target = await personWith()
    for (let time = 0; time < limits.impersonation.perAccount; time++)
      await impersonates(visitor, `guess${time}@northfield.example`)
    expect((await impersonates(visitor, target.email)).body).toMatchObject(refusal)
  })
})

it('ROLE-05 nobody without the role may act as another, whatever else they hold', async () => {
  const visitor = await hasSession(house, await personWith(...roles.filter(role => role !== 'can-impersonate')))
  const { status } = await impersonates(visitor, (await personWith('enterprise')).email)
  const { answer } = await acting()
  expect([status, answer.body.Succeeded]).toEqual([403, true])
})

describe('the email that is asked for', () => {
  it('IMPERS-03, CONST-03 may have 254 characters, though none that long has an account', async () => {
    expect(limits.impersonatedEmail).toBe(254)
    const visitor = await hasSession(house, await personWith('can-impersonate'))
    const long = (length: number) => `${'a'.repeat(length - 8)}@b.comms`.slice(-length)
    const [fits, over] = [await impersonates(visitor, long(254)), await impersonates(visitor, long(255))]
    expect([fits.status, over.status]).toEqual([200, 400])
    expect((await impersonates(visitor, 'not an email')).status).toBe(400)
    const issue = account.Impersonate.request.safeParse({ impersonatedEmail: 'x' }).error?.issues[0]
    expect(issue?.message).toBe('Please enter a valid email')
  })
})

describe('what is done as another person', () => {
  it('SEC-045, SEC-103 is audited with both, from the start to the end', async () => {
    const { impersonator, target, visitor } = await acting()
    await visitor.get('/economizer')
    const both = { actor: target.email, impersonator: impersonator.email }

    expect(await rowsOf(impersonator.email)).toEqual([
      {
        event: 'impersonation',
        outcome: 'success',
        actor: impersonator.email,
        impersonator: null,
        target: target.email,
      },
      { ...both, event: 'access', outcome: 'refused', target: '/economizer' },
      { ...both, event: 'sign-out', outcome: 'success', target: null },
    ])
  })

  it('SEC-045 names both in every audit row that any operation leaves', async () => {
    const everyRole: Role[] = [
      'admin',
      'command-center',
      'engineering',
      'owner',
      'enterprise',
      'nimbus',
      'selection-api',
    ]
    const { impersonator, visitor } = await acting(everyRole, everyRole)
    const all = Object.values(contracts).flatMap(service => Object.values(service)) as Operation[]
    for (const operation of all.filter(
      ({ name }) => name !== 'LogOut' && name !== 'LogIn' && name !== 'ForgotPassword',
    ))
      await visitor.call(operation, smallestRequests[`${operation.service}/${operation.name}`])
    const rows = await rowsOf(impersonator.email)

    expect(rows.length).toBeGreaterThan(1)
    expect(rows.slice(1).filter(row => row.impersonator !== impersonator.email)).toEqual([])
  })

  it('SEC-045 names both in every line of the log, and nobody in the lines of others', async () => {
    const { impersonator, target, visitor } = await acting()
    const before = house.logLines.length
    await visitor.get('/app-selector')
    await (await hasSession(house, target)).get('/app-selector')
    const [as, own] = house.logLines.slice(before).map(line => JSON.parse(line))

    expect(as).toMatchObject({ actor: target.email, impersonator: impersonator.email })
    expect([own.actor, own.impersonator]).toEqual([undefined, undefined])
  })

  it('SEC-045 is told to a service outside the house', async () => {
    const stub = await stubService((_, response) => answerJson(response, { Succeeded: true, Notices: [], Items: [] }))
    const apart = await houseOfFile({ environment: { DESIGN_SERVICE_ORIGIN: stub.origin } })
    const [impersonator, target] = [
      await addPerson(apart, { roles: ['can-impersonate'] }),
      await addPerson(apart, { roles: ['enterprise'] }),
    ]
    const visitor = await hasSession(apart, impersonator)
    await impersonates(visitor, target.email)
    await visitor.call(contracts['DesignService.svc'].ListProjects)
    expect(stub.asked.at(-1)?.headers['x-impersonator']).toBe(impersonator.email)
  })

  it('SEC-044 is nothing that would give lasting access to the account', async () => {
    const everyRole: Role[] = ['admin', 'command-center', 'engineering', 'owner', 'can-impersonate']
    const { visitor } = await acting(everyRole, everyRole)
    const refusing = [
      account.ChangePassword,
      account.Impersonate,
      account.GetSecurityQuestion,
      account.GetSecurityQuestions,
      account.ConfirmSecurityQuestionAnswer,
      account.SaveSecurityQuestionAnswers,
      account.ChangeServiceAccountPassword,
    ]
    for (const operation of refusing) {
      const { status } = await visitor.call(operation, smallestRequests[`AccountService.svc/${operation.name}`])
      expect([operation.name, status]).toEqual([operation.name, 403])
    }
    for (const path of ['/change-password', '/app-selector/security-questions'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 403])
  })
})

describe('pages of what is the person’s alone', () => {
  const paths = [
    'user-profile',
    'company-profile',
    'manage-users',
    'manage-users/:id',
    'project-sharing',
    'invite-users',
  ]
  /** Controls whose calls are refused while acting. */
  const controls =
    /<button[^>]*>(Save|Approve|Deny)<|class="btn btn-primary" href="\/app-selector\/invite-users"|aria-label="(Approve|Delete|Resend)|role="switch"|data-widget="(project-sharing|invite-users)"/

  it.each(paths)('SEC-044 show what there is, say why nothing can be changed, and offer no change: /%s', async path => {
    const company = 'Acted Upon'
    const owner = await addPerson(house, { roles: ['owner'], type: 'Owner', status: 'Owner', company })
    const guest = await addPerson(house, { type: 'User', company })
    await addPerson(house, { type: 'Approval', status: 'Pending', company })
    await addPerson(house, { type: 'Invite', status: 'Pending', company })
    const address = `/app-selector/${path.replace(':id', guest.id)}`
    const theirs = await (await hasSession(house, owner, {}, await personWith('can-impersonate'))).get(address)
    const own = await (await hasSession(house, owner)).get(address)
    const seen = [theirs, own].map(({ status, text }) => {
      const said = text.replace(/<!-- -->|<svg.*?<\/svg>/g, '')
      return [status, said.includes(messages.theirsAlone), controls.test(said)]
    })

    expect(seen).toEqual([
      [200, true, false],
      [200, false, true],
    ])
  })
})

describe('mail that is sent while acting', () => {
  const sent = async () => (await house.mails()).at(-1)?.replace(/=\r?\n/g, '') ?? ''
  const message = { companyName: '', name: '', phone: '', email: '', subject: 'Coil', comment: 'Which fin?' }
  const asked = {
    recipient: house.parts.config.supportDesk.email,
    summary: 'Help',
    detail: '',
    page: '/enterprise-webapp',
  }

  it.each([
    ['to support', (visitor: Visitor) => visitor.call(account.ContactUs, message)],
    ['for help', (visitor: Visitor) => visitor.call(account.RequestHelp, asked)],
    ['after the answer', (visitor: Visitor) => visitor.call(account.ForgotPassword, { email: 'ada@acted.example' })],
  ])('SEC-045 names who acts: %s', async (_, send) => {
    await db.deleteFrom('users').where('email', '=', 'ada@acted.example').execute()
    await addPerson(house, { email: 'ada@acted.example' })
    const { impersonator, target, visitor } = await acting()
    const note = `This was done by ${impersonator.email}, acting as another person.`
    await send(visitor)
    expect(await sent()).toContain(note)
    await send(await hasSession(house, target))
    expect(await sent()).not.toContain('acting as another person')
  })
})

describe('the right to act as others', () => {
  it.each([
    ['the role is taken away', { roles: '[]' }],
    ['the impersonator is disabled', { status: 'Disabled' as const }],
  ])('SEC-014 ends at the next request where %s', async (_, change) => {
    const { impersonator, visitor } = await acting()
    await db.updateTable('users').set(change).where('id', '=', impersonator.id).execute()

    expect((await visitor.get('/app-selector')).headers.location).toBe('/login')
    expect(await visitor.isSignedIn()).toBe(false)
  })

  it('SEC-042 ends at the next request where the other person is given a role that reaches further', async () => {
    const { target, visitor } = await acting()
    await db.updateTable('users').set({ roles: '["admin"]' }).where('id', '=', target.id).execute()
    expect((await visitor.get('/app-selector')).headers.location).toBe('/login')
  })

  it('SEC-006 ends with all sessions of the impersonator, and not the other person’s own', async () => {
    const { impersonator, target, visitor } = await acting()
    const own = await hasSession(house, target)
    await store.endSessionsOf(impersonator.email)
    expect([await visitor.isSignedIn(), await own.isSignedIn()]).toEqual([false, true])
  })
})

describe('every page', () => {
  const paths = [...openPages, ...accountPages, ...toolPages].map(row => row.name)

  it('SEC-046, SEC-069 names both to who acts as another person, and nobody to others, with nothing inline', async () => {
    const everyRole: Role[] = ['admin', 'command-center', 'engineering', 'owner', 'can-impersonate', 'enterprise']
    const target = await personWith(...everyRole)
    const impersonator = await personWith(...everyRole)
    const actsAsTarget = () => hasSession(house, target, {}, impersonator)
    let [as, own] = [await actsAsTarget(), await hasSession(house, target)]
    const marks = async (visitor: Visitor, path: string) => {
      const { status, text } = await visitor.get(path === '/report' ? '/report?fon=0f&fin=coil.pdf' : path)
      if (status === 302) return undefined
      expect([path, text.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=/i)]).toEqual([path, null])
      const said = text.replace(/<!-- -->|<[^>]*>/g, '')
      return said.includes('Ada Novak impersonating Dana Whitfield')
    }
    let shown = 0
    for (const path of paths.filter(one => !one.includes(':'))) {
      const [marked, unmarked] = [await marks(as, path), await marks(own, path)]
      // What is refused to these roles signs out.
      if (marked === undefined) as = await actsAsTarget()
      if (unmarked === undefined) own = await hasSession(house, target)
      expect([path, marked ?? true, unmarked ?? false]).toEqual([path, true, false])
      if (marked) shown += 1
    }
    expect(shown).toBeGreaterThan(15)
  })

  it('MENU-14, IMPERS-01 offers Impersonate to a holder of can-impersonate, but not while they act as another', async () => {
    const offers = async (visitor: Visitor) =>
      (await visitor.get('/app-selector')).text.includes('data-widget="impersonate"')
    const holder = await hasSession(house, await personWith('can-impersonate'))
    const other = await hasSession(house, await personWith('admin', 'owner', 'engineering'))
    const { visitor } = await acting([], ['can-impersonate'])

    expect([await offers(holder), await offers(other), await offers(visitor)]).toEqual([true, false, false])
    expect((await other.call(account.Impersonate, { impersonatedEmail: 'x@northfield.example' })).status).toBe(403)
  })
})

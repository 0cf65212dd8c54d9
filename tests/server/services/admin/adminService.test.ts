/** What the admin does: reads, verifies and exports the audit trail, and helps accounts of any company. */
import type { Request, Response } from 'express'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { AccessError } from '../../../../server/errors/accessError'
import { auditExport } from '../../../../server/http/admin/auditExport'
import { account, admin, enterprise } from '../../../../shared/contracts'
import type { AuditRow } from '../../../../shared/contracts/admin'
import { limits } from '../../../../shared/limits'
import { messages } from '../../../../shared/texts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, password, signsIn } from '../../../support/people'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db, audit } = house.parts
const person = await addPerson(house, { roles: ['admin'] })
const asAdmin = () => hasSession(house, person, { HasClearance: true })

const record = (number: number, more: Partial<Parameters<typeof audit.record>[0]> = {}) =>
  audit.record({
    event: 'access',
    outcome: 'refused',
    actor: 'walker@rows.example',
    target: `/page-${number}`,
    address: '203.0.113.9',
    ...more,
  })

interface TrailPage {
  Events: AuditRow[]
  Older: string | null
  Newer: string | null
}

async function list(request: object): Promise<TrailPage> {
  const { body } = await (await asAdmin()).call(admin.ListAuditEvents, { limit: 10, ...request })
  return body.Item
}

const targets = ({ Events }: TrailPage) => Events.map(event => event.Target)

describe('the audit trail', () => {
  it('SEC-103 is paged by keyset, the newest first, forth and back to the same rows', async () => {
    for (let number = 1; number <= 25; number++) await record(number)
    const mine = { person: 'walker@rows.example' }
    const first = await list(mine)
    expect(targets(first)).toEqual(Array.from({ length: 10 }, (_, index) => `/page-${25 - index}`))
    expect(first.Newer).toBeNull()

    // What is written meanwhile moves nothing that was shown.
    await record(26)
    const second = await list({ ...mine, before: first.Older })
    expect(targets(second)[0]).toBe('/page-15')
    const third = await list({ ...mine, before: second.Older })
    expect(targets(third)).toEqual(['/page-5', '/page-4', '/page-3', '/page-2', '/page-1'])
    expect(third.Older).toBeNull()

    expect(await list({ ...mine, after: third.Newer })).toMatchObject({ Events: second.Events })
    expect(targets(await list({ ...mine, after: second.Newer }))).toEqual(targets(first))
    const newest = await list({ ...mine, after: first.Events[0]?.Sequence })
    expect([targets(newest), newest.Newer]).toEqual([['/page-26'], null])
  })

  it('SEC-103 is filtered by person, event, outcome and day', async () => {
    const day = 24 * 60
    const start = house.clock.now()
    house.clock.advance({ minutes: 40 * day })
    const today = house.clock.now().toISOString().slice(0, 10)
    await record(100, { actor: 'Kim@Filter.example', event: 'sign-in', outcome: 'failure', impersonator: undefined })
    await record(101, { actor: 'b@filter.example', impersonator: 'kim@filter.example' })
    await record(102, { actor: 'b@filter.example', target: 'kim@filter.example' })
    await record(103, { actor: 'kim%filter.example' })
    const admins = await asAdmin()
    const found = async (filter: object) =>
      (await admins.call(admin.ListAuditEvents, { limit: 50, ...filter })).body.Item.Events.map(
        (event: AuditRow) => event.Target,
      )

    expect(await found({ person: 'kim@filter' })).toEqual(['kim@filter.example', '/page-101', '/page-100'])
    expect(await found({ person: 'kim%' })).toEqual(['/page-103'])
    expect(await found({ person: 'kim', event: 'sign-in' })).toEqual(['/page-100'])
    expect(await found({ person: 'filter', outcome: 'failure' })).toEqual(['/page-100'])
    expect(await found({ person: 'filter.example', from: today, to: today })).toHaveLength(4)
    expect(await found({ person: 'walker', from: today })).toEqual([])
    expect(await found({ person: 'walker', to: start.toISOString().slice(0, 10) })).toHaveLength(26)
  })

  it('SEC-104 is verified on demand, and the page names the first row that does not hold', async () => {
    const admins = await asAdmin()
    const said = async () => (await admins.get('/admin?verify=chain')).text.replaceAll('<!-- -->', '')
    const { verified } = await audit.verify()
    expect(await said()).toContain(`The chain holds.</b> ${verified} rows verified`)

    await db.connection().execute(async connection => {
      await sql`alter table audit_events disable trigger user`.execute(connection)
      await sql`update audit_events set outcome = 'success' where sequence = 4`.execute(connection)
    })
    expect(await said()).toContain('The audit trail is broken at row 4;')
    const { body } = await admins.call(admin.VerifyAudit)
    expect(body.Item).toMatchObject({ Verified: 3, Fault: expect.stringContaining('row 4; 3 rows before it hold') })
    await db.connection().execute(async connection => {
      await sql`update audit_events set outcome = 'refused' where sequence = 4`.execute(connection)
      await sql`alter table audit_events enable trigger user`.execute(connection)
    })
    expect((await admins.call(admin.VerifyAudit)).body.Item.Fault).toBeNull()
  })

  it('SEC-104 is verified over more rows than are read at once', async () => {
    const before = (await audit.verify()).verified
    for (let number = 0; number < 450; number++) await record(number, { actor: 'many@rows.example' })
    expect((await audit.verify()).verified).toBe(before + 450)
  })
})

describe('the export of the audit trail', () => {
  it('SEC-099, SEC-103 has every row of the filter over more than one step, and is audited itself', async () => {
    const admins = await asAdmin()
    const answer = await admins.get('/admin/audit.csv?person=many%40rows.example')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit-trail.csv"')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const lines = answer.text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(451)
    expect(lines.length).toBeGreaterThan(2 * limits.auditPage.export)
    expect(lines[0]).toMatch(/^Row,Time \(UTC\),Event,Outcome,Who,/)
    expect(lines[1]).toContain('many@rows.example')
    expect(new Set(lines).size).toBe(451)

    const last = (await list({ event: 'export' })).Events[0]
    expect(last).toMatchObject({ Actor: person.email, Detail: { person: 'many@rows.example' }, Outcome: 'success' })
  })

  it('SEC-099 makes no formula of what a stranger typed at sign-in', async () => {
    await record(1, { actor: '=HYPERLINK("https://evil.example")@rows.example' })
    const admins = await asAdmin()
    const { text } = await admins.get('/admin/audit.csv?person=HYPERLINK')
    expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")@rows.example",`)
  })

  it('writes no warning of listeners to the console of the server', async () => {
    const warnings: Error[] = []
    const hear = (warning: Error) => void warnings.push(warning)
    process.on('warning', hear)
    const { status } = await (await asAdmin()).get('/admin/audit.csv')
    process.off('warning', hear)
    expect(status).toBe(200)
    expect(warnings).toEqual([])
  })

  it('SEC-056 asks for no row where the guard does not open the page', async () => {
    const asked: unknown[] = []
    const gateway = { call: async (_: unknown, operation: unknown) => void asked.push(operation) }
    for (const challenge of [true, undefined]) {
      const guard = async () => ({ open: false, redirect: '/admin', challenge })
      const handle = auditExport({ guard, gateway } as unknown as Parameters<typeof auditExport>[0])
      const request = { path: '/admin/audit.csv', method: 'GET', query: {} } as Request
      await expect(handle(request, {} as Response, () => undefined)).rejects.toThrow(AccessError)
    }
    expect(asked).toEqual([])
  })

  it('SEC-056 is guarded like the page: nobody else gets a row of it', async () => {
    const path = '/admin/audit.csv'
    expect((await new Visitor(house).get(path)).status).toBe(401)
    const uncleared = await addPerson(house, { roles: ['command-center', 'engineering', 'owner'] })
    const other = await hasSession(house, uncleared)
    const refused = await other.get(path)
    expect([refused.status, refused.text.includes('walker')]).toEqual([401, false])
    expect(await other.isSignedIn()).toBe(false)
    const unasked = await hasSession(house, person)
    expect((await unasked.get(path)).status).toBe(403)
    expect(await unasked.isSignedIn()).toBe(true)
    const admins = await asAdmin()
    expect((await admins.get(`${path}?person=a&person=b`)).status).toBe(400)
    expect((await admins.get(`${path}?secret=1`)).status).toBe(400)
  })
})

describe('the accounts of all companies', () => {
  const listed = async (request: object) => {
    const admins = await asAdmin()
    return (await admins.call(admin.ListUsers, request)).body.Items
  }

  it('are found by name, email or company and status, and hold nothing to sign in with', async () => {
    const kept = await addPerson(house, { email: 'zoe@far.example', company: 'Far Coils', roles: ['rep'] })
    await addPerson(house, { email: 'zack@far.example', company: 'Far Coils', status: 'Disabled' })
    expect(await listed({ search: 'far COILS' })).toHaveLength(2)
    const [found] = await listed({ search: 'far.example', status: 'Active' })
    expect(found).toEqual({
      Id: kept.id,
      FullName: 'Dana Whitfield',
      Email: 'zoe@far.example',
      CompanyName: 'Far Coils',
      Type: 'User',
      Status: 'Active',
      Roles: ['rep'],
      IsCompanyDisabled: false,
      IsPaused: false,
    })
    expect(await listed({ search: 'far.example', after: 'zack@far.example' })).toHaveLength(1)
  })

  it('SEC-018 can be unlocked by an admin after too many failed tries, which is audited', async () => {
    const locked = await addPerson(house, { email: 'locked@far.example' })
    const stranger = new Visitor(house)
    for (let tries = 0; tries < 6; tries++)
      await stranger.call(account.LogIn, { email: locked.email, password: 'Wrong1Password' })
    await expect(signsIn(house, locked)).rejects.toThrow()
    const admins = await asAdmin()
    const page = await admins.get(`/admin?section=users&user=${locked.id}`)
    expect(page.text).toContain('Paused')

    const answer = await admins.submit('/admin', { action: 'unlock', id: locked.id })
    expect([answer.status, answer.headers.location]).toEqual([303, `/admin?section=users&user=${locked.id}#panel`])
    expect((await admins.get(answer.headers.location ?? '')).text).toContain('This account can try to log in again.')
    await signsIn(house, locked)
    expect((await list({ event: 'unlock' })).Events[0]).toMatchObject({ Actor: person.email, Target: locked.email })
  })

  it('SEC-006 an admin ends every session of an account at once, tokens included, which is audited', async () => {
    const lost = await addPerson(house, { roles: ['enterprise'] })
    const [laptop, phone] = [await signsIn(house, lost), await signsIn(house, lost)]
    const admins = await asAdmin()
    const shown = await admins.call(admin.ShowUser, { id: lost.id })
    expect(shown.body.Item).toMatchObject({ Sessions: [{}, {}], FailedTries: 0, LastSignIn: expect.any(String) })

    await admins.submit('/admin', { action: 'end-sessions', id: lost.id })
    for (const device of [laptop, phone]) expect(await device?.isSignedIn()).toBe(false)
    const tokens = await db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', lost.id).execute()
    expect(tokens).toEqual([])
    expect(await admins.isSignedIn()).toBe(true)
    expect((await list({ event: 'session-end' })).Events[0]).toMatchObject({ Actor: person.email, Target: lost.email })
    expect((await admins.call(admin.ShowUser, { id: lost.id })).body.Item.Sessions).toEqual([])
  })

  it('SEC-007 an admin disables an account of any company, which is out at once, and enables it again', async () => {
    const left = await addPerson(house, { company: 'Another Company', roles: ['enterprise'] })
    const session = await signsIn(house, left)
    const admins = await asAdmin()
    const answer = await admins.submit('/admin', { action: 'disable', id: left.id })
    const page = (await admins.get(answer.headers.location ?? '')).text
    expect(page).toContain('This account is disabled')
    expect(page).toContain('Enable account')
    expect(await session.isSignedIn()).toBe(false)
    expect(await db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', left.id).execute()).toEqual([])
    await expect(signsIn(house, left)).rejects.toThrow()
    await admins.submit('/admin', { action: 'enable', id: left.id })
    await signsIn(house, left)
    const events = (await list({ event: 'user-status' })).Events
    expect(events.map(({ Actor, Target, Detail }) => [Actor, Target, Detail])).toEqual([
      [person.email, left.email, { isActive: true }],
      [person.email, left.email, { isActive: false }],
    ])
  })

  it('neither the owner of an account is disabled, nor who is not let in yet, nor the admin by themself', async () => {
    const owner = await addPerson(house, { company: 'Owned', type: 'Owner', status: 'Owner', roles: ['owner'] })
    const waiting = await addPerson(house, { company: 'Owned', type: 'Approval', status: 'Pending' })
    const admins = await asAdmin()
    const refusals = [
      [owner, messages.ownerStays],
      [waiting, messages.notLetIn],
      [person, messages.notYourself],
      [{ id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' }, messages.accountMissing],
    ] as const
    for (const [{ id }, message] of refusals) {
      const { body } = await admins.call(admin.SetUserState, { id, isActive: false })
      expect([body.Succeeded, body.Notices[0]?.Messages]).toEqual([false, [message]])
    }
    const ids = [owner.id, waiting.id, person.id]
    const rows = await db.selectFrom('users').select('status').where('id', 'in', ids).execute()
    expect(rows.filter(({ status }) => status === 'Disabled')).toEqual([])
  })

  it('ANALYTICS-01, APP-04 an admin sets what is measured for an account and which engine it may choose', async () => {
    const chosen = await addPerson(house, { roles: ['enterprise'] })
    const admins = await asAdmin()
    const answer = await admins.submit('/admin', { action: 'user-settings', id: chosen.id, isMeasured: 'on' })
    expect((await admins.get(answer.headers.location ?? '')).text).toContain('The settings of this account are saved.')
    expect((await (await hasSession(house, chosen)).call(enterprise.GetAE)).body.Item).toBe(true)
    const shown = async () => (await admins.call(admin.ShowUser, { id: chosen.id })).body.Item
    expect(await shown()).toMatchObject({ IsMeasured: true, HasNewEngine: false })
    await admins.submit('/admin', { action: 'user-settings', id: chosen.id, hasNewEngine: 'on' })
    expect(await shown()).toMatchObject({ IsMeasured: false, HasNewEngine: true })
    expect((await list({ event: 'user-settings' })).Events[0]).toMatchObject({
      ...{ Actor: person.email, Target: chosen.email, Detail: { isMeasured: false, hasNewEngine: true } },
    })
  })

  it('the rights of everybody, and the access matrix, are files, and who takes them is audited', async () => {
    const company = 'Exported Rights'
    const people = []
    for (let number = 0; number <= limits.userPage; number++)
      people.push(await addPerson(house, { company, roles: ['circ-build', 'aircooler'], name: '=Formula' }))
    const admins = await asAdmin()
    const rights = await admins.get('/admin/rights.csv')
    expect([rights.status, rights.headers['content-disposition'], rights.headers['cache-control']]).toEqual([
      ...[200, 'attachment; filename="rights.csv"', 'private, no-store'],
    ])
    const lines = rights.text.split('\r\n')
    for (const { email } of people)
      expect(lines.filter(line => line.includes(email))).toEqual([
        expect.stringMatching(/^Exported Rights,"'=Formula",.*,User,Active,"circ-build, aircooler",open$/),
      ])
    const everybody = await db.selectFrom('users').select('id').execute()
    expect(lines).toHaveLength(1 + everybody.length + 1)

    const matrix = (await admins.get('/admin/access.csv')).text.split('\r\n')
    const [head = ''] = matrix
    const at = (name: string) => head.split(',').indexOf(name)
    const row = matrix.find(line => line.includes('AdminService.svc/SetCompanyRoles'))?.split(',') ?? []
    expect([row[at('admin')], row[at('owner')], row[at('visitor')], row[at('Needs clearance')]]).toEqual([
      ...['open', '', '', 'yes'],
    ])
    const targets = (await list({ event: 'export' })).Events.slice(0, 2).map(({ Actor, Target }) => [Actor, Target])
    expect(targets).toEqual([
      [person.email, 'access-matrix.csv'],
      [person.email, 'rights.csv'],
    ])
  })

  it.each(['/admin/rights.csv', '/admin/access.csv'])(
    'SEC-048 %s is for admins with clearance alone',
    async address => {
      const owner = await hasSession(house, await addPerson(house, { roles: ['owner', 'command-center'] }), {
        HasClearance: true,
      })
      const uncleared = await hasSession(house, person)
      const answers = [await new Visitor(house).get(address), await owner.get(address), await uncleared.get(address)]
      for (const { status, text } of answers) expect([status >= 400, text.includes('@')]).toEqual([true, false])
    },
  )

  it('lists the holders of a role', async () => {
    const holder = await addPerson(house, { roles: ['nimbus', 'aircooler'] })
    await addPerson(house, { roles: ['aircooler'] })
    const { body } = await (await asAdmin()).call(admin.ListUsers, { role: 'nimbus' })
    expect(body.Items.map(({ Email }: { Email: string }) => Email)).toEqual([holder.email])
    const page = (await (await asAdmin()).get('/admin?section=users&role=nimbus')).text
    expect(page).toContain(holder.email)
    expect(page).toContain('1 account on this page')
  })

  it('SEC-059 takes no such form without the token, nor one that asks for more', async () => {
    const victim = await addPerson(house)
    const session = await signsIn(house, victim)
    const admins = await asAdmin()
    const form = { action: 'end-sessions', id: victim.id }
    expect((await admins.post('/admin', form)).status).toBe(403)
    expect((await admins.submit('/admin', { ...form, Roles: 'admin' })).status).toBe(400)
    expect((await admins.submit('/admin', { ...form, action: 'set-roles' })).status).toBe(400)
    expect(await session.isSignedIn()).toBe(true)
  })

  it('SEC-057 no page of the admin holds a hash, a token or a password', async () => {
    const admins = await asAdmin()
    for (const address of ['/admin', '/admin?section=users', `/admin?section=users&user=${person.id}`]) {
      const { text, status } = await admins.get(address)
      expect([address, status]).toEqual([address, 200])
      for (const secret of ['argon2', 'Bearer', 'password_hash', 'previous_hash', password])
        expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
  })
})

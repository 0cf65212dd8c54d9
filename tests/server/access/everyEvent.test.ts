/** Events of the audit trail that no other file provokes, one row each; and that each of the list is provoked somewhere. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { account, admin, coilSelection } from '../../../shared/contracts'
import type { Operation } from '../../../shared/contracts/operation'
import { auditEvents } from '../../../shared/events/auditEvents'
import { filesWhere, textOf } from '../../house/sources'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, type Person } from '../../support/people'
import { smallestCalls, smallestRequests } from '../../support/smallestRequests'
import type { Visitor } from '../../support/visitor'

const house = await houseOfFile({ environment: { SUPPORT_EMAIL: 'desk@example.com' } })
const { db } = house.parts
const from = { 'x-forwarded-for': '203.0.113.20', 'x-request-id': 'request-of-this-test' }

const owner = await addPerson(house, { roles: ['owner', 'enterprise', 'r-and-d'], type: 'Owner', status: 'Owner' })
const asOwner = await hasSession(house, owner)
const requestFor = ({ service, name }: Operation) => smallestRequests[`${service}/${name}`]

/** The rows that `work` adds, without what the chain adds to them. */
async function rowsOf(work: () => Promise<unknown>) {
  const count = async () =>
    (await db.selectFrom('audit_events').select('sequence').orderBy('sequence').execute()).length
  const before = await count()
  await work()
  await house.mails()
  const rows = await db.selectFrom('audit_events').selectAll().orderBy('sequence').execute()
  return rows.slice(before).map(({ event, outcome, actor, target, address, request_id, detail }) => {
    return { event, outcome, actor, target, address, request_id, detail }
  })
}

const row = (event: string, changes: object = {}) => ({
  ...{ event, outcome: 'success', actor: owner.email, target: null, detail: {} },
  ...{ address: '203.0.113.20', request_id: 'request-of-this-test' },
  ...changes,
})

const asks = (operation: Operation, change: object = {}, visitor: Visitor = asOwner) =>
  rowsOf(() => visitor.call(operation, { ...requestFor(operation), ...change }, from))

describe('SEC-103 one row is written', () => {
  it('event: a profile that is changed', async () => {
    const profile = { FullName: 'Olivia Owner', Phone: '555-0101', Email: owner.email }
    expect(await asks(account.UpdateUserProfile, { profile })).toEqual([row('profile-change')])
  })

  it('event: an email change that is dropped, and none where there is nothing to drop', async () => {
    expect(await asks(account.DeleteEmailChange)).toEqual([])
    await asks(account.InitiateEmailChange)
    const dropped = row('email-change', { target: 'new@northfield.example', detail: { step: 'dropped' } })
    expect(await asks(account.DeleteEmailChange)).toEqual([dropped])
  })

  it.each([true, false])('event: a person who is let in or not: %s', async isApproved => {
    const { id, email } = await addPerson(house, { type: 'Approval', status: 'Pending' })
    const found = await asks(account.ApproveActivation, { id, isApproved })
    expect(found).toEqual([row('user-approval', { target: email, detail: { isApproved } })])
  })

  it('event: a person who may not sign in any more, who may again, and of whom that is refused', async () => {
    const { id, email } = await addPerson(house)
    for (const isActive of [false, true]) {
      const found = await asks(account.SetIsActive, { id, isActive })
      expect(found).toEqual([row('user-status', { target: email, detail: { isActive } })])
    }
    const refused = { target: owner.email, outcome: 'refused', detail: { isActive: false } }
    expect(await asks(account.SetIsActive, { id: owner.id, isActive: false })).toEqual([row('user-status', refused)])
  })

  it('event: a service account that is made, that is refused, and that has a new password', async () => {
    const made = await asOwner.call(account.AddServiceAccount, { name: 'First' })
    const roles = ['owner', 'selection-api'] as const
    const holder = await addPerson(house, { roles, type: 'Owner', status: 'Owner', company: 'Services' })
    const visitor = await hasSession(house, holder)
    expect(made.status).toBe(403)
    const added = await asks(account.AddServiceAccount, { name: 'Takeoff' }, visitor)
    const { id, email } = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('full_name', '=', 'Takeoff')
      .executeTakeFirstOrThrow()
    const own = { actor: holder.email, target: email }
    const detail = { change: 'added', before: '', after: 'selection-api' }
    expect(added).toEqual([row('service-account', { ...own, detail })])
    const again = await asks(account.AddServiceAccount, { name: 'takeoff' }, visitor)
    const refused = { ...own, target: 'takeoff', outcome: 'refused', detail: { change: 'added' } }
    expect(again).toEqual([row('service-account', refused)])
    const changed = await asks(account.ChangeServiceAccountPassword, { id }, visitor)
    expect(changed).toEqual([row('service-account', { ...own, detail: { change: 'password' } })])
  })

  it('event: a request for help, one that is refused, and one that is too many', async () => {
    const asked = { recipient: 'desk@example.com' }
    expect(await asks(account.RequestHelp, asked)).toEqual([row('help-request')])
    const elsewhere = await asks(account.RequestHelp, { recipient: 'evil@example.com' })
    expect(elsewhere).toEqual([row('help-request', { outcome: 'refused' })])
    for (let time = 1; time < limits.helpRequest.perPerson; time++) await asks(account.RequestHelp, asked)
    expect(await asks(account.RequestHelp, asked)).toEqual([row('help-request', { outcome: 'refused' })])
  })

  it('event: a report that is made', async () => {
    const found = await asks(coilSelection.CreateReport)
    expect(found).toEqual([
      row('report', {
        target: expect.stringMatching(/^[0-9a-f]{32}\/.+\.pdf$/),
        detail: { reference: expect.stringMatching(/^CW-/) },
      }),
    ])
  })

  it('event: an owner change that is refused, and one that is made, beside that of the company', async () => {
    const company = 'Handed over'
    const first = await addPerson(house, { company, roles: ['owner'], type: 'Owner', status: 'Owner' })
    const free = await addPerson(house, { company, email: 'somebody@gmail.com' })
    const next = await addPerson(house, { company })
    await db.updateTable('companies').set({ mail_domain: 'northfield.example' }).where('name', '=', company).execute()
    const visitor = await hasSession(house, first)
    const { profile } = requestFor(account.UpdateCompanyProfile) as { profile: object }
    const handTo = ({ id }: Person) =>
      asks(account.UpdateCompanyProfile, { profile: { ...profile, CompanyName: company, Owner: id } }, visitor)
    const own = { actor: first.email }
    expect(await handTo(free)).toEqual([row('owner-change', { ...own, target: free.email, outcome: 'refused' })])
    const [changed, handed, ...roles] = await handTo(next)
    expect([changed, handed]).toEqual([
      row('company-change', { ...own, target: company }),
      row('owner-change', { ...own, target: next.email }),
    ])
    const given = row('role-change', { ...own, target: next.email, detail: { before: '', after: 'owner' } })
    const taken = row('role-change', { ...own, target: first.email, detail: { before: 'owner', after: '' } })
    expect(roles).toHaveLength(2)
    expect(roles).toEqual(expect.arrayContaining([given, taken]))
  })

  it('event: a call that is refused to who is signed in, by the gateway', async () => {
    const refused = (path: string) => row('request-refused', { outcome: 'refused', target: path })
    expect(await asks(admin.ListUsers)).toEqual([refused('/AdminService.svc/ListUsers')])
    const query = { ...smallestCalls.deleteProject?.query, email: 'another@northfield.example' }
    const id = '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11'
    const found = await rowsOf(() => asOwner.ask('deleteProject', { id, query }, from))
    expect(found).toEqual([refused(`/api/RandD/project/${id}`)])
  })
})

it('SEC-103 every event of the list is looked for by a test', () => {
  const tests = filesWhere(path => /^tests\/.*\.test\.tsx?$/.test(path)).map(textOf)
  const isAsserted = (name: string) => {
    const looks = [
      `(event: |row\\(|auditOf\\(|'event', '=', |event === )'${name}'`,
      `\\['${name}', '(success|refused|failure)'`,
    ]
    return tests.some(text => new RegExp(looks.join('|')).test(text))
  }
  expect(auditEvents.filter(name => !isAsserted(name))).toEqual([])
})

/** The roles of newcomers: the owner chooses them, and who is let in by the mail domain gets them. */
import { beforeEach, expect, it } from 'vitest'
import { rightsAt } from '../../../../server/access/rightsOn'
import { minutesAfter } from '../../../../server/process/clock'
import { setCompanyRoles } from '../../../../server/services/companyRoles'
import type { CompanyRole } from '../../../../shared/access/roles'
import { account } from '../../../../shared/contracts'
import { serverMessages } from '../../../../shared/wording/serverMessages'

import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person } from '../../../support/people'
import { smallestRequests } from '../../../support/smallestRequests'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
let owner: Person
let asOwner: Visitor
let count = 0
let newcomer = ''

const auditOf = (event: string) =>
  db.selectFrom('audit_events').selectAll().where('event', '=', event).orderBy('sequence', 'desc').execute()
const mailTo = async (to: string) =>
  (await house.mails())
    .filter(mail => mail.includes(`To: ${to}`))
    .join()
    .replace(/=\r?\n/g, '')

beforeEach(async () => {
  count += 1
  const domain = `newcomers${count}.example`
  newcomer = `nora@${domain}`
  owner = await addPerson(house, {
    ...{ company: `Newcomers ${count}`, email: `owner@${domain}`, name: 'Olivia Sandberg' },
    ...{ type: 'Owner', status: 'Owner', roles: ['owner'] },
  })
  await db
    .updateTable('companies')
    .set({ mail_domain: domain, allow_auto_reg: true, roles: JSON.stringify(['enterprise', 'aircooler']) })
    .where('id', '=', owner.companyId)
    .execute()
  asOwner = await hasSession(house, owner)
})

/** Somebody registers with the mail domain of the company, and types the code. */
async function joins() {
  const visitor = new Visitor(house)
  const form = { ...smallestRequests['AccountService.svc/Register'], email: newcomer, confirmEmail: newcomer }
  const registered = await visitor.call(account.Register, form)
  const answerCode = (await mailTo(newcomer)).match(/^ {4}(\d{8})\r?$/m)?.[1] ?? ''
  const registrationId = registered.body.Item.RegistrationId
  const { body } = await visitor.call(account.ConfirmRegistration, { registrationId, answerCode })
  expect(body.Item).toEqual({ Outcome: 'Active' })
  return db.selectFrom('users').selectAll().where('email', '=', newcomer).executeTakeFirstOrThrow()
}

const chooses = (roles: CompanyRole[]) =>
  asOwner.submit('/app-selector/company-profile', Object.fromEntries(roles.map(role => [`role-${role}`, 'on'])))

it('who joins without any is told whom to ask, and the owner that they hold none and who they are', async () => {
  const { id, roles } = await joins()
  expect(roles).toEqual([])
  expect(await mailTo(newcomer)).toContain('No tool is open to you yet. Olivia Sandberg, who owns the account')
  expect(await mailTo(owner.email)).toContain('No tool is open to them yet. Log in and open Manage Users')

  const visitor = await hasSession(house, { id, email: newcomer, companyId: owner.companyId })
  const page = (await visitor.get('/app-selector')).text.replaceAll('<!-- -->', '')
  expect(page).toContain('Olivia Sandberg owns the account of your company and opens them.')
  expect(page).toContain(`href="mailto:${owner.email}"`)

  const listed = (await asOwner.get('/app-selector/manage-users')).text
  expect(listed.match(/No role yet/g)).toHaveLength(1)
  await asOwner.call(account.SetUserRoles, { id, roles: ['enterprise'] })
  expect((await asOwner.get('/app-selector/manage-users')).text).not.toContain('No role yet')
  expect((await visitor.get('/app-selector')).text).toContain('href="/enterprise-webapp"')
})

it('the owner chooses them without script, out of what the company holds; who joins then gets them, and the trail says so', async () => {
  expect((await chooses(['enterprise'])).status).toBe(303)
  const page = (await asOwner.get('/app-selector/company-profile')).text
  expect(page).toContain(serverMessages.newcomerRolesSaved)
  expect(page).toMatch(/name="role-enterprise"[^>]*checked/)
  expect(page).not.toMatch(/name="role-aircooler"[^>]*checked/)
  expect((await auditOf('newcomer-roles'))[0]).toMatchObject({
    ...{ outcome: 'success', actor: owner.email, target: `Newcomers ${count}` },
    detail: { before: '', after: 'enterprise' },
  })

  expect((await joins()).roles).toEqual(['enterprise'])
  expect((await auditOf('role-change'))[0]).toMatchObject({ target: newcomer, detail: { after: 'enterprise' } })
  expect(await rightsAt(db, newcomer, minutesAfter(house.clock.now(), 1))).toMatchObject({
    ...{ account: { text: 'open' }, roles: { text: 'enterprise' } },
  })
  expect(await mailTo(owner.email)).toContain('They got these roles: Coil selection.')
  expect(await mailTo(newcomer)).not.toContain('No tool is open')
})

it('SEC-048 nobody else chooses them, and none is given that the company does not hold or that gives power', async () => {
  expect((await chooses(['nimbus'])).status).toBe(303)
  expect((await asOwner.get('/app-selector/company-profile')).text).toContain(serverMessages.rolesNotHeld)
  expect((await auditOf('newcomer-roles'))[0]).toMatchObject({ outcome: 'refused', detail: { wanted: 'nimbus' } })
  expect((await asOwner.submit('/app-selector/company-profile', { 'role-admin': 'on' })).status).toBe(400)
  expect((await asOwner.call(account.SetNewcomerRoles, { roles: ['admin'] })).status).toBe(400)

  const colleague = await hasSession(house, await addPerson(house, { company: `Newcomers ${count}` }))
  expect((await colleague.call(account.SetNewcomerRoles, { roles: ['enterprise'] })).status).toBe(403)
  expect((await joins()).roles).toEqual([])
})

it('what the company does not hold any more no newcomer gets', async () => {
  await chooses(['enterprise', 'aircooler'])
  await db.transaction().execute(transaction => setCompanyRoles(transaction, owner.companyId, ['aircooler']))
  expect((await joins()).roles).toEqual(['aircooler'])
})

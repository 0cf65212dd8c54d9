/** Service accounts: who may add them, how many, and that a password is given once. */
import { describe, expect, it } from 'vitest'
import { verifyPassword } from '../../../../server/access/passwords'
import { account } from '../../../../shared/contracts'
import { companyUser } from '../../../../shared/contracts/account/companyUsers'
import { limits } from '../../../../shared/limits'
import { messages, texts } from '../../../../shared/texts'
import { passwordRules } from '../../../../shared/validation/patterns'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, hasToken, signsIn } from '../../../support/people'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts
let companies = 0

/** An owner of a company of their own, who may add service accounts. */
async function ownerOfNewCompany(roles: ('selection-api' | 'nimbus')[] = ['selection-api']) {
  companies += 1
  const person = await addPerson(house, { roles: ['owner', ...roles], company: `Company ${companies}`, name: 'Olivia' })
  const visitor = await hasSession(house, person)
  const add = async (name: string) => (await visitor.call(account.AddServiceAccount, { name })).body
  return { person, visitor, add, company: `Company ${companies}` }
}

describe('adding a service account', () => {
  it('API-28, ENTITY-20, ENUM-35 answers with name, client id and password, and keeps only a hash', async () => {
    const { add } = await ownerOfNewCompany(['nimbus'])
    const { Item } = await add('Takeoff bot')
    expect(Item).toEqual({
      Id: expect.any(String),
      FullName: 'Takeoff bot',
      Email: expect.stringMatching(/^svc-[0-9a-f]{12}$/),
      Password: expect.stringMatching(/^.{20}$/),
    })
    expect(passwordRules.every(rule => rule.passes(Item.Password))).toBe(true)
    const row = await db.selectFrom('users').selectAll().where('id', '=', Item.Id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ type: 'Service', status: 'Active', roles: ['nimbus'] })
    expect(await verifyPassword(row.password_hash, Item.Password)).toBe(true)
  })

  it.each(['nimbus', 'selection-api'] as const)('ROLE-07, SVC-01 is open to an owner who holds %s', async role => {
    const { add } = await ownerOfNewCompany([role])
    expect((await add('Takeoff by role')).Item).toMatchObject({ FullName: 'Takeoff by role' })
  })

  it.each([
    ['an owner without the roles', ['owner']],
    ['a holder of nimbus who is no owner', ['nimbus']],
    ['a holder of selection-api who is no owner', ['selection-api']],
  ] as const)('SVC-01 is refused to %s', async (_, roles) => {
    const visitor = await hasSession(house, await addPerson(house, { roles }))
    expect((await visitor.call(account.AddServiceAccount, { name: 'Takeoff' })).status).toBe(403)
    expect(await db.selectFrom('users').select('id').where('full_name', '=', 'Takeoff').execute()).toEqual([])
  })

  it('SEC-044 is refused to who acts as another person', async () => {
    const person = await addPerson(house, { roles: ['owner', 'nimbus'] })
    const acting = await hasSession(house, person, {}, await addPerson(house, { roles: ['can-impersonate'] }))
    const id = person.id
    expect((await acting.call(account.AddServiceAccount, { name: 'Takeoff' })).status).toBe(403)
    expect((await acting.call(account.ChangeServiceAccountPassword, { id })).status).toBe(403)
  })

  it('SVC-02, CONST-09 needs a name of 1 to 75 characters', async () => {
    const { visitor, add } = await ownerOfNewCompany()
    for (const name of ['', '   ', 'x'.repeat(limits.serviceAccountName + 1)])
      expect((await visitor.call(account.AddServiceAccount, { name })).status).toBe(400)
    expect((await add('x'.repeat(75))).Succeeded).toBe(true)
    expect(limits.serviceAccountName).toBe(75)
  })

  it('SVC-03 needs a name that no user of the company has, in letters of either case', async () => {
    const { add, company } = await ownerOfNewCompany()
    await addPerson(house, { company, name: 'Dana Whitfield' })
    expect((await add('First')).Succeeded).toBe(true)
    for (const name of ['dana WHITFIELD', ' First ', 'FIRST', 'olivia']) {
      const { Succeeded, Notices } = await add(name)
      expect([name, Succeeded, Notices[0]?.Messages]).toEqual([name, false, ['Account name already exists']])
    }
    const other = await ownerOfNewCompany()
    expect((await other.add('First')).Succeeded).toBe(true)
  })

  it('SVC-04, CONST-10, ERROR-21, SEC-054 stops at 5 for a company, also where ten come at once', async () => {
    const { add, visitor } = await ownerOfNewCompany()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => add(`Bot ${index}`)))
    const refusals = answers.filter(answer => !answer.Succeeded)
    expect(refusals.map(answer => answer.Notices[0].Messages)).toEqual(
      Array.from({ length: 5 }, () => ['The max number of service accounts have been added']),
    )
    const { body } = await visitor.call(account.GetCompanyUsers)
    expect(body.Items.filter((item: { Type: string }) => item.Type === 'Service')).toHaveLength(5)
    expect(limits.serviceAccounts).toBe(5)
    expect(texts.serviceAccountsFull).toBe('The max number of service accounts have been added')
  })

  it('SVC-03, SEC-054 lets one of two with the same name through, where both come at once', async () => {
    const { add } = await ownerOfNewCompany()
    const answers = await Promise.all([add('Same'), add('same')])
    expect(answers.filter(answer => answer.Succeeded)).toHaveLength(1)
  })
})

describe('the password of a service account', () => {
  it('SVC-05, SEC-031 is in no listing, page, session, log line or audit row after it was shown', async () => {
    const { add, visitor, person } = await ownerOfNewCompany()
    const { Item } = await add('Quiet bot')
    const listed = (await visitor.call(account.GetCompanyUsers)).text
    const page = (await visitor.get('/app-selector/manage-users')).text
    const sessions = JSON.stringify(await db.selectFrom('sessions').selectAll().execute())
    const audited = JSON.stringify(
      await db.selectFrom('audit_events').selectAll().where('actor', '=', person.email).orderBy('sequence').execute(),
    )
    for (const text of [listed, page, sessions, audited, ...house.logLines]) expect(text).not.toContain(Item.Password)
    expect(audited).toContain(Item.Email)
  })

  it('API-29, SVC-06 is new after each regeneration, and the earlier one and its tokens stop working', async () => {
    const { add, visitor } = await ownerOfNewCompany()
    const { Item: first } = await add('Bot')
    const bot = { id: first.Id, email: first.Email, companyId: '' }
    await hasSession(house, bot)
    const { body } = await visitor.call(account.ChangeServiceAccountPassword, { id: first.Id })
    expect(body.Item).toMatchObject({ Id: first.Id, FullName: 'Bot', Email: first.Email })
    expect(body.Item.Password).not.toBe(first.Password)
    const row = await db.selectFrom('users').selectAll().where('id', '=', first.Id).executeTakeFirstOrThrow()
    expect(await verifyPassword(row.password_hash, body.Item.Password)).toBe(true)
    expect(await verifyPassword(row.password_hash, first.Password)).toBe(false)
    expect(await db.selectFrom('bearer_tokens').selectAll().where('user_id', '=', first.Id).execute()).toEqual([])
  })

  it('SEC-050 of another company’s account, or of a person, is refused like that of a missing one', async () => {
    const { Item } = await (await ownerOfNewCompany()).add('Foreign bot')
    const { visitor, person } = await ownerOfNewCompany()
    const ids = ['6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11', Item.Id, person.id]
    const answers = await Promise.all(ids.map(id => visitor.call(account.ChangeServiceAccountPassword, { id })))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect(answers[0]?.body.Notices[0].Messages).toEqual([messages.serviceAccountMissing])
    const row = await db.selectFrom('users').selectAll().where('id', '=', Item.Id).executeTakeFirstOrThrow()
    expect(await verifyPassword(row.password_hash, Item.Password)).toBe(true)
  })

  it('SEC-031 opens no page: the sign-in form refuses the client id', async () => {
    const { Item } = await (await ownerOfNewCompany()).add('Machine')
    const answer = await new Visitor(house).submit('/login', { email: Item.Email, password: Item.Password })
    expect(answer.status).not.toBe(303)
  })

  it('SEC-031 opens no page, also where its client id has the form of an email', async () => {
    const machine = await addPerson(house, { type: 'Service' })
    await expect(signsIn(house, machine)).rejects.toThrow('was not signed in: 200')
  })

  it('SEC-031 is in no answer of the service either, which holds what a table shows and no more', async () => {
    const { add, person } = await ownerOfNewCompany()
    await add('Plain bot')
    const headers = { authorization: `Bearer ${await hasToken(house, person)}` }
    const asked = new Request('http://upstream/AccountService.svc/GetCompanyUsers', { headers })
    const answer = await house.parts.builtIn.services['AccountService.svc'](asked)
    const { Items } = (await answer.json()) as { Items: object[] }
    // Whether somebody holds no role is said of people who hold none, and of nobody else.
    const shown = Object.keys(companyUser.shape)
      .filter(name => name !== 'HasNoRole')
      .sort()
    expect(Items.map(item => Object.keys(item).sort())).toEqual(Items.map(() => shown))
    expect(Items.length).toBeGreaterThan(1)
  })
})

/** A company's profile: who reads and changes it, and how it goes over to another owner. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../../../shared/contracts'
import { limits } from '../../../../shared/limits'
import { messages, texts } from '../../../../shared/texts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession, type Person } from '../../../support/people'
import { smallestRequests } from '../../../support/smallestRequests'
import type { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db } = house.parts

let owner: Person
let colleague: Person
let visitor: Visitor
let count = 0

beforeEach(async () => {
  count += 1
  const company = `Company ${count}`
  owner = await addPerson(house, { company, roles: ['owner', 'enterprise'], type: 'Owner', status: 'Owner' })
  colleague = await addPerson(house, { company, roles: ['economizer'] })
  await db.updateTable('companies').set({ mail_domain: 'northfield.example' }).where('name', '=', company).execute()
  visitor = await hasSession(house, owner)
})

const { profile: smallest } = smallestRequests['AccountService.svc/UpdateCompanyProfile'] as {
  profile: Record<string, unknown>
}
const save = (changes: object = {}) =>
  visitor.call(account.UpdateCompanyProfile, { profile: { ...smallest, Owner: owner.id, ...changes } })
const load = async () => (await visitor.call(account.GetCompanyProfile)).body.Item
const rowOf = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const problem = (changes: object) => {
  const profile = { ...smallest, Owner: owner.id, ...changes }
  const parsed = account.UpdateCompanyProfile.request.safeParse({ profile })
  return parsed.error?.issues.map(({ path, message }) => `${String(path.at(-1))}: ${message}`)
}

describe('reading it', () => {
  it('API-20, API-51, ENTITY-17, ENTITY-18 gives the company, and beside it who can own the account', async () => {
    await addPerson(house, { company: `Company ${count}`, status: 'Disabled' })
    await addPerson(house, { company: `Company ${count}`, type: 'Approval', status: 'Pending' })
    const free = await addPerson(house, { company: `Company ${count}`, email: `free${count}@gmail.com` })
    await addPerson(house, { company: 'Another company' })
    const place = { address1: '40 Foundry Road', address2: 'Hall 2', city: 'Chaska' }
    const state = { state: 'MN', zip: '55318', country: 'US' }
    await db
      .updateTable('companies')
      .set({ ...place, ...state })
      .where('id', '=', owner.companyId)
      .execute()
    const { Company, Users } = await load()

    expect(Company).toEqual({
      ...{ CompanyName: `Company ${count}`, Address1: '40 Foundry Road', Address2: 'Hall 2', City: 'Chaska' },
      ...{ State: 'MN', Zip: '55318', Country: 'US' },
      ...{ Owner: owner.id, AllowAutoReg: false, IsDomainFree: false },
    })
    const byId = (a: { Id: string }, b: { Id: string }) => a.Id.localeCompare(b.Id)
    expect(Users.sort(byId)).toEqual(
      [
        { Id: owner.id, FullName: 'Dana Whitfield', IsFreeDomain: false },
        { Id: colleague.id, FullName: 'Dana Whitfield', IsFreeDomain: false },
        { Id: free.id, FullName: 'Dana Whitfield', IsFreeDomain: true },
      ].sort(byId),
    )
  })

  it.each([null, 'gmail.com'])('COMPANY-03 says that the domain is free where it is %s', async mail_domain => {
    await db.updateTable('companies').set({ mail_domain }).where('id', '=', owner.companyId).execute()
    expect((await load()).Company.IsDomainFree).toBe(true)
  })

  it('API-12, API-13, ENTITY-14 lists countries by name, and states with their symbol and country', async () => {
    const { Items: countries } = (await visitor.call(account.GetCountries)).body
    const { Items: states } = (await visitor.call(account.GetStates)).body
    expect(countries).toHaveLength(249)
    expect(countries.slice(0, 3)).toEqual([
      { Name: 'United States', Symbol: 'US' },
      { Name: 'Canada', Symbol: 'CA' },
      { Name: 'Afghanistan', Symbol: 'AF' },
    ])
    expect(states).toHaveLength(51 + 13)
    expect(states).toContainEqual({ Name: 'Minnesota', Symbol: 'MN', Country: 'US' })
    expect(states).toContainEqual({ Name: 'Ontario', Symbol: 'ON', Country: 'CA' })
  })
})

describe('changing it', () => {
  it('API-21, ENTITY-19, COMPANY-01 keeps every field', async () => {
    const sent = {
      ...{ CompanyName: 'New Name', Address1: '5 High St', Address2: 'Unit 2', City: 'Leeds', State: 'West Yorkshire' },
      ...{ Zip: 'LS1 4AP', Country: 'GB', IsDomainFree: false, AllowAutoReg: true },
    }
    expect((await save(sent)).body).toMatchObject({ Succeeded: true, Item: { IsOwnerChanged: false } })
    expect((await load()).Company).toEqual({ ...sent, Owner: owner.id })
    expect((await visitor.get('/app-selector')).text).toContain('New Name')
  })

  it('COMPANY-12, COMPANY-03 takes a box that is off, and keeps it as it was where the domain is free', async () => {
    await save({ AllowAutoReg: true })
    await save({ AllowAutoReg: false })
    expect((await load()).Company.AllowAutoReg).toBe(false)
    await db.updateTable('companies').set({ mail_domain: null }).where('id', '=', owner.companyId).execute()
    await save({ AllowAutoReg: true })
    expect((await load()).Company.AllowAutoReg).toBe(false)
  })

  it.each([
    ['COMPANY-04', { CompanyName: '' }, 'CompanyName: Company is required.'],
    ['COMPANY-04, CONST-06', { CompanyName: 'x'.repeat(76) }, 'CompanyName: Max 75 characters.'],
    ['COMPANY-05', { Address1: ' ' }, 'Address1: Address Line 1 is required.'],
    ['COMPANY-05, CONST-07', { Address1: 'x'.repeat(101) }, 'Address1: Max 100 characters.'],
    ['COMPANY-07', { City: '' }, 'City: City is required.'],
    ['COMPANY-07, CONST-08', { City: 'x'.repeat(51) }, 'City: Max 50 characters.'],
    ['COMPANY-08', { Country: 'GB', State: '' }, 'State: State is required.'],
    ['COMPANY-08, CONST-08', { Country: 'GB', State: 'x'.repeat(51) }, 'State: Max 50 characters.'],
    ['COMPANY-09', { Country: 'CA', State: 'MN' }, 'State: State is invalid.'],
    ['COMPANY-11', { Zip: '' }, 'Zip: Postal Code is required.'],
    ['COMPANY-11', { Zip: '55_057' }, 'Zip: Postal Code is invalid.'],
    ['COMPANY-12', { Country: '' }, 'Country: Country is required.'],
  ])('%s refuses %j', async (_, changes, message) => {
    expect(problem(changes)).toEqual([message])
    expect((await save(changes)).status).toBe(400)
  })

  it.each([
    ['COMPANY-04', { CompanyName: 'x'.repeat(limits.companyName) }],
    ['COMPANY-05', { Address1: 'x'.repeat(100) }],
    ['COMPANY-06', { Address2: '' }],
    ['COMPANY-07', { City: 'x'.repeat(50) }],
    ['COMPANY-08', { Country: 'GB', State: 'x'.repeat(50) }],
    ['COMPANY-11', { Zip: 'K1A 0-B1' }],
  ])('%s takes %j', async (_, changes) => {
    expect(problem(changes)).toBeUndefined()
  })

  it('COMPANY-12 refuses a profile without country, owner or the box', () => {
    for (const name of ['Country', 'Owner', 'AllowAutoReg']) expect(problem({ [name]: undefined })).toHaveLength(1)
  })

  it('SEC-050 refuses an owner of another company exactly as one who does not exist', async () => {
    const foreign = await addPerson(house, { company: 'Another company' })
    const answers = await Promise.all([foreign.id, crypto.randomUUID()].map(Owner => save({ Owner })))
    for (const { body } of answers) expect(body.Notices[0].Messages).toEqual([messages.ownerMissing])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await rowOf(foreign.id)).type).toBe('User')
  })

  it('SEC-103 is audited', async () => {
    await save()
    const last = await db.selectFrom('audit_events').selectAll().orderBy('sequence', 'desc').executeTakeFirst()
    expect(last).toMatchObject({ event: 'company-change', outcome: 'success', actor: owner.email })
  })
})

describe('another owner', () => {
  it('COMPANY-13 is none with a free email account, and nothing is saved then', async () => {
    const free = await addPerson(house, { company: `Company ${count}`, email: `owner${count}@gmail.com` })
    const { body } = await save({ Owner: free.id, City: 'Elsewhere' })
    expect(body).toMatchObject({ Succeeded: false })
    expect(body.Notices[0].Messages).toEqual([
      'Invalid: You cannot change ownership to a user with a free email account.',
    ])
    expect((await load()).Company).toMatchObject({ Owner: owner.id, City: '' })
  })

  it('COMPANY-15 takes over with Type, Status and role, and the one before is logged out everywhere', async () => {
    const other = await hasSession(house, owner)
    const { body } = await save({ Owner: colleague.id })
    expect(body).toMatchObject({ Succeeded: true, Item: { IsOwnerChanged: true } })
    expect(await visitor.isSignedIn()).toBe(false)
    expect(await other.isSignedIn()).toBe(false)
    expect((await visitor.get('/login')).text).toContain(messages.ownerChanged)

    expect(await rowOf(colleague.id)).toMatchObject({ type: 'Owner', status: 'Owner', roles: ['owner', 'economizer'] })
    expect(await rowOf(owner.id)).toMatchObject({ type: 'User', status: 'Active', roles: ['enterprise'] })
    const mails = (await house.mails()).filter(mail => mail.includes('owner of your Coilworks account'))
    for (const { email } of [owner, colleague])
      expect(mails.filter(mail => mail.includes(`To: ${email}`))).toHaveLength(1)
  })

  it('COMPANY-15 is one at any time, whoever hands the account to whom', async () => {
    const third = await addPerson(house, { company: `Company ${count}`, roles: ['owner'] })
    const people = [owner, colleague, third]
    const step = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async steps => {
        for (const [from, to] of steps) {
          const asked = await hasSession(house, people[from] as Person)
          await asked.call(account.UpdateCompanyProfile, { profile: { ...smallest, Owner: people[to]?.id } })
          const rows = await Promise.all(people.map(({ id }) => rowOf(id)))
          const owners = rows.filter(({ type }) => type === 'Owner')
          expect(owners).toMatchObject([{ status: 'Owner', roles: expect.arrayContaining(['owner']) }])
        }
      }),
      { numRuns: 8 },
    )
  })

  it('COMPANY-15 logs nobody out where the owner stays', async () => {
    await save({ City: 'Elsewhere' })
    expect(await visitor.isSignedIn()).toBe(true)
  })

  it('COMPANY-13 leaves an owner who has a free email account already', async () => {
    await db
      .updateTable('users')
      .set({ email: `old${count}@gmail.com` })
      .where('id', '=', owner.id)
      .execute()
    expect((await save()).body.Succeeded).toBe(true)
    expect(texts.ownerWithFreeMail).toContain('free email')
  })
})

/** A company of ten thousand: its lists come by the page, in one order, and whoever is looked for is found. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../../server/config/limits'
import { account } from '../../../../shared/contracts'
import { houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'

const house = await houseOfFile()
const { db } = house.parts
const people = 10_000
const owner = await addPerson(house, {
  roles: ['owner', 'enterprise', 'selection-api'],
  type: 'Owner',
  status: 'Owner',
  name: 'Olivia',
})
const asOwner = await hasSession(house, owner)
const stranger = await addPerson(house, { company: 'Blue Ridge Sales', name: 'Crowd of others' })

beforeAll(async () => {
  await sql`
    insert into users (company_id, email, full_name, phone, password_hash, type, status, roles, is_new_engine_enabled, created_at)
    select ${owner.companyId}, 'crowd' || n || '@northfield.example',
      case when n <= 2 then 'Alex Twin' when n = 3 then 'alex twin' when n = 4 then '' else 'Crowd ' || lpad(n::text, 5, '0') end,
      '', '', case when n = 4 then 'Invite' when n = 5 then 'Approval' else 'User' end,
      case when n in (4, 5) then 'Pending' when n % 1000 = 0 then 'Disabled' else 'Active' end, '[]', false, now()
    from generate_series(1, ${people}::int) n`.execute(db)
  await sql`analyze users`.execute(db)
})

interface Found {
  Items: { Id: string; FullName: string; Email: string; Status: string; Name: string }[]
  Item: { Found: number; All: number; Before: string | null; After: string | null }
}

const find = async (wish: object = {}): Promise<Found> => (await asOwner.call(account.FindCompanyUsers, wish)).body
const members = async (wish: object): Promise<Found> => (await asOwner.call(account.FindGroupMembers, wish)).body

/** All pages from the first to the last, and back again. */
async function walked(ask: (place: object) => Promise<Found>): Promise<{ there: string[]; back: string[] }> {
  const there: string[] = []
  const back: string[] = []
  let page = await ask({})
  for (;;) {
    there.push(...page.Items.map(({ Id }) => Id))
    if (page.Item.After === null) break
    page = await ask({ after: page.Item.After })
  }
  for (;;) {
    back.unshift(...page.Items.map(({ Id }) => Id))
    if (page.Item.Before === null) return { there, back }
    page = await ask({ before: page.Item.Before })
  }
}

describe('the users of a company', () => {
  it('API-22, USERS-01 come with their first page, and say how many there are', async () => {
    const { status, body, text } = await asOwner.call(account.GetCompanyUsers)
    expect([status, body.Items.length]).toEqual([200, limits.companyUsers.page])
    expect(body.Item).toMatchObject({
      Found: people + 1,
      All: people + 1,
      Waiting: 1,
      ServiceAccounts: 0,
      Before: null,
    })
    expect(text.length).toBeLessThan(50_000)
    expect(body.Items.slice(0, 4).map(({ Email }: { Email: string }) => Email.split('@')[0])).toEqual([
      'crowd1',
      'crowd2',
      'crowd3',
      'crowd5',
    ])
  })

  it.each([
    ['name', {}],
    ['name, descending', { descending: true }],
    ['email', { sort: 'Email' }],
    ['type', { sort: 'Type', descending: true }],
    ['status', { sort: 'Status' }],
  ])('USERS-01 are each on one page, by %s, forth and back', async (_, order) => {
    // A thousand of them: every page of ten thousand takes long.
    const wish = { text: 'crowd1', ...order }
    const { there, back } = await walked(place => find({ ...wish, ...place }))
    const { Item } = await find(wish)
    expect([there.length, new Set(there).size]).toEqual([Item.Found, Item.Found])
    expect(back).toEqual(there)
    const reverse = await walked(place => find({ ...wish, descending: !('descending' in order), ...place }))
    expect(reverse.there).toEqual(there.toReversed())
  })

  it('USERS-02 are found by a part of name or email, of a type and a status, with signs taken as they are', async () => {
    expect((await find({ text: 'CROWD7777@' })).Items.map(({ FullName }) => FullName)).toEqual(['Crowd 07777'])
    expect((await find({ text: ' crowd 07777 ' })).Item.Found).toBe(1)
    expect((await find({ status: 'Disabled' })).Item).toMatchObject({ Found: 10, All: people + 1 })
    expect((await find({ type: 'Invite', status: 'Pending' })).Items.map(({ Email }) => Email)).toEqual([
      'crowd4@northfield.example',
    ])
    expect((await find({ text: 'crowd%' })).Items).toEqual([])
  })

  it('USERS-01 go on where the page ended though others have come and gone meanwhile', async () => {
    const first = await find()
    const added = await addPerson(house, { name: 'Alex Aaron' })
    const second = await find({ after: first.Item.After })
    expect(first.Items.map(({ Id }) => Id)).not.toContain(second.Items[0]?.Id)
    expect(second.Items[0]?.FullName.localeCompare(first.Items.at(-1)?.FullName ?? '')).toBe(1)
    await db.deleteFrom('users').where('id', '=', added.id).execute()
    // Nobody is there any more to go on from: from the start.
    expect((await find({ after: added.id })).Items).toEqual((await find()).Items)
  })

  it('SEC-050 are those of the caller’s company, wherever the page starts', async () => {
    const { Items, Item } = await find({ after: stranger.id })
    expect(Items.map(({ Id }) => Id)).not.toContain(stranger.id)
    expect(Item.All).toBe(people + 1)
    const one = await asOwner.call(account.ShowCompanyUser, { id: stranger.id })
    const none = await asOwner.call(account.ShowCompanyUser, { id: '6e2cbd4e-7d2c-4f38-9a57-3d2f6b0f5c11' })
    expect([one.status, one.body.Succeeded, one.body]).toEqual([200, false, none.body])
  })

  it('USERS-01, USERS-02, ROUTE-14 are read without script: a filter, and links to the pages', async () => {
    const page = await asOwner.get('/app-selector/manage-users?text=&type=&status=Disabled&sort=Email')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Showing 10 of 10001')
    expect(page.text).toContain('crowd10000@northfield.example')
    expect(page.text).not.toContain('crowd10001')
    const first = await asOwner.get('/app-selector/manage-users')
    const next = /rel="next" href="([^"]+)"/.exec(first.text)?.[1] ?? ''
    const second = await asOwner.get(next.replaceAll('&amp;', '&'))
    expect([first.text.length < 250_000, second.text.includes('rel="prev"')]).toEqual([true, true])
  })
})

describe('project sharing', () => {
  it('API-30, ENTITY-12, ENTITY-13 comes with the first page of each list, and namesakes are told apart across pages', async () => {
    const { status, body, text } = await asOwner.call(account.GetPermissionGroupMembers)
    expect([status, body.Item.NonGroupMembers.length]).toEqual([200, limits.sharing.page])
    // Neither who was invited nor who waits.
    expect(body.Item.NonGroupExtent.Total).toBe(people - 2)
    expect(body.Item.NonGroupMembers.slice(0, 3).map(({ Name }: { Name: string }) => Name)).toEqual([
      'Alex Twin (crowd1@northfield.example)',
      'Alex Twin (crowd2@northfield.example)',
      'alex twin (crowd3@northfield.example)',
    ])
    expect(text.length).toBeLessThan(100_000)
  })

  it('API-31, SHARE-03 keeps as many as one save takes, and each list has its pages', async () => {
    const ids = await db
      .selectFrom('users')
      .select('id')
      .where('full_name', 'like', 'Crowd 0%')
      .where('type', '=', 'User')
      .orderBy('full_name')
      .limit(limits.sharing.moves)
      .execute()
    const Members = ids.map(({ id }) => ({ Id: id, Name: 'Somebody with a name of usual length' }))
    const config = { Groups: [{ Id: 'Read-Only', Name: 'Read-Only', Members }], NonGroupMembers: [] }
    const { body } = await asOwner.call(account.UpdatePermissionGroupMembers, { config: JSON.stringify(config) })
    expect(body.Item.Groups[0]).toMatchObject({ Total: limits.sharing.moves })
    expect(body.Item.NonGroupExtent.Total).toBe(people - 2 - limits.sharing.moves)
    const inside = await walked(place => members({ group: 'Read-Only', ...place }))
    expect(inside.there).toEqual(ids.map(({ id }) => id))
    expect(inside.back).toEqual(inside.there)
    const found = await members({ group: null, text: 'crowd9999@' })
    expect(found.Items.map(({ Name }) => Name)).toEqual(['Crowd 09999'])
    expect((await members({ group: 'Read-Only', text: 'crowd9999@' })).Items).toEqual([])

    const removed = { Groups: [], NonGroupMembers: Members }
    const after = await asOwner.call(account.UpdatePermissionGroupMembers, { config: JSON.stringify(removed) })
    expect(after.body.Item.NonGroupExtent.Total).toBe(people - 2)
  })

  it('SEC-053 shows nobody of another company, wherever the page starts', async () => {
    const { Items } = await members({ group: null, after: stranger.id })
    expect(Items.map(({ Id }) => Id)).not.toContain(stranger.id)
  })
})

describe('the profile of the company', () => {
  it('API-20, ENTITY-18 lists its owner and the first who can be, and says how many can', async () => {
    const { body } = await asOwner.call(account.GetCompanyProfile)
    const { Company, Users, UsersTotal } = body.Item
    expect([Company.Owner, Users.length]).toEqual([owner.id, limits.companyUsers.owners + 1])
    expect(Users[0]).toEqual({ Id: owner.id, FullName: 'Olivia', IsFreeDomain: false })
    expect(UsersTotal).toBe(people + 1 - 2 - 10)
  })

  it('finds another owner by name, also without script', async () => {
    const page = await asOwner.get('/app-selector/company-profile?owner=crowd7777%40')
    expect(page.text).toContain('Crowd 07777')
    expect(page.text).toContain(`of ${(people + 1 - 2 - 10).toLocaleString('en')}`)
    const disabled = await asOwner.get('/app-selector/company-profile?owner=crowd7000%40')
    expect(disabled.text).not.toContain('Crowd 07000')
    expect(disabled.text).toContain('Nobody else who can own the account fits this.')
  })
})

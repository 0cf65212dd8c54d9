/** The design service: rating, saved designs, and reports as files. */
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { purge } from '../../../../server/application/purge'
import { limits } from '../../../../server/config/limits'
import { coolingExample, newProject } from '../../../../shared/coils/document/exampleCoil'
import { coilProjects } from '../../../../shared/coils/document/project'
import { coilSelection } from '../../../../shared/contracts'
import { messages } from '../../../../shared/texts'
import { withValueAt } from '../../../../shared/tools/fields/paths'
import { anotherNode, houseOfFile } from '../../../support/house'
import { addPerson, hasSession } from '../../../support/people'
import { rawRequest } from '../../../support/rawRequest'
import { Visitor } from '../../../support/visitor'

const house = await houseOfFile()
const { db, reportFolder } = house.parts
const owner = await addPerson(house, { roles: ['enterprise'] })
const colleague = await addPerson(house, { roles: ['enterprise'] })
const stranger = await addPerson(house, { roles: ['enterprise'], company: 'Blue Ridge Sales' })
const engineer = await hasSession(house, owner)
const document = newProject('IP')
const tagged = (...tags: string[]) =>
  coilProjects.projectOf(tags.map((tag, index) => ({ ...document.items[0]!, id: `coil-${index}`, tag })))

describe('rating a coil', () => {
  const rate = async (input: unknown) => (await engineer.call(coilSelection.Rate, { input })).body

  it('answers with the rating, balanced, and without problems', async () => {
    const { Item } = await rate(coolingExample)
    expect(Item.Problems).toEqual([])
    expect(Math.abs(Item.Rating.energyBalance)).toBeLessThan(0.001)
  })

  it('SEC-102 says at the field what the engine refuses, and is no error', async () => {
    for (const [path, value] of [
      ['air.dryBulb', 1e308],
      ['geometry.finPitch', -1],
      ['geometry.rows', 0],
      ['fluid.given.value', 0],
    ] as const) {
      const { Succeeded, Item } = await rate(withValueAt(coolingExample, path, value))
      expect([path, Succeeded, Item.Rating]).toEqual([path, true, null])
      expect(Item.Problems).toEqual([{ Path: path, Message: expect.stringMatching(/\w/) }])
    }
  })

  it.each([
    ['a number that is none', '1e999'],
    ['a text', '"80"'],
    ['nothing', 'null'],
    ['a list', '[80]'],
  ])('SEC-102 refuses %s where a number is due', async (_, value) => {
    const text = JSON.stringify({ input: coolingExample }).replace(/"dryBulb":[\d.]+/, `"dryBulb":${value}`)
    const token = await engineer.token()
    const { status } = await engineer.callAt('POST', '/DesignService.svc/Rate', text, { 'x-csrf-token': token })
    expect(status).toBe(400)
  })

  it('SEC-052 refuses a field that no coil has', async () => {
    const { status } = await engineer.call(coilSelection.Rate, { input: { ...coolingExample, price: 0 } })
    expect(status).toBe(400)
  })
})

describe('a saved design', () => {
  const save = async (request: object, who = engineer) =>
    (await who.call(coilSelection.SaveProject, { name: 'AHU-3', document, ...request })).body

  it('is opened as it was saved, and listed with the last changed first', async () => {
    const own = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
    const first = await save({ name: 'First', note: 'Roof' }, own)
    house.clock.advance({ minutes: 1 })
    const second = await save({ name: 'Second' }, own)
    const opened = (await own.call(coilSelection.OpenProject, { id: first.Item.Id })).body
    const list = (await own.call(coilSelection.ListProjects)).body

    expect(opened.Item).toEqual(first.Item)
    expect(opened.Item).toMatchObject({
      Name: 'First',
      Tag: 'CC-1',
      Version: 1,
      ChangedBy: 'Dana Whitfield',
      Document: document,
    })
    expect(list.Items.map((item: { Id: string }) => item.Id)).toEqual([second.Item.Id, first.Item.Id])
    expect(Object.keys(list.Items[0]).sort()).toEqual([
      'ChangedAt',
      'ChangedBy',
      'Id',
      'Name',
      'OwnerName',
      'Permission',
      'Tag',
      'Version',
    ])
  })

  it('is changed by its version; who saves over another’s change is told, and nothing is lost', async () => {
    const { Item } = await save({})
    const mine = await save({ id: Item.Id, version: 1, name: 'Mine' })
    const late = await save({ id: Item.Id, version: 1, name: 'Late' })
    const raced = await Promise.all(
      Array.from({ length: 5 }, (_, index) => save({ id: Item.Id, version: 2, name: `Racer ${index}` })),
    )
    const { body } = await engineer.call(coilSelection.OpenProject, { id: Item.Id })

    expect(mine.Item).toMatchObject({ Version: 2, Name: 'Mine' })
    expect([late.Succeeded, late.Notices[0].Messages]).toEqual([false, [messages.projectChanged]])
    expect(raced.filter(answer => answer.Succeeded)).toHaveLength(1)
    expect(body.Item.Version).toBe(3)
  })

  it.each([
    ['a colleague', colleague],
    ['somebody of another company', stranger],
  ])('SEC-050 of somebody else is to %s exactly as one that does not exist', async (_, person) => {
    const { Item } = await save({ name: 'Mine alone' })
    const other = await hasSession(house, person)
    const missing = 'd2f3b1de-1c7f-4c2f-9a63-3a1f6a0c9d11'
    const opened = await Promise.all([Item.Id, missing].map(id => other.call(coilSelection.OpenProject, { id })))
    const saved = await Promise.all([Item.Id, missing].map(id => save({ id, version: 1 }, other)))
    const page = await other.get(`/enterprise-webapp?design=${Item.Id}`)

    expect(opened[0]?.body).toEqual(opened[1]?.body)
    expect(opened[0]?.status).toBe(opened[1]?.status)
    expect(opened[0]?.body.Notices[0].Messages).toEqual([messages.projectMissing])
    expect(saved[0]).toEqual(saved[1])
    expect(page.text).not.toContain('Mine alone')
    expect((await engineer.call(coilSelection.OpenProject, { id: Item.Id })).body.Item).toMatchObject({
      Name: 'Mine alone',
      Version: 1,
    })
  })

  it.each([
    ['no name', { name: '' }],
    ['a name of 76 characters', { name: 'x'.repeat(limits.projectName + 1) }],
    ['a note of 1001 characters', { note: 'x'.repeat(limits.note + 1) }],
    ['an id that is none', { id: '1', version: 1 }],
    ['another owner', { owner_id: stranger.id }],
    ['another kind of document', { document: { ...document, kind: 'economizer' } }],
    ['no coil', { document: coilProjects.projectOf([]) }],
    ['two coils of one id', { document: coilProjects.projectOf([document.items[0]!, document.items[0]!]) }],
    ['more coils than a project may have', { document: tagged(...Array(limits.projectItems + 1).fill('CC')) }],
    ['a version of the document that is not known', { document: { ...document, version: 4 } }],
    ['a field that no document has', { document: { ...document, owner: 'x' } }],
  ])('SEC-052 is refused with %s', async (_, request) => {
    expect((await engineer.call(coilSelection.SaveProject, { name: 'AHU-3', document, ...request })).status).toBe(400)
  })

  it('SEC-096, SEC-097 keeps every text as it was typed, and shows it as text', async () => {
    const name = `'); drop table designs; -- "<img src=x onerror=alert(1)>`
    const { Item } = await save({ name, note: name, document: tagged('</script>\u2028%s') })
    const page = await engineer.get(`/enterprise-webapp?design=${Item.Id}`)

    expect(Item.Name).toBe(name)
    expect(page.status).toBe(200)
    expect(page.text).not.toMatch(/<img|<\/script>\u2028/)
    expect((await db.selectFrom('designs').select('name').where('id', '=', Item.Id).executeTakeFirst())?.name).toBe(
      name,
    )
  })
})

describe('a report as a file', () => {
  const folder = 'a'.repeat(32)
  const path = `/pdfs/${folder}/CC-1.pdf`

  beforeAll(async () => {
    const now = house.clock.now()
    const expires_at = new Date(now.getTime() + limits.reportDays * 86_400_000)
    const row = { title: 'CC-1', owner_email: owner.email, created_at: now, expires_at }
    await mkdir(join(reportFolder, folder), { recursive: true })
    await writeFile(join(reportFolder, folder, 'CC-1.pdf'), '%PDF-1.7 the report')
    await writeFile(join(reportFolder, folder, 'other.pdf'), '%PDF-1.7 without a row')
    await writeFile(join(reportFolder, 'secret.pdf'), '%PDF-1.7 beside the folders')
    await symlink('/etc/hostname', join(reportFolder, folder, 'link.pdf'))
    await db
      .insertInto('reports')
      .values({ ...row, folder, file: 'CC-1.pdf' })
      .execute()
  })

  it('REPORT-17, SEC-063, SEC-072 comes to its owner with headers that let our own frame show it', async () => {
    const own = await hasSession(house, owner)
    const { status, headers, body } = await own.get(path)

    expect([status, (body as Buffer).toString()]).toEqual([200, '%PDF-1.7 the report'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="CC-1.pdf"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('REPORT-17 comes from a node that has not made it, as it was made', async () => {
    const { Item } = (await engineer.call(coilSelection.CreateReport, { title: 'CC-1', document })).body
    const made = `/pdfs/${Item.FolderName}/${Item.FileName}`
    const elsewhere = await mkdtemp(join(tmpdir(), 'coilworks-node-'))
    const node = await anotherNode(house, { change: parts => ({ ...parts, reportFolder: elsewhere }) })
    const theirs = await hasSession(node, owner)
    const [here, there] = [await engineer.get(made), await theirs.get(made)]
    expect([there.status, there.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((there.body as Buffer).equals(here.body as Buffer)).toBe(true)
    // The files of one node are removed in time, whichever node removes the row.
    expect(await readdir(elsewhere)).toEqual([Item.FolderName])
    const longAgo = new Date(house.clock.now().getTime() - (limits.reportDays + 1) * 86_400_000)
    await utimes(join(elsewhere, Item.FolderName), longAgo, longAgo)
    await purge(node.parts)
    expect(await readdir(elsewhere)).toEqual([])
    await rm(elsewhere, { recursive: true })
  })

  it('SEC-094, SEC-056 is missing to everybody else, and closed to a visitor and a temporary password', async () => {
    for (const person of [colleague, stranger])
      expect((await (await hasSession(house, person)).get(path)).status).toBe(404)
    expect((await new Visitor(house).get(path)).status).toBe(401)
    expect((await (await hasSession(house, owner, { IsTempPassword: true })).get(path)).status).toBe(403)
  })

  it('SEC-014 is closed to an owner who was disabled a moment ago', async () => {
    const own = await hasSession(house, owner)
    await db.updateTable('users').set({ status: 'Disabled' }).where('id', '=', owner.id).execute()
    const { status } = await own.get(path)
    await db.updateTable('users').set({ status: 'Active' }).where('id', '=', owner.id).execute()
    expect(status).toBe(401)
  })

  it('SEC-094 is found by its own two names only, however the address climbs', async () => {
    const own = await hasSession(house, owner)
    const dots = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '..;', '...', '%c0%ae%c0%ae', '%uff0e%uff0e']
    const slashes = ['/', '%2f', '%5c', '\\', '%252f', '//', '/./', '%c0%af', '%ef%bc%8f']
    const ends = ['secret.pdf', 'etc/passwd', 'package.json', 'CC-1.pdf']
    const climbing = dots.flatMap(dot =>
      slashes.map((slash, turn) => `/pdfs/${folder}${slash}${dot}${slash}${ends[turn % ends.length]}`),
    )
    const others = [
      ...['other.pdf', 'link.pdf', 'CC-1.PDF', 'cc-1.pdf', 'CC-1.pdf%00', 'CC-1.pdf/', 'CC-1.pdf.', 'CC-1.pdf::$DATA'],
      ...['CC-1', 'part', '', '.', '..', 'con.pdf', 'nul', 'CC-1.pdf%20', '%43C-1.pdf', 'CC-1.pdf;a=b', 'C*.pdf', '~'],
    ].map(file => `/pdfs/${folder}/${file}`)
    const folders = [
      '/pdfs/secret.pdf',
      '/pdfs//CC-1.pdf',
      `/pdfs/${'A'.repeat(32)}/CC-1.pdf`,
      `/pdfs/${folder.slice(1)}/CC-1.pdf`,
      '/pdfs/',
      '/pdfs',
    ]
    const shown: string[] = []
    for (const one of [...climbing, ...others, ...folders]) {
      const { status } = await rawRequest(house, { path: one, headers: { accept: 'application/json' }, as: own })
      if (status < 300 || status >= 500) shown.push(`${one}: ${status}`)
    }
    expect(climbing.length).toBe(81)
    expect(shown).toEqual([])
  })

  it('SEC-094 has a name that nobody guesses who knows all others, and all that it is made of', async () => {
    const { Item } = (await engineer.call(coilSelection.CreateReport, { title: 'CC-1', document })).body
    const { Item: again } = (await engineer.call(coilSelection.CreateReport, { title: 'CC-1', document })).body
    const names = [Item.FolderName, again.FolderName, folder] as string[]
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/)
    const bits = (name = '') => [...name].map(digit => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
    const differing = (one?: string, other?: string) =>
      [...bits(one)].filter((bit, place) => bit !== bits(other)[place]).length
    // Half of 128 bits, give or take: fewer than 24 come once in ten million million tries.
    expect(differing(names[0], names[1])).toBeGreaterThan(24)
    expect(differing(names[0], names[2])).toBeGreaterThan(24)
  })

  it('SEC-094, SEC-110 ends after 30 days, and is purged from the folder with its row', async () => {
    house.clock.advance({ days: limits.reportDays, seconds: -60 })
    expect((await (await hasSession(house, owner)).get(path)).status).toBe(200)
    house.clock.advance({ minutes: 2 })
    const own = await hasSession(house, owner)
    expect((await own.get(path)).status).toBe(404)
    await purge(house.parts)
    const left = await Promise.all([
      db.selectFrom('reports').selectAll().execute(),
      db.selectFrom('sessions').selectAll().where('expires_at', '<', house.clock.now()).execute(),
    ])
    expect(left).toEqual([[], []])
  })
})

describe('REPORT-12, ERROR-24 the report screen', () => {
  it.each([
    '/report',
    '/report?fon=0f',
    '/report?fin=a.pdf',
    '/report?fon=&fin=',
    '/report?fon=..&fin=a.pdf',
    '/report?fon=a/b&fin=a.pdf',
    '/report?fon=a%5Cb&fin=a.pdf',
  ])('leads back silently from %s', async path => {
    const { status, headers } = await (await hasSession(house, owner)).get(path)
    expect([status, headers.location]).toEqual([302, '/app-selector'])
  })
})

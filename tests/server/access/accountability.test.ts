/** What an auditor gets by page: somebody's rights on a day, and the checkpoints with their public key. */
import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, password } from '../../support/people'

const house = await houseOfFile()
const { db, audit } = house.parts
const theAdmin = await addPerson(house, { roles: ['admin'], company: 'Coilworks' })
const asAdmin = () => hasSession(house, theAdmin, { HasClearance: true })
const today = () => house.clock.now().toISOString().slice(0, 10)
const lastExport = () =>
  db
    .selectFrom('audit_events')
    .selectAll()
    .where('event', '=', 'export')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()

it('SEC-103 rights of a person on a day are a report on the page and a file, with the row that says so', async () => {
  const person = await addPerson(house, { company: 'Heron Coils', roles: ['enterprise'] })
  await db
    .updateTable('companies')
    .set({ roles: JSON.stringify(['enterprise', 'aircooler']) })
    .where('id', '=', person.companyId)
    .execute()
  const visitor = await asAdmin()
  const first = today()
  await visitor.submit('/admin', {
    ...{ action: 'person-roles', id: person.id, roles: 'aircooler', before: 'enterprise', password },
  })
  house.clock.advance({ hours: 48 })
  const later = await asAdmin()
  await later.submit('/admin', {
    ...{ action: 'person-roles', id: person.id, roles: 'enterprise', before: 'aircooler', password },
  })

  const report = (on: string) => `?${new URLSearchParams({ email: person.email, on })}`
  const page = (await later.get(`/admin${report(first)}&section=rights`)).text
  expect(page).toMatch(/<td data-label="Is">aircooler<\/td>/)
  expect(page).toContain(`<td data-label="By">${theAdmin.email}</td>`)
  expect((await later.get(`/admin${report(today())}&section=rights`)).text).toMatch(/data-label="Is">enterprise</)

  const file = await later.get(`/admin/rights-on.csv${report(first)}`)
  expect(file.headers['content-disposition']).toBe('attachment; filename="rights-on-a-day.csv"')
  expect(file.text).toContain(`${person.email},${first},Roles,aircooler,`)
  expect(await lastExport()).toMatchObject({ actor: theAdmin.email, target: 'rights-on-a-day.csv' })
})

it('says where nobody is known by that email, and where the day has not begun', async () => {
  const visitor = await asAdmin()
  const asked = async (email: string, on: string) =>
    (await visitor.get(`/admin?section=rights&email=${email}&on=${on}`)).text
  expect(await asked('nobody@rows.example', today())).toContain(serverMessages.rights.unknown('nobody@rows.example'))
  expect(await asked(theAdmin.email, '2099-01-01')).toContain(serverMessages.rights.notBegun('2099-01-01'))
  expect((await visitor.get('/admin/rights-on.csv?email=nobody%40rows.example&on=2026-01-01')).status).toBe(400)
})

it('SEC-104 checkpoints and public key are files that prove themselves to who has nothing else', async () => {
  await audit.signCheckpoint({ ifDue: false })
  const visitor = await asAdmin()
  const pem = await visitor.get('/admin/checkpoints.pem')
  const lines = await visitor.get('/admin/checkpoints.jsonl')
  expect(lines.headers['content-disposition']).toBe('attachment; filename="checkpoints.jsonl"')
  const all = lines.text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line).checkpoint)
  expect(all.length).toBeGreaterThan(0)
  const key = createPublicKey(pem.text)
  for (const { text, signature } of all)
    expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(await lastExport()).toMatchObject({ target: 'checkpoints.jsonl' })
})

it('SEC-056 none of these files is anybody else’s', async () => {
  const person = await addPerson(house, { roles: ['enterprise'] })
  for (const path of ['/admin/rights-on.csv', '/admin/checkpoints.jsonl', '/admin/checkpoints.pem']) {
    const { status, text } = await (await hasSession(house, person)).get(path)
    expect([path, status]).toEqual([path, 401])
    expect(text).not.toContain('checkpoint"')
  }
})

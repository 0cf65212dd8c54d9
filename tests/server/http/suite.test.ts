/** The suite as a whole: people log in, pick a tool at the selector, and use it. */
import { describe, expect, it } from 'vitest'
import { rateCoil } from '../../../engine/coils'
import type { Role } from '../../../shared/access/roles'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { readerOf } from '../../../shared/display/formatQuantity'
import { texts } from '../../../shared/texts'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession, password } from '../../support/people'
import { Visitor } from '../../support/visitor'

/** The twelve, written down by hand: the name at the selector, the address, the role, and what its page is there for. */
const twelve: readonly [name: string, path: string, role: Role, content: RegExp][] = [
  ['Coil selection', '/enterprise-webapp', 'enterprise', /Total capacity/],
  ['Boiler economizer', '/economizer', 'economizer', /Recovered heat/],
  ['Air cooler', '/aircooler', 'aircooler', /Fan power/i],
  ['Engineering', '/engineering', 'engineering', /Molar mass/],
  ['Segmented program', '/segmented-program', 'seg-prog', /Along the tube/],
  ['Circuitry builder', '/circuitry-builder', 'circ-build', /Drag from tube to tube/],
  ['R and D tracker', '/r-and-d', 'r-and-d', /Research projects of/],
  ['Admin', '/admin', 'admin', /Audit trail/],
  ['Command center', '/command-center', 'command-center', /Event loop|event-loop/i],
  ['Partner economizer', '/cleaver-brooks', 'cleaver-brooks', /Recovered heat/],
  ['Stack master', '/hurst-boiler', 'hurst-boiler', /Recovered heat/],
  ['Mist', '/nimbus', 'nimbus', /Water/],
]

const house = await houseOfFile()

const tilesOf = (html: string) =>
  [...html.matchAll(/<a [^>]*class="cw-tile"[^>]*>.*?<\/a>/gs)].map(([tile]) => ({
    path: /href="([^"]+)"/.exec(tile)?.[1],
    words: wordsOf(tile),
  }))
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('GEN-01 the suite', () => {
  it('GEN-01 lets one log in, pick a tool at the selector, and see a coil rated', async () => {
    const { email } = await addPerson(house, { roles: ['enterprise', 'owner'] })
    expect((await new Visitor(house).get('/enterprise-webapp')).headers.location).toMatch(/^\/login/)
    const visitor = new Visitor(house)
    const home = await visitor.submit('/login', { email, password })
    expect([home.status, home.headers.location]).toEqual([303, '/app-selector'])
    const selector = await visitor.get('/app-selector')
    const [tile, ...more] = tilesOf(selector.text)
    expect([tile?.path, more]).toEqual(['/enterprise-webapp', []])
    const tool = await visitor.get(tile!.path!)
    expect(tool.status).toBe(200)
    const capacity = readerOf('IP').number(rateCoil(coolingExample).totalCapacity, 'heatFlow')
    expect(wordsOf(tool.text)).toMatch(new RegExp(`Total capacity .{0,80}\\b${capacity}\\b`))
  })

  it('API-51 has company, people and groups in the first HTML of their pages, before a script could ask for them', async () => {
    const company = 'Resolved Coils'
    const owner = await hasSession(house, await addPerson(house, { roles: ['owner'], company }))
    const colleague = await addPerson(house, { company, name: 'Rowan Colleague' })
    const seen = async (path: string) => (await owner.get(`/app-selector/${path}`)).text.replaceAll('<!-- -->', '')
    expect(await seen('company-profile')).toContain(`value="${company}"`)
    expect(wordsOf(await seen('manage-users'))).toContain(colleague.email)
    expect(wordsOf(await seen('project-sharing'))).toContain('Rowan Colleague')
  })

  it('GEN-01 has a portal of the customer beside its tools: profile, company, people, sharing, contact and help', async () => {
    const owner = await hasSession(house, await addPerson(house, { roles: ['owner'] }))
    const { text } = await owner.get('/app-selector')
    const menu = [...text.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)
    for (const path of ['user-profile', 'company-profile', 'manage-users', 'project-sharing', 'invite-users']) {
      expect(menu).toContain(`/app-selector/${path}`)
      expect((await owner.get(`/app-selector/${path}`)).status, path).toBe(200)
    }
    for (const path of ['/contact-us', '/help']) expect((await owner.get(path)).status, path).toBe(200)
  })
})

describe('GEN-03 the twelve sub-applications', () => {
  it('GEN-03 are all at the selector of who holds their roles, each by its name, and no other', async () => {
    const everybody = await addPerson(house, { roles: twelve.map(([, , role]) => role) })
    const { text } = await (await hasSession(house, everybody)).get('/app-selector')
    const tiles = tilesOf(text)
    expect(tiles.map(({ path }) => path).sort()).toEqual(twelve.map(([, path]) => path).sort())
    for (const [name, path] of twelve) expect(tiles.find(tile => tile.path === path)?.words, path).toContain(name)
  })

  it.each(twelve)('GEN-03 %s is at %s, with what it is there for', async (name, path, role, content) => {
    const visitor = await hasSession(house, await addPerson(house, { roles: [role] }), { HasClearance: true })
    const { status, text } = await visitor.get(path)
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`<title>[^<]*${name}`))
    expect(wordsOf(text.slice(text.indexOf('<main')))).toMatch(content)
  })
})

describe('the applications of the operator, and of research', () => {
  const accountItems = /href="\/app-selector\/(user-profile|company-profile|manage-users|project-sharing|invite-users)"/

  it.each([
    ['APP-11', '/admin', 'admin'],
    ['APP-12', '/command-center', 'command-center'],
  ] as const)('%s asks whoever holds the role a security question before it shows %s', async (_, path, role) => {
    const person = await addPerson(house, { roles: [role] })
    const before = await (await hasSession(house, person)).get(path)
    expect([before.status, before.text.includes(texts.securityQuestion.title)]).toEqual([403, true])
    const after = await (await hasSession(house, person, { HasClearance: true })).get(path)
    expect(after.status).toBe(200)
    const stranger = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }), { HasClearance: true })
    expect((await stranger.get(path)).status).toBe(302)
  })

  it.each([
    ['APP-10', '/r-and-d', 'r-and-d', true],
    ['APP-11', '/admin', 'admin', true],
    ['APP-12', '/command-center', 'command-center', false],
  ] as const)('%s the frame of %s is as specified', async (_, path, role, isWrapped) => {
    const person = await addPerson(house, { roles: [role, 'owner'] })
    const { text } = await (await hasSession(house, person, { HasClearance: true })).get(path)
    const body = text.slice(text.indexOf('<body'))
    expect(body.includes('class="cw-container"')).toBe(isWrapped)
    // The command center has the usual account items, the others none.
    expect(accountItems.test(body)).toBe(role === 'command-center')
    expect(body).toContain('Log Out')
  })
})

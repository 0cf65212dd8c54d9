import type { PageContextServer } from 'vike/types'
import { describe, expect, it } from 'vitest'
import { data } from '../../pages/app-selector/+data'
import { Page } from '../../pages/app-selector/+Page'
import type { RouteName } from '../../shared/routes'
import { renderPage, viewer } from '../support/renderPage'

/** From the specification: each tool's address and the role that opens it. */
const tools: readonly [address: string, role: string][] = [
  ['/enterprise-webapp', 'enterprise'],
  ['/economizer', 'economizer'],
  ['/aircooler', 'aircooler'],
  ['/segmented-program', 'seg-prog'],
  ['/circuitry-builder', 'circ-build'],
  ['/cleaver-brooks', 'cleaver-brooks'],
  ['/hurst-boiler', 'hurst-boiler'],
  ['/nimbus', 'nimbus'],
  ['/admin', 'admin'],
  ['/engineering', 'engineering'],
  ['/r-and-d', 'r-and-d'],
  ['/command-center', 'command-center'],
]

const call = async () => ({ Item: { FullName: 'Olivia Sandberg', Email: 'olivia@northfield.example' } })
const dataOf = (roles: readonly string[], routeName: RouteName = 'appSelector') =>
  data({
    identity: { Roles: roles },
    call,
    whereServed: (ask: (from: typeof call) => unknown) => ask(call),
    frame: { routeName, viewer, preferences: { units: 'IP' } },
    urlParsed: { search: {} },
  } as unknown as PageContextServer)

async function selectorOf(roles: readonly string[], changes = {}) {
  const tiles = await dataOf(roles)
  return renderPage(Page, { routeName: 'appSelector', viewer, ...changes }, { data: tiles })
}

const tilesOf = (page: Awaited<ReturnType<typeof selectorOf>>) =>
  page.tags('a').filter(link => link.attributes.class === 'cw-tile')
const addresses = (page: Awaited<ReturnType<typeof selectorOf>>) => tilesOf(page).map(tile => tile.attributes.href)

describe('the app selector', () => {
  it.each(tools)('shows %s to a holder of %s and to nobody else (TILE-01, TILE-04)', async (address, role) => {
    expect(addresses(await selectorOf([role]))).toEqual([address])
    const others = tools.map(tool => tool[1]).filter(other => other !== role)
    expect(addresses(await selectorOf(others))).not.toContain(address)
  })

  it('shows one tile for each of the twelve tools to who may open them all (TILE-03)', async () => {
    const found = addresses(await selectorOf(tools.map(tool => tool[1])))
    expect([...found].sort()).toEqual(tools.map(tool => tool[0]).sort())
  })

  it('shows engineering to a holder of drygas-gasmix as well (TILE-05), once', async () => {
    expect(addresses(await selectorOf(['drygas-gasmix']))).toEqual(['/engineering'])
    expect(addresses(await selectorOf(['drygas-gasmix', 'engineering']))).toEqual(['/engineering'])
  })

  it('shows no tile to an owner without a tool, and says so', async () => {
    const page = await selectorOf(['owner', 'can-impersonate'])
    expect(addresses(page)).toEqual([])
    expect(page.text).toContain('No apps are open to you yet')
  })

  it('tells somebody else without a tool who opens one, and how to ask', async () => {
    const page = await selectorOf([])
    expect(page.text).toContain('Olivia Sandberg owns the account of your company and opens them.')
    expect(page.html).toContain('href="mailto:olivia@northfield.example"')
    expect((await selectorOf(['owner'])).text).not.toContain('Olivia Sandberg')
    // The pages beneath take this data along, also for who may only change a temporary password.
    expect(await dataOf([], 'changePassword')).toEqual({ tiles: [] })
  })

  it('sends no pictures to a mobile device (TILE-02), and hides them in small windows', async () => {
    const roles = tools.map(tool => tool[1])
    const art = (html: string) => [...html.matchAll(/class="art ([^"]*)"/g)].map(match => match[1])
    expect(art((await selectorOf(roles, { isMobile: true })).html)).toEqual([])
    expect(art((await selectorOf(roles)).html)).toEqual(tools.map(() => 'd-none d-md-block'))
  })

  it('marks the tools that ask a security question, in words', async () => {
    const page = renderPage(
      Page,
      { routeName: 'appSelector', viewer },
      { data: { tiles: ['enterprise', 'admin'] satisfies RouteName[] } },
    )
    const [selection, admin] = page.html.split('href="/admin"')
    expect(selection).not.toContain('Asks a security question')
    expect(admin).toContain('aria-label="Asks a security question"')
  })

  it('names the support number of the reader’s own plant', async () => {
    expect((await selectorOf([])).text).toContain('Plant support, Virginia 804-555-0117')
  })
})

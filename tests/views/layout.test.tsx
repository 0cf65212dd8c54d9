import { describe, expect, it } from 'vitest'
import type { Notice } from '../../shared/contracts/envelope'
import type { Frame } from '../../shared/frame/frame'
import { type RouteName, routes } from '../../shared/routes'
import { renderPage, viewer } from '../support/renderPage'

/** A page that brings its own frame where its layout leaves that to it. */
function Something() {
  return <h1>Something</h1>
}

const notice: Notice = { Type: 'message', Title: 'Access Denied', Severity: 'error', Messages: ['Access Denied'] }
const names = Object.keys(routes) as RouteName[]
const at = (routeName: RouteName, changes: Partial<Frame> = {}) =>
  renderPage(Something, { routeName, viewer, ...changes })

describe('the layout', () => {
  const bare = ['/', '/aircooler', '/command-center', '/report', '/circuitry-builder']

  it.each(names)('wraps %s in a container, or not, as the specification lists it (LAYOUT-01)', name => {
    expect(at(name).html.includes('cw-container')).toBe(!bare.includes(routes[name].path))
  })

  it('LAYOUT-03 has one toast area, alive where there are notices, signed in or not', () => {
    for (const viewerHere of [viewer, null]) {
      expect(at('help', { viewer: viewerHere, notices: [notice] }).widgets).toContain('toasts')
      expect(at('help', { viewer: viewerHere }).widgets).not.toContain('toasts')
      expect(at('help', { viewer: viewerHere }).html.match(/data-widget="toasts"/g)).toHaveLength(1)
    }
  })

  it('LAYOUT-02 has the alert bell when the reader is signed in, and only then', () => {
    expect(at('appSelector').widgets).toEqual(['alerts'])
    expect(at('appSelector').html).toContain('cw-bell')
    expect(at('login', { viewer: null }).html).not.toContain('cw-bell')
    expect(at('login', { viewer: null }).widgets).toEqual([])
  })

  it('LAYOUT-07, CONSENT-01, CONSENT-02, CONSENT-03 asks about cookies at the end of the page, until it is decided', () => {
    const page = at('landing', { viewer: null, consent: 'undecided', address: '/?a=1' })
    const banner = page.html.slice(page.html.indexOf('class="cw-cookie"'))
    expect(page.tags('button').map(button => button.text)).toEqual(
      expect.arrayContaining(['Refuse cookies', 'Got it!']),
    )
    expect(banner).toContain('action="/cookies"')
    expect(banner).toContain('name="returnTo" value="/?a=1"')
    expect(banner).toMatch(/<a href="\/help#privacy">Privacy policy<\/a>/)
    expect(banner).not.toContain('<main')
    for (const consent of ['accepted', 'refused'] as const)
      expect(at('landing', { consent }).html).not.toContain('cw-cookie')
  })

  it('LAYOUT-04 has neither toast area nor bell on the report page', () => {
    const page = at('report', { notices: [notice] })
    expect(page.widgets).toEqual([])
    expect(page.html).not.toMatch(/cw-bell|cw-toasts/)
    expect(page.text).not.toContain('Access Denied')
  })

  it.each(names)('starts %s with the skip link, and lays out one main at most', name => {
    const page = at(name)
    expect(page.tags('a')[0]).toMatchObject({ text: 'Skip to content', attributes: { href: '#main' } })
    const isTool = routes[name].layout === 'tool'
    expect(page.tags('main')).toHaveLength(isTool ? 0 : 1)
  })

  it.each(names.filter(name => name !== 'report'))('says on %s that it is a demo, only when it is one', name => {
    const line = 'Demo: sample people and data, this computer only'
    expect(at(name, { isDemo: true }).text).toContain(line)
    expect(at(name).text).not.toContain('Demo')
  })

  it('shows the bar to who is signed in, and the public header to who is not, when something went wrong', () => {
    const problem = { status: 404, heading: 'Page not found', text: 'No such page.' }
    const signedIn = renderPage(Something, { routeName: 'landing', viewer }, { problem })
    const visitor = renderPage(Something, { routeName: 'appSelector', viewer: null }, { problem })
    expect(signedIn.html).toContain('user-menu')
    expect(visitor.html).not.toContain('user-menu')
    expect(visitor.html).toContain('href="/login"')
  })
})

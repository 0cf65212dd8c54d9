/**
 * The share of Vike in the time of a page: all of its renderPage, our own part of it, and React alone with the same
 * markup. Runs in its own process.
 */
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { renderPage } from 'vike/server'
import type { Frame } from '../../shared/frame/frame'
import { type RouteName, routes, tilesFor } from '../../shared/routes'
import { elementsOf, type Node, parse } from './markup'

// Load the pages of this build, by its absolute address.
await import(new URL('../../dist/server/entry.mjs', import.meta.url).href)

const names = ['landing', 'login', 'appSelector'] satisfies RouteName[]
const everyTile = tilesFor(Object.values(routes).flatMap(route => (Array.isArray(route.access) ? route.access : [])))

function frameOf(routeName: RouteName): Frame {
  const phone = '+1 555 0100'
  return {
    routeName,
    title: routes[routeName].title,
    address: routes[routeName].path,
    viewer: null,
    preferences: { theme: 'light', units: 'IP' },
    notices: [],
    isDemo: true,
    isMobile: false,
    browser: 'Chrome',
    year: 2026,
    support: { MN: phone, VA: phone, AZ: phone },
    csrfToken: 'a-token-of-the-usual-length-of-bytes',
    requestId: 'bench',
    isAfterLogout: false,
    consent: 'refused',
    privacyAddress: '/help#privacy',
  }
}

const contextOf = (name: RouteName) => ({
  urlOriginal: routes[name].path,
  frame: frameOf(name),
  script: { src: '/assets/widgets.js', preload: [] },
  cspNonce: 'bench',
  call: async () => ({ Item: { Roles: everyTile.flatMap(tile => tile.route.access) } }),
})

async function htmlOf(name: RouteName): Promise<string> {
  const { httpResponse } = await renderPage(contextOf(name) as Parameters<typeof renderPage>[0])
  if (httpResponse.statusCode !== 200) throw new Error(`${name} answered ${httpResponse.statusCode}`)
  return httpResponse.body
}

interface BuiltPage {
  Page: () => unknown
  onRenderHtml: (context: object) => unknown
  data?: (context: object) => unknown
}

/** Our own part of the built page, without Vike: its data and its components. */
async function ownPart(name: RouteName): Promise<() => unknown> {
  const file = routes[name].path === '/' ? 'index' : routes[name].path.slice(1)
  const built = await import(new URL(`../../dist/server/entries/pages_${file}.mjs`, import.meta.url).href)
  const parts: Record<string, { valueSerialized: { exportValues: BuiltPage } }> = built.configValuesSerialized
  const { Page, onRenderHtml, data } = Object.assign(
    {},
    ...['Page', 'onRenderHtml', 'data'].map(part => parts[part]?.valueSerialized.exportValues),
  ) as BuiltPage
  return async () => {
    const context = contextOf(name)
    return onRenderHtml({ ...context, Page, data: await data?.(context) })
  }
}

const Page = ({ nodes }: { nodes: Node[] }) => createElement(Fragment, {}, ...elementsOf(nodes))

/** The median time of one operation [ms], after as many runs to warm up. */
async function median(operation: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 600; round++) {
    const started = performance.now()
    await operation()
    times.push(performance.now() - started)
  }
  return times.slice(300).sort((a, b) => a - b)[150] ?? 0
}

const rows = []
for (const name of names) {
  const html = await htmlOf(name)
  const nodes = parse(html)
  const whole = await median(() => htmlOf(name))
  const own = await median(await ownPart(name))
  const react = await median(() => renderToString(createElement(Page, { nodes })))
  rows.push({ path: routes[name].path, bytes: html.length, whole, own, react })
}
process.send?.(rows)
if (!process.send) console.table(rows)

/** Checks that every page must pass, run in the page itself. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  impact?: string
  nodes: { html: string }[]
}

declare const axe: {
  run(context: Document, options: object): Promise<{ violations: Violation[] }>
}

/** Colour rules take longer than all others together, and are the only ones that depend on the theme. */
type Rules = 'all' | 'colour'

const ofColour = ['color-contrast', 'link-in-text-block']
/** Of WCAG 2.2 and of good practice: axe leaves the first two out by itself, and calls the last one moderate. */
const demanded = ['target-size', 'label-content-name-mismatch', 'region']
const optionsOf: Record<Rules, object> = {
  all: { rules: Object.fromEntries(demanded.map(name => [name, { enabled: true }])) },
  colour: { runOnly: { type: 'rule', values: ofColour } },
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Serious and critical accessibility barriers, and all of the demanded rules, each with its element: of the given `rules`, or all. */
export async function barriersOn(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async options => {
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false, ...options })
    return found.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) }))
  }, optionsOf[rules])
  return violations
    .filter(({ id, impact }) => demanded.includes(id) || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** Shows the page in a theme, by the server's attribute, and waits until colour transitions have ended. */
export function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate(name => {
    document.documentElement.setAttribute('data-bs-theme', name)
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
  }, theme)
}

/** Has pages save data: they fetch nothing ahead. */
export async function saveData(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** The path of the page, without origin and query. */
export const pathOf = (page: Page) => new URL(page.url()).pathname

/** How far the page scrolls horizontally [px]. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(10_000, 0)
    const far = window.scrollX
    window.scrollTo(0, 0)
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(far, scrollWidth - clientWidth)
  })
}

/**
 * Resolves once every widget of the page is hydrated and React has finished its work. A background tab may never become
 * idle: then it waits for a second.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('form[data-plain]:not([data-hydrated])')) return false
    // If the page has no widget of its own, its toast area is not hydrated.
    if (!document.querySelector('[data-widget]:not([data-sideline])')) return true
    const markers = [...document.querySelectorAll('[data-widget]')]
    return markers.every(marker => marker.hasAttribute('data-hydrated'))
  })
  await page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve(), { timeout: 1_000 })))
}

/** Stops the page's clock: from now on only the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

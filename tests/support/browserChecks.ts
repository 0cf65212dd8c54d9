/** What must hold for any page, asked of the page itself. */
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

/** Those of colour cost more than all others together; a theme changes nothing else. */
type Rules = 'all' | 'colour'

const ofColour = ['color-contrast', 'link-in-text-block']
const optionsOf: Record<Rules, object> = {
  all: {},
  colour: { runOnly: { type: 'rule', values: ofColour } },
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Barriers of serious or critical level, each with the element that has it: those that `rules` speak of, or all. */
export async function barriersOn(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async options => {
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false, ...options })
    return found.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) }))
  }, optionsOf[rules])
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** The page in a theme, as the server's attribute has it, with its colours at rest. */
export function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate(name => {
    document.documentElement.setAttribute('data-bs-theme', name)
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
  }, theme)
}

/** Where the page is, without the origin and the query. */
export const pathOf = (page: Page) => new URL(page.url()).pathname

/** How far the page can be scrolled sideways [px]. */
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
 * Resolves once every widget of the page answers: its code is there, and React is done with what it found to do. A tab
 * behind another may never be called idle: then a second has to do.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Where the page has no widget of its own, its toast area stays as the server sent it.
    if (!document.querySelector('[data-widget]:not([data-sideline])')) return true
    const markers = [...document.querySelectorAll('[data-widget]')]
    return markers.every(marker => marker.hasAttribute('data-hydrated'))
  })
  await page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve(), { timeout: 1_000 })))
}

/** Stops the page's clock: from here on time passes only where a test lets it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

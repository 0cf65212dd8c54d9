/** Every page in the browser: in every width, in both themes, and what it weighs. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { budgets } from './budgets'
import { addressOf, shownPages } from './pageList'

const site = openSite()
const widths = [390, 768, 1440, 1920]
const weights: string[] = []

afterAll(() => console.info(`compressed weight of each page, in bytes\n${weights.join('\n')}`))

/** What `ask` answers at each width. */
async function atEachWidth<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Record<number, Answer>> {
  const answers: Record<number, Answer> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    answers[width] = await ask()
  }
  return answers
}

const same = <Answer>(answer: Answer) => Object.fromEntries(widths.map(width => [width, answer]))

async function weigh(responses: readonly Response[]): Promise<{ script: number; style: number }> {
  const weight = { script: 0, style: 0 }
  for (const response of responses) {
    const kind = { script: 'script', stylesheet: 'style' }[response.request().resourceType()]
    if (kind === 'script' || kind === 'style') weight[kind] += gzipSync(await response.body()).length
  }
  return weight
}

it.each(shownPages)(
  'SEC-068, SEC-070, SEC-071 $name keeps its budget, fits every width, has no barrier in light and dark, and complains of nothing',
  async shown => {
    const page = await site.visit({ as: shown.as, cleared: shown.cleared })
    if (shown.status) site.expectComplaint(page, new RegExp(`status of ${shown.status} `))
    const address = await addressOf(shown, page.context().request)
    const loaded: Response[] = []
    page.on('response', response => response.url().startsWith(site.origin) && loaded.push(response))
    expect((await page.goto(address))?.status()).toBe(shown.status ?? 200)
    await hydrated(page)

    const weight = await weigh(loaded)
    weights.push(`${shown.name}: script ${weight.script}, style ${weight.style}`)
    expect(weight.style).toBeGreaterThan(0)
    expect(weight.script).toBeGreaterThan(0)
    expect(weight.script).toBeLessThanOrEqual(budgets[shown.name]?.script ?? 0)
    expect(weight.style).toBeLessThanOrEqual(budgets[shown.name]?.style ?? 0)

    expect(await atEachWidth(page, () => sidewaysScroll(page))).toEqual(same(0))
    expect(await atEachWidth(page, () => barriersOn(page))).toEqual(same([]))
    expect(await page.locator('main').count()).toBe(1)
    expect(await page.locator('h1').count()).toBe(1)

    await page.context().addCookies([{ name: 'coilworks-preferences', value: 'dark.IP', url: site.origin }])
    await page.goto(address)
    await hydrated(page)
    expect(await page.locator('html').getAttribute('data-bs-theme')).toBe('dark')
    // The theme changes colours alone.
    const ofColor = ['color-contrast', 'link-in-text-block']
    expect(await atEachWidth(page, () => barriersOn(page, ofColor))).toEqual(same([]))
  },
)

/** Every page in the browser: in every width, both layouts and both themes, and what it weighs. */
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, saveData, showTheme, sidewaysScroll } from '../support/browserChecks'
import { budgets } from './budgets'
import { addressOf, shownPages } from './pageList'

const site = openSite()
const widths = [390, 768, 1440, 1920]
const weights: string[] = []

afterAll(() => console.info(`compressed weight of each page, in bytes\n${weights.join('\n')}`))

/** Where the page is laid out otherwise: other parts of it are shown, and its text may stand on another ground. */
const layouts = [390, 1440]

/** What `ask` answers at each of these widths. */
async function at<Answer>(page: Page, some: readonly number[], ask: (width: number) => Promise<Answer>) {
  const answers: Record<number, Answer> = {}
  for (const width of some) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    answers[width] = await ask(width)
  }
  return answers
}

const same = <Answer>(some: readonly number[], answer: Answer) => Object.fromEntries(some.map(width => [width, answer]))

async function weigh(responses: readonly Response[]): Promise<{ script: number; style: number }> {
  const weight = { script: 0, style: 0 }
  for (const response of responses) {
    const kind = { script: 'script', stylesheet: 'style' }[response.request().resourceType()]
    if (kind === 'script' || kind === 'style') weight[kind] += gzipSync(await response.body()).length
  }
  return weight
}

/** Leaves of long tables the rows that show something which no row before has: what is alike need not be looked at twice. */
function shortenTables(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const { rows } of document.querySelectorAll('tbody')) {
      const seen = new Set<string>()
      for (const row of [...rows]) {
        const marks = [row, ...row.querySelectorAll('*')].map(one => `${one.tagName} ${one.getAttribute('class')}`)
        if (marks.every(mark => seen.has(mark))) row.remove()
        for (const mark of marks) seen.add(mark)
      }
    }
  })
}

it.each(shownPages)(
  'SEC-068, SEC-070, SEC-071 $name keeps its budget, fits every width, has no barrier in light and dark, and complains of nothing',
  async shown => {
    const page = await site.visit({ as: shown.as, cleared: shown.cleared })
    if (shown.status) site.expectComplaint(page, new RegExp(`status of ${shown.status} `))
    // What another file's tests left unsaved would be offered here, by more script.
    await site.db.deleteFrom('design_drafts').execute()
    const address = await addressOf(shown, page.context().request)
    // However late it is weighed.
    await saveData(page)
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

    expect(await at(page, widths, () => sidewaysScroll(page))).toEqual(same(widths, 0))
    await shortenTables(page)
    expect(await at(page, layouts, () => barriersOn(page))).toEqual(same(layouts, []))
    expect(await page.locator('main').count()).toBe(1)
    expect(await page.locator('h1').count()).toBe(1)

    await showTheme(page, 'dark')
    // The theme changes colours alone.
    expect(await at(page, layouts, () => barriersOn(page, 'colour'))).toEqual(same(layouts, []))
  },
)

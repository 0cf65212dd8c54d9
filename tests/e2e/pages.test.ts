import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { addressOf, type ShownPage, shownPages } from './pageList'

const site = openSite()
const widths = [390, 768, 1440, 1920]

async function show(shown: ShownPage, theme: 'light' | 'dark'): Promise<Page> {
  const page = await site.visit({ as: shown.as, theme })
  if (shown.status) site.expectComplaint(page, new RegExp(`status of ${shown.status} `))
  const response = await page.goto(await addressOf(shown, page))
  expect(response?.status()).toBe(shown.status ?? 200)
  await hydrated(page)
  return page
}

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

describe.each(shownPages)('SEC-068, SEC-070, SEC-071 $name', shown => {
  it('fits every width and has no barrier in light, and runs without a complaint', async () => {
    const page = await show(shown, 'light')
    expect(await atEachWidth(page, () => sidewaysScroll(page))).toEqual(same(0))
    expect(await atEachWidth(page, () => barriersOn(page))).toEqual(same([]))
    expect(await page.locator('main').count()).toBe(1)
    expect(await page.locator('h1').count()).toBe(1)
  })

  it('is as readable in dark at every width', async () => {
    const page = await show(shown, 'dark')
    expect(await page.locator('html').getAttribute('data-bs-theme')).toBe('dark')
    expect(await atEachWidth(page, () => barriersOn(page, ['color-contrast', 'link-in-text-block']))).toEqual(same([]))
  })
})

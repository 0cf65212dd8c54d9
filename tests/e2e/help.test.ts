import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'

const site = openSite()

const answers = (page: Page) => page.locator('.hp-faq details[open]')
const headings = (page: Page) => answers(page).locator('h3').allTextContents()

describe('help', () => {
  it('HELP-03, ROUTE-06 is reached by a link of the landing page, and from the bar of the apps', async () => {
    const page = await site.visit()
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Help' }).click()
    await page.waitForURL('/help')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Help')

    const member = await site.visit({ as: 'customer' })
    await member.goto('/app-selector')
    await member.getByRole('link', { name: 'Help', exact: true }).first().click()
    await member.waitForURL('/help')
    expect(await member.getByRole('button', { name: /Dana/ }).count()).toBeGreaterThan(0)
  })

  it('HELP-01 opens one answer at a time, by pointer and by keyboard', async () => {
    const page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/help')
    expect(await headings(page)).toEqual(['Where to start'])
    await page.getByText('Multi-coil projects', { exact: true }).click()
    expect(await headings(page)).toEqual(['Multi-coil projects'])
    await page.locator('.hp-faq summary', { hasText: 'Sharing' }).focus()
    await page.keyboard.press('Enter')
    expect(await headings(page)).toEqual(['Sharing'])
    await page.keyboard.press('Enter')
    expect(await headings(page)).toEqual([])
  })

  it('HELP-02 leads from the tree to the topic, and folds its branches', async () => {
    const page = await site.visit()
    await page.goto('/help')
    const tree = page.getByRole('navigation', { name: 'Help topics' })
    const link = tree.getByRole('link', { name: 'Sharing with colleagues' })
    await link.click()
    expect(new URL(page.url()).hash).toBe('#sharing')
    const topic = page.getByRole('article', { name: 'Sharing with colleagues' })
    expect((await topic.boundingBox())?.y).toBeLessThan(120)
    expect(await topic.getByRole('img').count()).toBe(1)
    await tree.locator('summary', { hasText: 'Saving and sharing' }).click()
    expect(await link.isVisible()).toBe(false)
  })

  it('HELP-01 is printed with every answer', async () => {
    const page = await site.visit()
    await page.goto('/help')
    await page.emulateMedia({ media: 'print' })
    const heights = await page
      .locator('.hp-answer')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
    expect(heights.length).toBe(7)
    for (const height of heights) expect(height).toBeGreaterThan(20)
    expect(await page.locator('.hp-tree').isVisible()).toBe(false)
  })
})

/** The two pages of circuits: opened from their tiles, by their roles, on one document with coil selection. */
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { opener } from '../support/browserTool'
import { keyResult, rated } from '../support/browserWorkbench'

const site = openSite()

const tools = [
  { row: 'APP-08', name: 'Segmented program', path: '/segmented-program' },
  { row: 'APP-09', name: 'Circuitry builder', path: '/circuitry-builder' },
]

describe.each(tools)('the page: $name', ({ row, name, path }) => {
  it(`${row} opens from its tile as a tool, with the user profile alone in its menu`, async () => {
    const page = await site.visit({ as: 'rep' })
    await page.goto('/app-selector')
    await page.locator('.cw-tile', { hasText: name }).click()
    await page.waitForURL(path)
    await hydrated(page)
    expect(await page.locator('.cw-bar').textContent()).toContain(name)
    expect(await keyResult(page, 'Charge')).toBeGreaterThan(80)
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: /account menu/ }).click()
    const links = await page.locator('#user-menu').getByRole('link').allTextContents()
    expect(links.map(text => text.trim())).toEqual(['User Profile'])
  })

  it('fits a phone', async () => {
    const page = await opener(site, path, 'rep')()
    await page.setViewportSize({ width: 390, height: 844 })
    await rated(page)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
  })
})

/** The two pages of circuits: opened from their tiles, by their roles, on one document with coil selection. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { opener } from '../support/browserTool'
import {
  addCoil,
  chooseOf,
  coilTabs,
  field,
  keyResult,
  messageAt,
  openWorkbench,
  rated,
  saveAs,
  type,
} from '../support/browserWorkbench'

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

describe('a coil in three tools', () => {
  const takenTo = async (page: Page, name: string, path: string) => {
    await chooseOf(page, 'Project', `Open in ${name}`)
    await page.waitForURL(url => url.pathname === path)
    await hydrated(page)
    // The changes come after the first view.
    await expect.poll(() => coilTabs(page)).toHaveLength(2)
    await expect.poll(() => field(page, 'air.flow.value').inputValue()).toMatch(/^8,?000$/)
  }
  const cut = (page: Page) => page.locator('[data-tube="48"]').getAttribute('aria-label')

  it('goes from selection to the circuits, tube by tube, and back: unsaved, saved, at the same item, with all it has', async () => {
    await site.db.deleteFrom('design_drafts').execute()
    const page = await site.visit({ as: 'rep' })
    await openWorkbench(page)
    await addCoil(page)
    await type(page, 'air.flow.value', '8000')
    await takenTo(page, 'Circuitry builder', '/circuitry-builder')
    await page.locator('[data-tube="48"]').click()
    await page.keyboard.press('Delete')
    await expect.poll(() => cut(page)).toContain('in no circuit')

    await takenTo(page, 'Segmented program', '/segmented-program')
    await page.getByText('1 rule broken').or(page.getByText('rules broken')).first().waitFor()
    const saved = await saveAs(page, 'Three tools')
    await takenTo(page, 'Coil selection', '/enterprise-webapp')
    expect(new URL(page.url()).search).toBe(new URL(saved, page.url()).search)
    await rated(page)
    expect(await keyResult(page, 'Total capacity')).toBeGreaterThan(100)
    expect(await page.getByText('Unsaved changes', { exact: true }).count()).toBe(0)

    await takenTo(page, 'Circuitry builder', '/circuitry-builder')
    await expect.poll(() => cut(page)).toContain('in no circuit')
    expect(await page.getByText(/^There (is|are) .*unsaved changes/).count()).toBe(0)
  })

  it('is rated by its drawn circuits where its arrangement is user defined, which is offered once circuits are drawn', async () => {
    await site.db.deleteFrom('design_drafts').execute()
    const page = await site.visit({ as: 'rep' })
    await openWorkbench(page)
    const openTubes = () => page.locator('summary', { hasText: 'Tubes, connections' }).first().click()
    await openTubes()
    const drawn = field(page, 'geometry.arrangement').locator('option', { hasText: 'User defined' })
    await expect.poll(() => drawn.evaluate(option => (option as HTMLOptionElement).disabled)).toBe(true)
    await chooseOf(page, 'Project', 'Open in Circuitry builder')
    await page.waitForURL('**/circuitry-builder')
    await hydrated(page)
    await rated(page)
    const alone = await keyResult(page, 'Total capacity')
    await page.getByRole('button', { name: 'Pattern', exact: true }).click()
    await page.locator('.cv-form').getByLabel('Circuits').fill('12')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Take these circuits' }).click()
    await expect.poll(() => page.getByRole('table', { name: 'Circuits' }).locator('tbody tr').count()).toBe(12)
    await expect.poll(() => keyResult(page, 'Total capacity')).not.toBe(alone)
    await rated(page)
    const capacity = await keyResult(page, 'Total capacity')
    await chooseOf(page, 'Project', 'Open in Coil selection')
    await page.waitForURL('**/enterprise-webapp')
    await hydrated(page)
    await openTubes()
    await expect.poll(() => drawn.evaluate(option => (option as HTMLOptionElement).disabled)).toBe(false)
    await field(page, 'geometry.arrangement').selectOption({ label: 'User defined' })
    await expect.poll(() => keyResult(page, 'Total capacity')).toBe(capacity)
    await page.getByRole('tab', { name: 'Circuits' }).click()
    await page.getByText('the drawn circuits, tube by tube').waitFor()
    await field(page, 'geometry.rows').selectOption('8')
    await expect.poll(() => messageAt(page, 'geometry.rows')).toContain('drawn for 6 rows')
    await page.getByRole('button', { name: 'Back to 6 rows of 24' }).click()
    await expect.poll(() => messageAt(page, 'geometry.rows')).toBe('')
    await expect.poll(() => keyResult(page, 'Total capacity')).toBe(capacity)
  })

  it('is not offered where the role is missing, whose page refuses it too', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await page.locator('summary[aria-label="Project"]').click()
    await page.getByRole('button', { name: 'Save to file' }).waitFor()
    expect(await page.getByRole('button', { name: /^Open in/ }).count()).toBe(0)
    await page.goto('/circuitry-builder')
    expect(new URL(page.url()).pathname).not.toBe('/circuitry-builder')
  })
})

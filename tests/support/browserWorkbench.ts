/** Operates the coil workbench like a reader. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CoilPath } from '../../shared/coils/fields/coilPath'
import { hydrated } from './browserChecks'

export const address = '/enterprise-webapp'

export async function openWorkbench(page: Page, path = address): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(200)
  await hydrated(page)
}

export const field = (page: Page, path: CoilPath): Locator => page.locator(`.cw-rail [name="${path}"]`)

/** Replaces the text of a field in one step, like a paste: no part of the text is ever rated. */
export async function type(page: Page, path: CoilPath, text: string): Promise<void> {
  await field(page, path).fill(text)
}

/** Clears a field, then types key by key: on a slow machine each part of the text may be rated. */
export async function typeKeys(page: Page, path: CoilPath, text: string): Promise<void> {
  await field(page, path).fill('')
  await field(page, path).pressSequentially(text)
}

/** Opens a group of fields, unless it is open. */
export async function unfold(page: Page, group: string): Promise<void> {
  const details = page.locator('.cw-rail details', { has: page.locator(`#wb-group-${group}`) })
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click()
}

/** The number of a key result. */
export async function keyResult(page: Page, label: string): Promise<number> {
  const text = await page.locator('.cw-kpi', { hasText: label }).locator('.v').textContent()
  return Number.parseFloat((text ?? '').replaceAll(',', ''))
}

/** Resolves once the results belong to the present inputs. */
export async function rated(page: Page): Promise<void> {
  await page.locator('.cw-mid:not(.is-stale)').waitFor({ state: 'attached' })
}

/** The message of a field, by the element that the field refers to. */
export async function messageAt(page: Page, path: CoilPath): Promise<string> {
  const ids = (await field(page, path).getAttribute('aria-describedby'))?.split(' ')
  const id = ids?.find(one => one.endsWith('-message'))
  return ((id && (await page.locator(`[id="${id}"]`).textContent())) || '').trim()
}

/** Every number input, by its path. */
export function typedNumbers(page: Page): Promise<Record<string, string>> {
  return page
    .locator('.cw-rail input[name]')
    .evaluateAll(boxes =>
      Object.fromEntries(boxes.map(box => [box.getAttribute('name'), (box as HTMLInputElement).value])),
    )
}

/** Expects that the page shows no broken number, such as NaN. */
export async function expectNoBrokenNumber(page: Page): Promise<void> {
  expect(await page.locator('body').textContent()).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
}

/** Saves the new coil under `name`; resolves with the address of the design. */
export async function saveAs(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save project' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForURL(/\?design=[0-9a-f-]{36}$/)
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** The texts on the tabs of the coils, in their order, without icons. */
export function coilTabs(page: Page): Promise<string[]> {
  const tabs = page.getByRole('tablist', { name: 'Coils in this project' }).getByRole('tab')
  return tabs.evaluateAll(all => all.map(one => [...one.childNodes].flatMap(part => part.textContent || []).join(' ')))
}

/** The tab of the coil with a tag. */
export function tab(page: Page, tag: string): Locator {
  return page.getByRole('tablist', { name: 'Coils in this project' }).getByRole('tab', { name: tag })
}

/** Chooses an entry of the report menu. */
export async function chooseOfReports(page: Page, item: string): Promise<void> {
  await page.locator('summary', { hasText: 'Report' }).click()
  await page.getByRole('button', { name: item }).click()
}

/** Chooses an entry of a menu in the toolbar. */
export async function chooseOf(page: Page, menu: string, item: string): Promise<void> {
  await page.locator(`summary[aria-label="${menu}"]`).click()
  await page.locator('details[open]').getByRole('button', { name: item }).click()
}

/** Adds a new coil: it comes once what it starts with is fetched, and what is typed before belongs to the coil shown. */
export async function addCoil(page: Page): Promise<void> {
  const before = (await coilTabs(page)).length
  await chooseOf(page, 'Coils', 'New coil')
  await expect.poll(async () => (await coilTabs(page)).length).toBe(before + 1)
}

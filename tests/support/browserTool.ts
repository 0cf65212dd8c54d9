/** Operates a tool like a reader, whatever its fields are. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { openSite } from './browser'
import { hydrated } from './browserChecks'
import type { Person } from './browserPeople'
import { rated } from './browserWorkbench'

type Visit = NonNullable<Parameters<ReturnType<typeof openSite>['visit']>[0]>

/** Opens a tool at its address, or at another one, as somebody who may. */
export const opener =
  (site: ReturnType<typeof openSite>, address: string, as: Person) =>
  async (path = address, more: Visit = {}): Promise<Page> => {
    const page = await site.visit({ as, ...more })
    expect((await page.goto(path))?.status()).toBe(200)
    await hydrated(page)
    return page
  }

export const field = (page: Page, path: string): Locator => page.locator(`.cw-rail [name="${path}"]`)

/** Types into a field and leaves it; resolves once the results belong to it. */
export async function type(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).fill(text)
  await field(page, path).press('Tab')
  await rated(page)
}

/** Chooses what the middle of the page shows. */
export const pane = (page: Page, name: string) => page.locator('.wb-switch button', { hasText: name }).click()

/** Takes the first candidate of a search; the number that it has in a column. */
export async function takeFirst(page: Page, table: Locator, column: string): Promise<number> {
  const first = table
    .getByRole('row')
    .filter({ has: page.getByRole('radio') })
    .first()
  const told = await first.locator(`[data-l="${column}"]`).textContent()
  await first.getByRole('radio').check()
  await rated(page)
  return Number((told ?? '').replace(/[^\d.]/g, ''))
}

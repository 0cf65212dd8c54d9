/** One coil after the other as an engineer rates them: both engines, a mixture of gases, an evaporator with its distributor. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSite } from '../support/browser'
import {
  chooseOf,
  expectNoBrokenNumber,
  field,
  keyResult,
  openWorkbench,
  rated,
  type,
} from '../support/browserWorkbench'
import { settableClock } from '../support/settableClock'

/** Both engines stand side by side until 1 Feb 2026. */
const site = openSite({ own: true, clock: settableClock(new Date(2026, 0, 10, 12).toISOString()) })

const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

it('APP-02 APP-04 CMP-03 goes from a compared coil over a gas mixture to an evaporator, and back by undo on a phone', async () => {
  const page = await site.visit({ as: 'engineer' })
  await openWorkbench(page)

  await field(page, 'engineVersion').selectOption('compare')
  await view(page, 'Engines').click()
  await page.getByText('22 days remaining').waitFor()
  const capacities = page.getByRole('row', { name: /^Total capacity/ })
  await expect.poll(async () => (await capacities.allTextContents())[0]).toMatch(/344\.\d.*34\d\.\d/)
  await view(page, 'Results').click()

  // The figures as tables, made when they are asked for.
  await page.getByText('Values of the temperature profile').click()
  const values = page.getByRole('table', { name: 'Temperatures by row' })
  await values.waitFor()
  expect(await values.getByRole('row').count()).toBeGreaterThan(6)
  await page.getByText('Values of the temperature profile').click()

  await field(page, 'fluid.name').selectOption('Special gas')
  await rated(page)
  const mixture = page.locator('.wb-mix')
  const shares = mixture.getByRole('textbox')
  // Of 70 % and 30 %.
  await shares.nth(0).fill('45')
  await mixture.getByText('The shares make 75 %, not 100 %.').waitFor()
  const before = await keyResult(page, 'Total capacity')
  await mixture.getByRole('button', { name: 'Scale to 100 %' }).click()
  await expect.poll(() => shares.nth(1).inputValue()).toBe('40')
  await expect.poll(() => keyResult(page, 'Total capacity')).not.toBe(before)
  await expectNoBrokenNumber(page)

  await field(page, 'coilType').selectOption('EVAP')
  await page.getByRole('group', { name: 'Distributor' }).getByRole('button', { name: 'Given' }).click()
  await type(page, 'refrigerant.distributor.ratedFlow', '1000')
  await page.getByText(/^Distributor at 38\d\.\d % of its rated flow$/).waitFor()

  // What does not fit an evaporator is greyed and says why; what fits is offered.
  await page.getByText('Tubes, connections').click()
  const options = field(page, 'geometry.enhancement.kind').locator('option')
  await options.filter({ hasText: 'Spring (changes nothing in this coil)' }).waitFor({ state: 'attached' })
  const greyed = await options.evaluateAll(all =>
    all.filter(one => (one as HTMLOptionElement).disabled).map(one => one.getAttribute('value')),
  )
  expect(greyed).toEqual(['ball', 'spring'])

  // Any result opens its method, not the key results alone.
  await page.getByRole('button', { name: 'Saturation drop: how it was found' }).click()
  const method = page.getByRole('dialog', { name: /^Saturation drop/ })
  await method.getByText('Lockhart, Martinelli; Chisholm').waitFor()
  await method.getByText('Its source states no range of these inputs.').waitFor()
  expect(await method.getByRole('row', { name: /^Mass flow of both phases/ }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await method.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Fin, surface efficiency: how it was found' }).click()
  const fins = page.getByRole('dialog', { name: /^Fin, surface efficiency/ })
  await fins.getByText('Schmidt 1949').waitFor()
  await expect.poll(() => fins.getByRole('img', { name: /inside|outside/ }).count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await chooseOf(page, 'Project', 'Undo')
  await expect.poll(() => field(page, 'refrigerant.distributor.ratedFlow').inputValue()).not.toBe('1000')
  await chooseOf(page, 'Project', 'Redo')
  await expect.poll(() => field(page, 'refrigerant.distributor.ratedFlow').inputValue()).toBe('1000')
})

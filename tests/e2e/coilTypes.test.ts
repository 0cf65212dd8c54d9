/** A coil of each type in the real browser: chosen, rated, read in other units, changed, saved and opened. */
import { describe, expect, it } from 'vitest'
import type { CoilPath } from '../../shared/coils/fields/coilPath'
import { openSite } from '../support/browser'
import {
  addCoil,
  expectNoBrokenNumber,
  field,
  keyResult,
  messageAt,
  openWorkbench,
  rated,
  saveAs,
  type,
  typedNumbers,
} from '../support/browserWorkbench'

const site = openSite()

/** A type, a field of its own with another number, and which way the capacity goes with it. */
const types = [
  ['EVAP', 'refrigerant.suctionTemperature', '40', 'more'],
  ['COND', 'refrigerant.at.value', '125', 'more'],
  ['REHEAT', 'air.dryBulb', '60', 'less'],
  ['STEAM', 'steam.pressure', '10', 'more'],
  ['STEAM_DISTR', 'steam.pressure', '20', 'more'],
  ['SUPER_STEAM', 'steam.pressure', '60', 'more'],
  ['SUPER_STEAM_DISTR', 'steam.pressure', '60', 'more'],
] as const satisfies readonly (readonly [string, CoilPath, string, string])[]

it('APP-02 a coil of each type is chosen, rated, read in both unit systems, changed, saved and opened again', async () => {
  const page = await site.visit({ as: 'customer' })
  await openWorkbench(page)
  const capacities: number[] = []
  for (const [coilType, path, text, direction] of types) {
    if (capacities.length > 0) await addCoil(page)
    await field(page, 'coilType').selectOption(coilType)
    await expect.poll(() => field(page, 'coilType').inputValue()).toBe(coilType)
    await rated(page)
    expect([coilType, await messageAt(page, 'coilType')]).toEqual([coilType, ''])
    const capacity = await keyResult(page, 'Total capacity')
    expect(capacity).toBeGreaterThan(10)
    await expectNoBrokenNumber(page)

    // Fields of folded groups come behind the first view.
    await field(page, 'geometry.finThickness').waitFor({ state: 'attached' })
    await field(page, 'geometry.tubeWall').waitFor({ state: 'attached' })
    const inInches = await typedNumbers(page)
    await page.getByRole('button', { name: 'SI', exact: true }).click()
    await expect.poll(() => keyResult(page, 'Total capacity')).toBeCloseTo(capacity * 0.29307, 0)
    await page.getByRole('button', { name: 'IP', exact: true }).click()
    expect([coilType, await typedNumbers(page)]).toEqual([coilType, inInches])

    await type(page, path, text)
    await expect
      .poll(async () => [coilType, Math.sign((await keyResult(page, 'Total capacity')) - capacity)])
      .toEqual([coilType, direction === 'more' ? 1 : -1])
    await rated(page)
    capacities.push(await keyResult(page, 'Total capacity'))
  }

  await openWorkbench(page, await saveAs(page, `Every type ${Date.now()}`))
  const tabs = page.getByRole('tablist', { name: 'Coils in this project' }).getByRole('tab')
  for (const [index, [coilType, path, text]] of types.entries()) {
    await tabs.nth(index).click()
    await expect.poll(() => field(page, 'coilType').inputValue()).toBe(coilType)
    await rated(page)
    expect(Number((await field(page, path).inputValue()).replace(',', ''))).toBe(Number(text))
    expect([coilType, await keyResult(page, 'Total capacity')]).toEqual([coilType, capacities[index]])
  }
})

describe('how a number was found', () => {
  it('is told by its methods, with their source, range and where the coil lies in them', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Total capacity: how it was found' }).click()
    const dialog = page.getByRole('dialog', { name: /^Total capacity/ })
    await dialog
      .getByText(/Heat Mass Transfer/)
      .first()
      .waitFor()
    await expect.poll(() => dialog.getByRole('img', { name: /inside|outside/ }).count()).toBeGreaterThan(3)
    // In words of its notice and the units of the reader.
    await dialog
      .getByText('Transverse pitch 1.50 in. The published fin data cover 0.80 in to 1.25 in. Expect a wider error.')
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('is studied: what moves the capacity most', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Sensitivity' }).click()
    const table = page.getByRole('table', { name: 'Change of capacity by input' })
    await table.waitFor()
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(8)
    await expectNoBrokenNumber(page)
  })
})

describe('what a field means', () => {
  it('is told by F1, and the focus goes back to the field', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await field(page, 'air.dryBulb').focus()
    await page.keyboard.press('F1')
    const card = page.getByRole('dialog', { name: 'Entering dry bulb' })
    await card.getByText(/dry thermometer/).waitFor()
    expect(await card.textContent()).toContain('From −40.0 to 203.0 °F')
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'air.dryBulb').evaluate(box => box === document.activeElement)).toBe(true)
  })
})

describe('the drawing', () => {
  it('is downloaded as DXF', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download drawing as DXF' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.dxf$/)
  })
})

/** A project of many coils, as a reader works on it: by pointer, by keys, and on a phone. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn } from '../support/browserChecks'
import {
  addCoil,
  chooseOf,
  coilTabs,
  field,
  keyResult,
  openWorkbench,
  rated,
  saveAs,
  tab,
  type,
} from '../support/browserWorkbench'

const site = openSite()

async function workbench(options: Parameters<typeof site.visit>[0] = {}): Promise<Page> {
  const page = await site.visit({ as: 'customer', ...options })
  await openWorkbench(page)
  return page
}

describe('APP-02 a project of many coils', () => {
  it('gets coils, new ones and copies, each with inputs and results of its own', async () => {
    const page = await workbench()
    await expect.poll(() => coilTabs(page)).toEqual(['CC-1 Chilled water'])
    const before = await keyResult(page, 'Total capacity')
    await type(page, 'fluid.given.value', '90')
    await expect.poll(() => keyResult(page, 'Total capacity')).not.toBe(before)
    await rated(page)
    const changed = await keyResult(page, 'Total capacity')
    await chooseOf(page, 'Coils', 'Copy of CC-1')
    await expect.poll(() => coilTabs(page)).toEqual(['CC-1 Chilled water', 'CC-2 Chilled water'])
    expect(await field(page, 'fluid.given.value').inputValue()).toMatch(/^90(\.0)?$/)
    await addCoil(page)
    await page.getByRole('button', { name: 'Heating', exact: true }).click()
    // What heating starts with is fetched first; until then the page is that of the cooling coil.
    await expect.poll(() => coilTabs(page)).toEqual(['CC-1 Chilled water', 'CC-2 Chilled water', 'HC-1 Hot water'])
    await rated(page)
    const heating = await keyResult(page, 'Total capacity')
    await tab(page, 'CC-1').click()
    await rated(page)
    expect(await keyResult(page, 'Total capacity')).toBe(changed)
    // What was rated once is there at once.
    await tab(page, 'HC-1').click()
    expect(await keyResult(page, 'Total capacity')).toBe(heating)
    expect(await barriersOn(page)).toEqual([])
  })

  it('is saved with all of them, in their order, and opens so', async () => {
    const page = await workbench()
    await addCoil(page)
    await type(page, 'air.dryBulb', '91')
    await chooseOf(page, 'Coils', 'Rename CC-2')
    const dialog = page.getByRole('dialog', { name: 'Rename coil' })
    await dialog.getByLabel('Tag').fill('AHU-7')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await chooseOf(page, 'Coils', 'Move left')
    const own = await saveAs(page, 'Two coils')
    await openWorkbench(page, own)
    await expect.poll(() => coilTabs(page)).toEqual(['AHU-7 Chilled water', 'CC-1 Chilled water'])
    expect(await field(page, 'air.dryBulb').inputValue()).toMatch(/^91(\.0)?$/)
    await page.getByText('Open', { exact: true }).click()
    expect(await page.getByRole('link', { name: /Two coils/ }).textContent()).toContain('AHU-7 and 1 more')
  })

  it('keeps how many of a coil are wanted, which its schedule says; another answer than a number is refused', async () => {
    const page = await workbench()
    await chooseOf(page, 'Coils', 'Quantity of CC-1')
    const dialog = page.getByRole('dialog', { name: 'Quantity of CC-1' })
    expect(await dialog.getByLabel('Quantity').inputValue()).toBe('1')
    for (const wrong of ['0', '2.5', 'ten', '']) {
      await dialog.getByLabel('Quantity').fill(wrong)
      expect([wrong, await dialog.getByRole('button', { name: 'OK' }).isDisabled()]).toEqual([wrong, true])
      if (wrong) await dialog.getByText('A quantity is a whole number from 1 to 9999.').waitFor()
    }
    await dialog.getByLabel('Quantity').fill('12')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await page.getByText('Unsaved changes', { exact: true }).first().waitFor()
    const own = await saveAs(page, 'Twelve coils')
    await openWorkbench(page, own)
    await chooseOf(page, 'Project', 'Schedule of coils')
    await page.getByRole('rowheader', { name: 'CC-1 × 12' }).waitFor()
    expect(await barriersOn(page)).toEqual([])
  })

  it('is walked, arranged and shortened by keys', async () => {
    const page = await workbench()
    await addCoil(page)
    await addCoil(page)
    await tab(page, 'CC-3').focus()
    const keys = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key)
      return [
        (await coilTabs(page)).map(text => text.slice(0, 4)).join(' '),
        await page.evaluate(() => document.activeElement?.textContent?.slice(0, 4)),
        await page.getByRole('tab', { selected: true }).first().textContent(),
      ]
    }
    expect(await keys('ArrowRight')).toEqual(['CC-1 CC-2 CC-3', 'CC-1', 'CC-1Chilled water'])
    expect(await keys('End', 'Shift+ArrowLeft', 'Shift+ArrowLeft')).toEqual([
      'CC-3 CC-1 CC-2',
      'CC-3',
      'CC-3Chilled water',
    ])
    expect(await keys('Delete')).toEqual(['CC-1 CC-2', 'CC-1', 'CC-1Chilled water'])
    expect(await keys('Delete', 'Delete')).toEqual(['CC-2', 'CC-2', 'CC-2Chilled water'])
    await page.keyboard.press('F2')
    const dialog = page.getByRole('dialog', { name: 'Rename coil' })
    await dialog.getByLabel('Tag').fill('R-1')
    await page.keyboard.press('Enter')
    await expect.poll(() => coilTabs(page)).toEqual(['R-1 Chilled water'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => coilTabs(page)).toEqual(['CC-1 Chilled water', 'CC-2 Chilled water'])
  })

  it('is undone and done again by keys, a number as a whole, and back to what is saved', async () => {
    const page = await workbench()
    await saveAs(page, 'To undo')
    await type(page, 'air.dryBulb', '85')
    await type(page, 'fluid.given.value', '91')
    await page.keyboard.press('Control+z')
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('75.0')
    expect(await field(page, 'air.dryBulb').inputValue()).toBe('85')
    await page.keyboard.press('Control+z')
    expect(await field(page, 'air.dryBulb').inputValue()).toBe('80.0')
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Control+Shift+z')
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('91')
    await page.getByText('Unsaved changes', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'SI', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await field(page, 'air.dryBulb').inputValue()).toBe('26.7')
  })

  it('says of a coil that is not shown what is wrong with it, before it is saved', async () => {
    const page = await workbench()
    await type(page, 'air.dryBulb', '8o')
    await addCoil(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => page.getByRole('tab', { selected: true }).first().textContent()).toMatch(/^CC-1/)
    await expect.poll(() => field(page, 'air.dryBulb').evaluate(box => box === document.activeElement)).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('VALID-07, VALID-09, VALID-10, FORMAT-03 tells what the fan of a coil costs in a year, by numbers that can be', async () => {
    const page = await workbench({ width: 390 })
    await chooseOf(page, 'Coils', 'Fan energy of CC-1')
    const dialog = page.getByRole('dialog', { name: 'Fan energy of CC-1' })
    const fill = async (label: string, text: string) => {
      await dialog.getByLabel(label).fill(text)
      await dialog.getByRole('button', { name: 'Calculate' }).click()
    }
    await fill('Hours a year', '9,000')
    await dialog.getByText('Max is 8760').waitFor()
    await fill('Hours a year', '0')
    await dialog.getByText('Value must be greater than 0').waitFor()
    expect(await dialog.getByLabel('Hours a year').evaluate(box => box === document.activeElement)).toBe(true)
    await fill('Hours a year', '8,000')
    await dialog.getByText('kWh', { exact: true }).waitFor()
    expect(await dialog.getByText('Cost a year').count()).toBe(0)
    await fill('Price of a kWh, $', '0')
    await dialog.getByText('Value cannot be 0').waitFor()
    await fill('Price of a kWh, $', '0.12')
    await dialog.getByText(/^\$[1-9][0-9,]*$/).waitFor()
    expect(await barriersOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('works on a phone: tabs, menu, and nothing beside the window', async () => {
    const page = await workbench()
    await page.setViewportSize({ width: 390, height: 844 })
    for (let count = 0; count < 4; count++) await addCoil(page)
    // A new coil comes once what it starts with is fetched.
    await expect.poll(() => coilTabs(page)).toHaveLength(5)
    const box = await tab(page, 'CC-5').boundingBox()
    expect(box && box.x >= 0 && box.x + 20 < 390).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await barriersOn(page)).toEqual([])
  })
})

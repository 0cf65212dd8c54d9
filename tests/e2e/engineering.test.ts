/** The gases: opened from their tile, composed as one types, compared, fitted, saved, printed, offered to other tools. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { chooseOf, chooseOfReports, keyResult, rated, saveAs } from '../support/browserWorkbench'

const site = openSite()

async function open(path = '/engineering', more = {}): Promise<Page> {
  const page = await site.visit({ as: 'engineer', ...more })
  expect((await page.goto(path))?.status()).toBe(200)
  await hydrated(page)
  return page
}

const field = (page: Page, path: string) => page.locator(`.cw-rail [name="${path}"]`)

async function type(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).fill(text)
  await field(page, path).press('Tab')
  await rated(page)
}

const pane = (page: Page, name: string) => page.locator('.wb-switch button', { hasText: name }).click()

describe('the gases', () => {
  it('APP-07 open from their tile as a tool, with a sheet beside another gas', async () => {
    const page = await site.visit({ as: 'engineer' })
    await page.goto('/app-selector')
    await page.locator('.cw-tile', { hasText: 'Engineering' }).click()
    await page.waitForURL('/engineering')
    await hydrated(page)
    expect(await page.locator('.cw-bar').textContent()).toContain('Engineering')
    expect(await keyResult(page, 'Molar mass')).toBe(26.4)
    expect(await keyResult(page, 'Heating value')).toBe(587.7)
    const row = page.getByRole('row', { name: /^Molar mass/ })
    expect(await row.textContent()).toContain('16.837')
    expect(await barriersOn(page)).toEqual([])
  })

  it('take a composition once it makes 100 %, and offer to mend it', async () => {
    const page = await open()
    const methane = page.getByLabel('Methane', { exact: true })
    await methane.fill('48')
    await expect.poll(() => page.locator('[id="wb-gas-shares-message"]').textContent()).toContain('90 %, not 100 %')
    expect(await keyResult(page, 'Molar mass')).toBe(26.4)
    await page.getByRole('button', { name: 'Rest to carbon dioxide' }).click()
    await rated(page)
    await expect.poll(() => keyResult(page, 'Molar mass')).toBe(29.2)
    expect(await page.getByLabel('Carbon dioxide', { exact: true }).inputValue()).toBe('46')
    await methane.fill('24')
    await page.getByRole('button', { name: 'Normalise' }).click()
    await rated(page)
    await expect.poll(() => methane.inputValue()).toBe('31.578947')
    await page.getByRole('group', { name: 'Basis' }).getByRole('button', { name: 'Mass' }).click()
    await rated(page)
    await expect.poll(() => methane.inputValue()).toMatch(/^15\.1/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => methane.inputValue()).toBe('31.578947')
    await page.getByRole('button', { name: 'Remove Hydrogen sulfide' }).click()
    expect(await page.getByLabel('Hydrogen sulfide', { exact: true }).count()).toBe(0)
  })

  it('are pure, burned or mixed, and say at the field what cannot be', async () => {
    const page = await open()
    await field(page, 'gas.kind').selectOption('pure')
    await rated(page)
    await field(page, 'gas.pure').selectOption('Propane')
    await rated(page)
    await expect.poll(() => keyResult(page, 'Molar mass')).toBe(44.1)
    await field(page, 'state.pressure').fill('300')
    await field(page, 'state.pressure').press('Tab')
    await expect
      .poll(() => page.locator('[id="wb-state-temperature-message"]').textContent())
      .toContain('condenses at this temperature')
    await type(page, 'state.pressure', '14.7')
    await field(page, 'gas.kind').selectOption('products')
    await rated(page)
    await expect.poll(() => page.locator('.cw-insp').textContent()).toContain('Water condenses below')
    await field(page, 'gas.kind').selectOption('streams')
    await rated(page)
    await page.getByRole('button', { name: 'Add a stream' }).click()
    await page.getByLabel('Temperature of stream 2').fill('500')
    await page.getByLabel('Gas of stream 2').selectOption({ label: 'Nitrogen' })
    await rated(page)
    await expect.poll(() => page.locator('.cw-mid').textContent()).toContain('The streams mix to')
    await page.getByRole('button', { name: 'Remove stream 2' }).click()
    expect(await page.getByLabel('Gas of stream 2').count()).toBe(0)
  })

  it('have a table with plots, burning, dew points and a fit, without a barrier in any pane', async () => {
    const page = await open()
    await pane(page, 'Table')
    await page.getByRole('group', { name: 'Plotted property' }).getByRole('button', { name: 'Viscosity' }).click()
    expect(await page.locator('.cw-mid table tbody tr').count()).toBe(9)
    expect(await barriersOn(page)).toEqual([])
    await pane(page, 'Combustion')
    await page.getByRole('heading', { name: 'Natural gas' }).waitFor()
    expect(await page.locator('.cw-mid').textContent()).toContain('Flame, no dissociation')
    await pane(page, 'Dew points')
    await page.getByRole('heading', { name: 'Its products of combustion' }).waitFor()
    await pane(page, 'Fit')
    await page.locator('.cw-mid table tbody tr').nth(24).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Open figures' }).click()
    await page.getByRole('heading', { name: 'Conductivity' }).waitFor()
    expect(await barriersOn(page)).toEqual([])
  })

  it('pass a coil of their own, which tells of what condenses on it', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Cool the gas' }).click()
    await rated(page)
    await expect.poll(() => page.locator('.cw-insp').textContent()).toContain('Coldest surface')
    const heat = await keyResult(page, 'Heat taken')
    await field(page, 'coil.geometry.rows').selectOption('8')
    await rated(page)
    await expect.poll(() => keyResult(page, 'Heat taken')).toBeGreaterThan(heat)
    await field(page, 'coil.flow.basis').selectOption('actual-volume')
    await rated(page)
    expect(await field(page, 'coil.flow.value').inputValue()).not.toBe('15,873.3')
    await pane(page, 'Coil')
    await page.getByRole('heading', { name: 'Gas side' }).waitFor()
    expect(await page.getByRole('table', { name: 'Rows' }).locator('tbody tr').count()).toBe(8)
    expect(await barriersOn(page)).toEqual([])
    await field(page, 'coil.fluid.enteringTemperature').fill('120')
    await field(page, 'coil.fluid.enteringTemperature').press('Tab')
    await expect.poll(() => page.locator('[id="wb-coil-fluid-enteringTemperature-message"]').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Remove the coil' }).click()
    await rated(page)
    await expect.poll(() => keyResult(page, 'Heating value')).toBe(587.7)
  })

  it('are saved, opened again with the same numbers, and printed', async () => {
    const page = await open()
    await type(page, 'state.temperature', '200')
    const heat = await keyResult(page, 'Specific heat')
    const own = await saveAs(page, 'County digester')
    const again = await open(own)
    expect(await keyResult(again, 'Specific heat')).toBe(heat)
    await chooseOfReports(again, 'Show report')
    await again.waitForURL(/\/report\?/)
    await again.locator('body', { hasText: 'County digester' }).waitFor()
  })

  it('saved as a template are offered here and as a fuel of an economizer, and stay what they were there', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Remove Hydrogen sulfide' }).click()
    await page.getByRole('button', { name: 'Normalise' }).click()
    await rated(page)
    await chooseOf(page, 'Gases', 'Save GM-1 as template')
    await page.getByRole('dialog', { name: 'Save gas as template' }).getByLabel('Name').fill('Digester 2')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await page.reload()
    await hydrated(page)
    await page.getByRole('tab', { name: 'Mixtures' }).click()
    await page.getByRole('button', { name: 'Use Digester 2' }).waitFor()
    expect(await barriersOn(page)).toEqual([])

    await page.goto('/economizer')
    await hydrated(page)
    await field(page, 'fuel.kind').selectOption('own-gas')
    await page.getByRole('button', { name: 'Take a saved mixture' }).click()
    await page.getByLabel('Saved mixtures').selectOption({ label: 'Digester 2' })
    await rated(page)
    await expect.poll(() => page.getByLabel('Methane', { exact: true }).inputValue()).toMatch(/^58\.02/)
    expect(await barriersOn(page)).toEqual([])
  })

  it('are read on a phone in SI and dark', async () => {
    const page = await open('/engineering', { width: 390, units: 'SI', theme: 'dark' })
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await keyResult(page, 'Water dew point')).toBe(31)
    expect(await barriersOn(page)).toEqual([])
  })
})

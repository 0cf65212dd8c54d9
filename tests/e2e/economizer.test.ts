/** The economizers on their three pages: rated as one types, saved, printed, read on a phone. */
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { field, opener, takeFirst, type } from '../support/browserTool'
import { chooseOf, chooseOfReports, keyResult, rated, saveAs, unfold } from '../support/browserWorkbench'

const site = openSite()

const open = opener(site, '/economizer', 'rep')

describe('each page of the economizers', () => {
  it.each([
    ['Boiler economizer', '/economizer', 'rep', '500'],
    ['Partner economizer', '/cleaver-brooks', 'partner', '300'],
    ['Stack master', '/hurst-boiler', 'partner', '200'],
  ] as const)(
    'APP-05, APP-13, APP-14 %s opens from its tile as a tool with its own boiler',
    async (name, path, as, size) => {
      const page = await site.visit({ as })
      await page.goto('/app-selector')
      await page.locator('.cw-tile', { hasText: name }).click()
      await page.waitForURL(path)
      await hydrated(page)
      expect(await page.locator('.cw-bar').textContent()).toContain(name)
      expect(await field(page, 'boiler.size.value').inputValue()).toBe(size)
      expect(await keyResult(page, 'Recovered heat')).toBeGreaterThan(100)
      const first = await page.locator('.cw-rail .cw-group h3').first().textContent()
      expect(first).toBe(path === '/hurst-boiler' ? 'Stack' : 'Boiler')
      await page.getByRole('button', { name: /account menu/ }).click()
      for (const item of ['User Profile', 'Project Sharing'])
        expect(
          await page
            .getByRole('menuitem', { name: item })
            .or(page.getByRole('link', { name: item }))
            .count(),
        ).toBe(1)
    },
  )
})

describe('an economizer', () => {
  it('follows what is typed and chosen, and says at its field what cannot be', async () => {
    const page = await open()
    const [heat, gas] = [await keyResult(page, 'Recovered heat'), await keyResult(page, 'Gas leaving')]
    await type(page, 'unit.rows', '9')
    await expect.poll(() => keyResult(page, 'Recovered heat')).toBeGreaterThan(heat)
    expect(await keyResult(page, 'Gas leaving')).toBeLessThan(gas)
    await field(page, 'fuel.name').selectOption('No. 6 oil')
    await rated(page)
    await expect.poll(() => page.locator('.cw-insp').textContent()).toMatch(/dew point/i)
    await field(page, 'water.temperature').fill('500')
    await field(page, 'water.temperature').press('Tab')
    await expect
      .poll(() => page.locator('[id="wb-water-temperature-message"]').textContent())
      .toContain('This water boils at its pressure: give more pressure or colder water.')
  })

  it('takes its boiler from the catalogue, with size and stack', async () => {
    const page = await open()
    const model = field(page, 'boiler.model')
    const option = model.locator('optgroup option').nth(3)
    const [value, label] = [await option.getAttribute('value'), await option.textContent()]
    await model.selectOption(value)
    await rated(page)
    const size = Number((await field(page, 'boiler.size.value').inputValue()).replace(',', ''))
    expect(label).toContain(`${size} BHP`)
    expect(await model.locator('optgroup').first().getAttribute('label')).toContain('sample data')
  })

  it('shows rows, year, cases off design and sensitivity, without a barrier', async () => {
    const page = await open()
    for (const [pane, said] of [
      ['Rows', 'By row'],
      ['Year', 'Net present value'],
      ['Off-design', 'Winter water'],
      ['Sensitivity', 'Recovered heat %'],
    ] as const) {
      await page.getByRole('button', { name: pane, exact: true }).click()
      await page.locator('.cw-mid').getByText(said).first().waitFor()
    }
    // Two circuits take an even number of tubes: a step of one is refused, which is no step without an effect.
    await page.getByRole('row', { name: /^Tubes wide 9, 11 not possible$/ }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Open figures' }).click()
    await expect
      .poll(() => page.locator('.cw-figs h2').allTextContents())
      .toEqual(['Heat balance of the boiler', 'Temperature by row', 'Over the load', 'Cumulative cash'])
    expect(await barriersOn(page)).toEqual([])
  })

  it('tells behind its numbers by which published methods they were found', async () => {
    const page = await open()
    for (const [label, authors] of [
      ['Recovered heat', 'Weierman'],
      ['Gas Δp', 'Weierman'],
    ] as const) {
      await page.getByRole('button', { name: `${label}: how it was found` }).click()
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${label}`) })
      await dialog.getByText(authors).first().waitFor()
      expect(await barriersOn(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Close' }).click()
    }
  })

  it('is searched for by its sizes: asked, limited, taken, and told what fails', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Candidates', exact: true }).click()
    const find = page.getByRole('button', { name: 'Find economizers' })
    await find.click()
    const alert = page.getByRole('alert').filter({ hasText: 'Say what the economizer must recover' })
    await alert.getByRole('button', { name: 'what this one recovers' }).click()
    await rated(page)
    const rows = page.locator('.cw-rail .cw-f', { has: page.locator('[name="unit.rows"]') })
    expect(await rows.getByRole('textbox', { name: 'Optimize Rows, from and to' }).inputValue()).toBe('1 to 16')
    await rows.getByRole('textbox', { name: 'Optimize Rows, from and to' }).fill('7 to 9')
    await find.click()
    const table = page.getByRole('table', { name: /Candidate economizers/ })
    await table.waitFor()
    const cells = (label: string) => table.locator(`tbody tr:not(.cw-sep) [data-l="${label}"]`).allTextContents()
    await expect.poll(async () => new Set(await cells('Rows'))).toEqual(new Set(['7', '8', '9']))
    expect(await barriersOn(page)).toEqual([])
    const heat = await keyResult(page, 'Recovered heat')
    const taken = await takeFirst(page, table, 'Rows')
    expect([7, 8, 9]).toContain(taken)
    expect(await field(page, 'unit.rows').inputValue()).toBe(String(taken))
    await page.getByRole('button', { name: 'Results', exact: true }).click()
    expect(await keyResult(page, 'Recovered heat')).toBeGreaterThanOrEqual(heat)

    await page.getByRole('button', { name: 'Candidates', exact: true }).click()
    await unfold(page, 'limits')
    await type(page, 'limits.gasDrop', '0.006')
    await page.getByRole('button', { name: 'Search again' }).click()
    await find.click()
    const told = page.getByRole('status').filter({ hasText: 'No economizer meets all limits.' })
    await told.waitFor()
    expect(await told.textContent()).toMatch(/Most fail by gas Δp: \d+ of the/)
    await told.getByRole('button', { name: 'Vary tube length too' }).waitFor()
  })

  it('leads by Tab from the search to what the search asks for', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Candidates', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Find economizers' }).press('Enter')
    const wish = page.getByRole('alert').getByRole('button', { name: 'what this one recovers' })
    await wish.waitFor()
    await page.keyboard.press('Tab')
    expect(await wish.evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await wish.waitFor({ state: 'detached' })
  })

  it('with a second stage condenses, and loses it again', async () => {
    const page = await open()
    const heat = await keyResult(page, 'Recovered heat')
    await unfold(page, 'condensing')
    const second = page.getByRole('group', { name: 'Second stage' })
    await second.getByRole('button', { name: 'Condensing' }).click()
    await rated(page)
    await expect.poll(() => keyResult(page, 'Recovered heat')).toBeGreaterThan(heat)
    await page.locator('.cw-mid').getByText('pH of the condensate, stage 2').waitFor()
    await second.getByRole('button', { name: 'None' }).click()
    await rated(page)
    await expect.poll(() => keyResult(page, 'Recovered heat')).toBe(heat)
  })

  it('is saved, opened again with the same numbers, and printed', async () => {
    const page = await open()
    await type(page, 'boiler.size.value', '420')
    const heat = await keyResult(page, 'Recovered heat')
    const own = await saveAs(page, 'Lakeview Dairy')
    const again = await open(own)
    expect(await keyResult(again, 'Recovered heat')).toBe(heat)
    await chooseOfReports(again, 'Show report')
    await again.waitForURL(/\/report\?/)
    await again.locator('body', { hasText: 'Lakeview Dairy' }).waitFor()
    await again.goto('/app-selector')
    await again
      .getByRole('link', { name: /Lakeview Dairy/ })
      .first()
      .waitFor()
  })

  it('has a schedule of several with a line each', async () => {
    const page = await open()
    await chooseOf(page, 'Economizers', 'New economizer')
    await expect.poll(() => page.getByRole('tab', { name: /^EC-/ }).count()).toBe(2)
    await chooseOf(page, 'Project', 'Schedule of economizers')
    const lines = page.getByRole('table', { name: /Economizers of/ }).locator('tbody tr')
    await expect.poll(() => lines.first().textContent()).toContain('to')
    expect(await lines.count()).toBe(2)
    expect(await barriersOn(page)).toEqual([])
  })

  it('is read on a phone without sideways scrolling, in SI and in dark', async () => {
    const page = await open('/hurst-boiler', { as: 'partner', width: 390, units: 'SI', theme: 'dark' })
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
    for (const pane of ['Inputs', 'Drawing', 'Figures']) {
      await page.getByRole('link', { name: pane }).click()
      expect(await sidewaysScroll(page), pane).toBe(0)
    }
  })
})

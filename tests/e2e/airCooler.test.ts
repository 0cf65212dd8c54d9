/** The air coolers: opened from their tile, rated as one types, other streams, the year, saved, printed, on a phone. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { field, opener, pane, takeFirst, type } from '../support/browserTool'
import { chooseOfReports, keyResult, rated, saveAs, unfold } from '../support/browserWorkbench'

const site = openSite()

const open = opener(site, '/aircooler', 'rep')

/** Goes on by Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 200; step++) {
    if (await wanted.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${wanted}`)
}

describe('the air coolers', () => {
  it('APP-06 open from their tile as a tool, with the menu of their page', async () => {
    const page = await site.visit({ as: 'rep' })
    await page.goto('/app-selector')
    await page.locator('.cw-tile', { hasText: 'Air cooler' }).click()
    await page.waitForURL('/aircooler')
    await hydrated(page)
    expect(await page.locator('.cw-bar').textContent()).toContain('Air cooler')
    expect(await keyResult(page, 'Duty')).toBe(10_506)
    expect(await page.getByRole('table', { name: 'Passes' }).locator('tbody tr').count()).toBe(5)
    expect(await barriersOn(page)).toEqual([])
  })

  it('follow what is typed and chosen, and say at the field what cannot be', async () => {
    const page = await open()
    const duty = await keyResult(page, 'Duty')
    await type(page, 'bundle.tubesPerRow', '50')
    await expect.poll(() => keyResult(page, 'Duty')).toBeGreaterThan(duty)
    await field(page, 'bundle.rowsPerPass').fill('3, 2')
    await rated(page)
    expect(await field(page, 'bundle.passes').inputValue()).toBe('2')
    await expect.poll(() => page.getByRole('table', { name: 'Passes' }).locator('tbody tr').count()).toBe(3)
    await field(page, 'air.flow.basis').selectOption('actual-volume')
    await rated(page)
    expect(Number((await field(page, 'air.flow.value').inputValue()).replaceAll(',', ''))).toBeGreaterThan(200_000)
    await field(page, 'process.outlet').fill('90')
    await field(page, 'process.outlet').press('Tab')
    await expect
      .poll(() => page.locator('[id="wb-process-outlet-message"]').textContent())
      .toContain('The stream cannot leave colder than the air: give a hotter outlet, or colder air.')
  })

  it.each(['IP', 'SI'] as const)(
    'have key figures beside their units, and fields that show their number whole, in %s',
    async units => {
      const page = await open(undefined, { width: 1440, units })
      await unfold(page, 'bundle')
      await type(page, 'bundle.fouling.process', units === 'IP' ? '0.00195' : '0.000344')
      const broken = await page.evaluate(() => ({
        figures: [...document.querySelectorAll('.cw-kpi .v')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(figure => figure.textContent),
        lines: [...document.querySelectorAll('.cw-kpi .v')]
          .filter(
            figure =>
              figure.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(figure).lineHeight),
          )
          .map(figure => figure.textContent),
        fields: [...document.querySelectorAll<HTMLElement>('.cw-rail input, .cw-rail .cw-unit')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(part => part.getAttribute('name') ?? part.textContent),
      }))
      expect(broken).toEqual({ figures: [], lines: [], fields: [] })
    },
  )

  it('cool liquids of the list, gases, and fluids that condense', async () => {
    const page = await open()
    await field(page, 'process.kind').selectOption('liquid')
    await rated(page)
    await field(page, 'process.name').selectOption('Ethylene glycol')
    await rated(page)
    expect(await field(page, 'process.share').inputValue()).toBe('35.0')
    await field(page, 'process.kind').selectOption('gas')
    await rated(page)
    await page.getByLabel('Nitrogen', { exact: true }).waitFor()
    await field(page, 'process.kind').selectOption('fluid')
    await rated(page)
    await expect.poll(() => page.locator('.cw-tab[aria-selected=true]').first().textContent()).toContain('R-290')
    expect(await barriersOn(page)).toEqual([])
  })

  it('have air, fans and noise, a year and a sensitivity, without a barrier', async () => {
    const page = await open()
    await pane(page, 'Air and fans')
    await page.getByRole('heading', { name: 'Fans and noise' }).waitFor()
    await pane(page, 'Year')
    await page.getByRole('heading', { name: 'Energy of the fans' }).waitFor()
    await unfold(page, 'site')
    await field(page, 'site.place').selectOption('phoenix')
    await rated(page)
    await expect.poll(() => page.locator('.cw-mid').textContent()).toContain('Phoenix')
    expect(await barriersOn(page)).toEqual([])
    await pane(page, 'Sensitivity')
    await page.locator('.cw-mid table tbody tr').nth(6).waitFor()
    await page.getByRole('button', { name: 'Open figures' }).click()
    await page.getByRole('heading', { name: 'Hours and fan power by air temperature' }).waitFor()
    expect(await barriersOn(page)).toEqual([])
  })

  it('are searched for by their sizes: limited, taken, and told what fails', async () => {
    const page = await open()
    await pane(page, 'Candidates')
    const rows = page.locator('.cw-rail .cw-f', { has: page.locator('[name="bundle.rows"]') })
    const range = rows.getByRole('textbox', { name: 'Optimize Rows, from and to' })
    expect(await range.inputValue()).toBe('3 to 8')
    await range.fill('5 to 6')
    const passes = page.getByRole('textbox', { name: 'Optimize Passes, from and to' })
    await passes.fill('4 to 5')
    const find = page.getByRole('button', { name: 'Find air coolers' })
    await find.click()
    const table = page.getByRole('table', { name: /Candidate air coolers/ })
    await table.waitFor()
    const cells = (label: string) => table.locator(`tbody tr:not(.cw-sep) [data-l="${label}"]`).allTextContents()
    await expect.poll(async () => new Set(await cells('Rows'))).toEqual(new Set(['5', '6']))
    expect(await barriersOn(page)).toEqual([])
    const duty = await takeFirst(page, table, 'Duty')
    await expect.poll(() => keyResult(page, 'Duty')).toBe(duty)
    expect(await field(page, 'bundle.rowsPerPass').inputValue()).toMatch(
      /^(2, 1, 1, 1|1, 1, 1, 1, 1|2, 2, 1, 1|2, 1, 1, 1, 1|)$/,
    )

    await unfold(page, 'limits')
    await type(page, 'limits.length', '10')
    await expect.poll(() => page.locator('.cw-insp').textContent()).toContain('There is room for 10.0 ft.')
    await page.getByRole('button', { name: 'Search again' }).click()
    await find.click()
    const told = page.getByRole('status').filter({ hasText: 'No air cooler meets all limits.' })
    await told.waitFor()
    expect(await told.textContent()).toMatch(/Most fail by (length|duty|coverage of the fans): \d+ of the/)
    await told.getByRole('button', { name: /^Vary / }).waitFor()
  })

  it('are searched for, looked through and taken by the keyboard alone', async () => {
    const page = await open()
    const range = (of: string) => page.getByRole('textbox', { name: `Optimize ${of}, from and to` })
    await tabTo(page, page.locator('.wb-switch button', { hasText: 'Results' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await range('Rows').waitFor()
    for (const [of, typed] of [
      ['Rows', '5 to 6'],
      ['Passes', '4 to 5'],
    ] as const) {
      await tabTo(page, range(of))
      await page.keyboard.type(typed)
    }
    await tabTo(page, page.getByRole('button', { name: 'Find air coolers' }))
    await page.keyboard.press('Enter')
    const radios = page.getByRole('table', { name: /Candidate air coolers/ }).getByRole('radio')
    await radios.first().waitFor()
    await tabTo(page, radios.first())
    await page.keyboard.press('Space')
    await expect.poll(() => radios.first().isChecked()).toBe(true)
    await rated(page)
    const first = await keyResult(page, 'Duty')
    // The arrows go on to the next one, which is rated in its place.
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => radios.nth(1).isChecked()).toBe(true)
    await rated(page)
    await expect.poll(() => keyResult(page, 'Duty')).not.toBe(first)
    expect(await radios.nth(1).evaluate(radio => radio === document.activeElement)).toBe(true)
  })

  it('are saved, opened again with the same numbers, and printed', async () => {
    const page = await open()
    await type(page, 'bundle.rowsPerPass', '2, 2, 1')
    const duty = await keyResult(page, 'Duty')
    const own = await saveAs(page, 'Pine Bend')
    const again = await open(own)
    expect(await keyResult(again, 'Duty')).toBe(duty)
    await chooseOfReports(again, 'Show report')
    await again.waitForURL(/\/report\?/)
    await again.locator('body', { hasText: 'Pine Bend' }).waitFor()
  })

  it('take a fan of the catalogue, name where it is from, and keep it in saved work', async () => {
    const page = await open()
    const fan = field(page, 'fans.fan')
    await fan.selectOption('Sample SA-10-14')
    await rated(page)
    expect(await field(page, 'fans.diameter').inputValue()).toBe('10.0')
    const curve = field(page, 'fans.curve')
    expect((await curve.inputValue()).split('\n')).toHaveLength(5)
    expect(await curve.evaluate((area: HTMLTextAreaElement) => area.readOnly)).toBe(true)
    await pane(page, 'Air and fans')
    await page.getByText('Sample SA-10-14, 4 blades at 14°. Sample data of the product').waitFor()
    await page.getByText('Shaft power by its curve').waitFor()
    expect(await barriersOn(page)).toEqual([])
    const own = await saveAs(page, 'With a fan')
    const again = await open(own)
    expect(await field(again, 'fans.fan').inputValue()).toBe('Sample SA-10-14')
    await field(again, 'fans.fan').selectOption('')
    await rated(again)
    await expect
      .poll(() => field(again, 'fans.curve').evaluate((area: HTMLTextAreaElement) => area.readOnly))
      .toBe(false)
    expect((await field(again, 'fans.curve').inputValue()).split('\n')).toHaveLength(5)
  })

  it('are drawn in plan and elevation as they are now, and downloaded as DXF', async () => {
    const page = await open()
    const drawing = page.getByRole('img', { name: /^Plan and elevation of the air cooler, 2 bays, 5R 4P, forced/ })
    await expect.poll(() => drawing.textContent()).toContain('311.62')
    await type(page, 'bundle.rowsPerPass', '2, 2, 1')
    await page.getByRole('img', { name: /2 bays, 5R 3P, forced/ }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download drawing as DXF' }).click()
    expect((await download).suggestedFilename()).toMatch(/5R 3P forced\.dxf$/)
  })

  it('are read on a phone in SI and dark', async () => {
    const page = await open(undefined, { width: 390, units: 'SI', theme: 'dark' })
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
    for (const name of ['Inputs', 'Drawing', 'Figures']) {
      await page.getByRole('link', { name }).click()
      expect(await sidewaysScroll(page), name).toBe(0)
    }
  })
})

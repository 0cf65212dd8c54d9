/** The mist: opened from its tile, rated as one types, searched for, saved, printed, read on a phone. */
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { field, opener, takeFirst, type } from '../support/browserTool'
import { chooseOfReports, keyResult, rated, saveAs } from '../support/browserWorkbench'
import { tableOfHours } from '../support/yearOfHours'

const site = openSite()

const open = opener(site, '/nimbus', 'rep')

describe('the mist', () => {
  it('APP-15 opens from its tile as a tool with the climates of its service', async () => {
    const page = await site.visit({ as: 'rep' })
    await page.goto('/app-selector')
    await page.locator('.cw-tile', { hasText: 'Mist' }).click()
    await page.waitForURL('/nimbus')
    await hydrated(page)
    expect(await page.locator('.cw-bar').textContent()).toContain('Mist')
    // The page is sent with the chosen place; the others come with the reader's first act.
    await expect.poll(() => field(page, 'site.place').locator('option').count()).toBe(115)
    expect(await field(page, 'site.place').inputValue()).toBe('phoenix')
    expect(await keyResult(page, 'Air to the coil')).toBe(80)
    expect(await barriersOn(page)).toEqual([])
  })

  it('follows what is typed and chosen, and says at its field what cannot be', async () => {
    const page = await open()
    const saved = await keyResult(page, 'Saved a year')
    await field(page, 'site.place').selectOption('minneapolis')
    await rated(page)
    await expect.poll(() => keyResult(page, 'Saved a year')).toBeLessThan(saved)
    expect(await field(page, 'site.dryBulb').inputValue()).toBe('91.04')
    const air = await keyResult(page, 'Air to the coil')
    await type(page, 'spray.effectiveness', '90')
    await expect.poll(() => keyResult(page, 'Air to the coil')).toBeLessThan(air)
    await field(page, 'spray.nozzle.model').selectOption('LP 40')
    await rated(page)
    await expect.poll(() => page.locator('.cw-insp').textContent()).toContain('They reach the coil after')
    await field(page, 'site.wetBulb').fill('95')
    await field(page, 'site.wetBulb').press('Tab')
    await expect
      .poll(() => page.locator('[id="wb-site-wetBulb-message"]').textContent())
      .toContain('The wet bulb is at most the dry bulb: give a colder wet bulb.')
  })

  it('offers all places as soon as a server answers that was too busy at first', async () => {
    const page = await site.visit({ as: 'rep' })
    let asked = 0
    await page.route('**/climates', route => {
      asked += 1
      return asked < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue()
    })
    for (let i = 0; i < 2; i++) site.expectComplaint(page, /503/)
    await page.goto('/nimbus')
    await hydrated(page)
    await expect.poll(() => field(page, 'site.place').locator('option').count()).toBe(115)
    expect(asked).toBe(3)
  })

  it('marks what is folded within a group by itself, closed or open, unlike the headings of groups', async () => {
    const page = await open()
    const folded = page.locator('.cw-group details > summary').first()
    const mark = () =>
      folded.evaluate(one => [getComputedStyle(one, '::after').content, getComputedStyle(one).listStyleType])
    expect(await mark()).toEqual(['none', 'disclosure-closed'])
    await folded.click()
    expect(await mark()).toEqual(['none', 'disclosure-open'])
  })

  it('takes hours of a file in place of a place, and says what cannot be read', async () => {
    const page = await open()
    await page.getByText('Own hours, from a file').click()
    const pasted = page.getByRole('textbox', { name: 'Or paste the hours' })
    await pasted.fill('db,rh\n20,50')
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    const said = page
      .getByRole('alert')
      .filter({ hasText: 'A year has 8760 hours, and the file has 1 rows of weather.' })
    await said.waitFor()
    for (const [name, buffer, why] of [
      ['coil.dwg', Buffer.from([65, 0, 66, 1, 2]), 'This is no text file.'],
      ['film.csv', Buffer.alloc(25_000_000, 'x,y\n'), 'The file is larger than a year of weather.'],
    ] as const) {
      const chosen = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a file' }).click()
      await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer })
      await page.getByRole('alert').filter({ hasText: why }).waitFor()
    }
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    const file = { name: 'desert.csv', mimeType: 'text/csv', buffer: Buffer.from(tableOfHours()) }
    await (await choosing).setFiles(file)
    await page.getByText('8,760 hours of desert.csv are read.').waitFor()
    await rated(page)
    expect(await field(page, 'site.place').locator('option:checked').textContent()).toBe('Hours of desert.csv')
    await page.getByRole('tab', { name: 'Climate' }).click()
    await page.locator('.cw-insp').getByText('every hour of the file').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await field(page, 'site.place').selectOption('phoenix')
    await page.locator('.cw-insp').getByText('NREL TMY3 (2008)').waitFor()
  })

  it('shows bins, year and sensitivity, and its figures, without a barrier', async () => {
    const page = await open()
    for (const [pane, said] of [
      ['Bins', 'To the coil'],
      ['Year', 'Net present value'],
      ['Sensitivity', 'Saved a year %'],
    ] as const) {
      await page.getByRole('button', { name: pane, exact: true }).click()
      await page.locator('.cw-mid').getByText(said).first().waitFor()
    }
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('tab', { name: 'Climate' }).click()
    await page.locator('.cw-insp').getByText('NREL TMY3 (2008)').waitFor()
    await page.getByRole('button', { name: 'Open figures' }).click()
    await expect
      .poll(() => page.locator('.cw-figs h2').allTextContents())
      .toEqual([
        ...['Way of the air', 'By dry bulb', 'By month', 'Mean dry bulb, hour against month', 'Cumulative cash'],
      ])
    expect(await barriersOn(page)).toEqual([])
  })

  it.each([
    [390, 9.8, 19],
    [1280, 10, 19 + 12 * 12],
    [1440, 10, 19 + 12 * 12],
  ])(
    'has a map of hours whose words are read at %d px, each beside the others and inside the page',
    async (width, least, count) => {
      for (const units of ['IP', 'SI'] as const) {
        const page = await open(undefined, { width, units })
        const told = await page
          .locator('figure', { hasText: 'Mean dry bulb' })
          .locator('svg')
          .evaluate((svg: SVGSVGElement) => {
            const scale = svg.getScreenCTM()!.a
            const words = [...svg.querySelectorAll('text')].filter(word => word.getClientRects().length > 0)
            const boxes = words.map(word => ({ text: word.textContent, ...word.getBBox() }))
            const isOver = (one: DOMRectInit, other: DOMRectInit) =>
              one.x! < other.x! + other.width! &&
              other.x! < one.x! + one.width! &&
              // Lines of text stand close: their boxes have room above and below the letters.
              Math.abs(one.y! - other.y!) < 0.7 * one.height!
            return {
              smallest: Math.min(...words.map(word => scale * Number.parseFloat(getComputedStyle(word).fontSize))),
              count: words.length,
              cut: boxes
                .filter(({ x, width }) => x < 0 || x + width > svg.viewBox.baseVal.width)
                .map(({ text }) => text),
              covered: boxes.flatMap((one, at) =>
                boxes.slice(at + 1).flatMap(other => (isOver(one, other) ? [`${one.text} ${other.text}`] : [])),
              ),
            }
          })
        expect(told.smallest).toBeGreaterThan(least)
        expect(told.count).toBeGreaterThanOrEqual(count)
        expect([told.cut, told.covered], units).toEqual([[], []])
      }
    },
  )

  it('outlines the hours with mist darker than their cells in both themes', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await open(undefined, { theme })
      const map = page.locator('figure', { hasText: 'Mean dry bulb' })
      const [edge, cell] = await Promise.all([
        map
          .locator('.fg-edge')
          .first()
          .evaluate(line => getComputedStyle(line).stroke),
        map.locator('.fg-cell.t5').evaluate(path => getComputedStyle(path).fill),
      ])
      const light = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
      expect(light(edge!), theme).toBeLessThan(0.3 * light(cell!))
    }
  })

  it('is searched for by nozzle, pressure and efficiency, and one that is found is taken', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Candidates', exact: true }).click()
    await page.getByRole('button', { name: 'Find mists' }).click()
    const table = page.getByRole('table', { name: /Candidate mists/ })
    await table.waitFor()
    expect(await barriersOn(page)).toEqual([])
    const saved = await takeFirst(page, table, 'Saved a year')
    await expect.poll(() => keyResult(page, 'Saved a year')).toBe(saved)
  })

  it('takes its machine from a saved air cooler, and keeps the numbers of that day', async () => {
    const cooler = await opener(site, '/aircooler', 'rep')()
    await saveAs(cooler, 'Glycol yard')
    const page = await open()
    await page.getByText('From a saved condenser or air cooler').click()
    const list = page.getByRole('combobox', { name: 'Saved machine' })
    await list.selectOption({ label: (await list.getByText('Glycol yard').first().textContent())! })
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await page.getByText('Its power, airflow and face are taken.').waitFor()
    await rated(page)
    expect(await field(page, 'machine.kind').inputValue()).toBe('dry-cooler')
    expect(await field(page, 'machine.slope').count()).toBe(0)
    await page.getByText(/^From AC-1 of Glycol yard, revision 1, read \d+ \w+ \d+\./).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('tab', { name: 'Machine' }).click()
    const points = page.getByRole('table', { name: 'The machine by its air' })
    await expect.poll(() => points.locator('tbody tr').count()).toBe(12)
    const saved = await keyResult(page, 'Saved a year')
    await saveAs(page, 'Before the yard')
    await type(cooler, 'air.dryBulb', '105')
    await cooler.getByRole('button', { name: 'Save', exact: true }).click()
    const again = await open(new URL(page.url()).pathname + new URL(page.url()).search)
    expect(await keyResult(again, 'Saved a year')).toBe(saved)
    await again.getByRole('button', { name: 'Use a straight line' }).click()
    await rated(again)
    expect(await field(again, 'machine.slope').count()).toBe(1)
  })

  it('is saved, opened again with the same numbers, and printed', async () => {
    const page = await open()
    await type(page, 'machine.ratedPower', '250')
    const saved = await keyResult(page, 'Saved a year')
    const own = await saveAs(page, 'Desert Data')
    const again = await open(own)
    expect(await keyResult(again, 'Saved a year')).toBe(saved)
    // What is closed, and cannot be opened on paper, has no heading there.
    await again.emulateMedia({ media: 'print' })
    expect(await again.locator('summary:visible', { hasText: /^(Own hours|From a saved)/ }).count()).toBe(0)
    expect(await again.locator('summary:visible', { hasText: 'Spray' }).count()).toBe(1)
    await again.emulateMedia({ media: 'screen' })
    await chooseOfReports(again, 'Show report')
    await again.waitForURL(/\/report\?/)
    await again.locator('body', { hasText: 'Desert Data' }).waitFor()
  })

  it('is read on a phone without sideways scrolling, in SI and in dark', async () => {
    const page = await open(undefined, { width: 390, units: 'SI', theme: 'dark' })
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
    for (const pane of ['Inputs', 'Bins', 'Figures']) {
      await page.getByRole('link', { name: pane }).click()
      expect(await sidewaysScroll(page), pane).toBe(0)
    }
  })
})

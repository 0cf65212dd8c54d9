/** The search for coils in the workbench: asked, watched, sorted, compared, and one of them taken. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { expectNoBrokenNumber, field, keyResult, openWorkbench, rated, type } from '../support/browserWorkbench'
import { savedFile } from '../support/savedFile'

const site = openSite()

async function candidates(options: object = {}): Promise<Page> {
  const page = await site.visit({ as: 'customer', ...options })
  await openWorkbench(page)
  await page.getByRole('button', { name: 'Candidates', exact: true }).click()
  await page.getByRole('button', { name: 'Find coils' }).waitFor()
  return page
}

const table = (page: Page) => page.getByRole('table', { name: /Candidate coils/ })
const bodyRows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('radio') })

async function found(page: Page, capacity = '300'): Promise<void> {
  await type(page, 'limits.capacity', capacity)
  await rated(page)
  await page.getByRole('button', { name: 'Find coils' }).click()
  await table(page).waitFor()
}

const column = async (page: Page, label: string) =>
  (await bodyRows(page).locator(`[data-l="${label}"]`).allTextContents()).map(text =>
    Number(text.replace('−', '-').replace(/[^\d.-].*$/, '')),
  )

describe('a search in the workbench', () => {
  it('without a duty says what is missing and leads to the field', async () => {
    const page = await candidates()
    await type(page, 'limits.capacity', '')
    await page.getByRole('button', { name: 'Find coils' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Say what the coil must reach' })
    await alert.waitFor()
    await alert.getByRole('button', { name: 'required capacity' }).click()
    await expect.poll(() => field(page, 'limits.capacity').evaluate(box => box === document.activeElement)).toBe(true)
  })

  it('tells at a target how to write a number that it cannot read', async () => {
    const page = await candidates()
    const target = page.getByRole('textbox', { name: /^Leaving DB/ }).first()
    await target.fill('55,5')
    const said = page.getByRole('alert').filter({ hasText: 'Leaving DB' })
    expect(await said.textContent()).toBe('Leaving DB has a decimal comma. Write 55.5.')
    await target.fill('cold')
    await expect.poll(() => said.textContent()).toBe('Leaving DB is invalid.')
    await target.fill('55.5')
    await expect.poll(() => said.count()).toBe(0)
  })

  it('lists the coils that meet the duty, cheapest first, then those that come close; sorts them, and gives them as a file', async () => {
    const page = await candidates()
    await found(page)
    const costs = await column(page, 'Cost')
    const meeting = Number(/(\d+) that meet/.exec((await table(page).locator('caption').textContent()) ?? '')?.[1])
    expect(meeting).toBeGreaterThan(3)
    expect(costs.slice(0, meeting)).toEqual([...costs.slice(0, meeting)].sort((one, other) => one - other))
    for (const capacity of (await column(page, 'Total')).slice(0, meeting)) expect(capacity).toBeGreaterThanOrEqual(300)
    expect(await table(page).locator('.is-bad').count()).toBeGreaterThan(0)
    await expectNoBrokenNumber(page)

    const head = table(page).getByRole('columnheader', { name: /Air Δp/ })
    await head.getByRole('button').click()
    const up = (await column(page, 'Air Δp')).slice(0, meeting)
    expect([await head.getAttribute('aria-sort'), up]).toEqual(['ascending', [...up].sort((a, b) => a - b)])
    await head.getByRole('button').click()
    const down = (await column(page, 'Air Δp')).slice(0, meeting)
    expect([await head.getAttribute('aria-sort'), down]).toEqual(['descending', [...down].sort((a, b) => b - a)])

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download candidates' }).click(),
    ])
    const [names, ...lines] = (await savedFile(file)).toString('utf8').trim().split('\r\n')
    expect(names).toContain('Total MBH')
    expect(lines.length).toBe(await bodyRows(page).count())
    // A margin is a number, not a text that begins with + or a typographic minus.
    const margins = lines.map(line => line.split(',')[names!.split(',').indexOf('Margin %')])
    expect(margins.filter(margin => !/^-?\d+(\.\d)?$/.test(margin ?? ''))).toEqual([])
  })

  it('reaches the leaving temperature that is asked for in the place of a capacity, and has its coils on paper without tools', async () => {
    const page = await candidates()
    await page.getByRole('button', { name: 'LAT, leaving air temperature' }).click()
    await type(page, 'limits.leavingDryBulb', '55')
    await rated(page)
    await page.getByRole('button', { name: 'Find coils' }).click()
    await table(page).waitFor()
    const meeting = Number(/(\d+) that meet/.exec((await table(page).locator('caption').textContent()) ?? '')?.[1])
    expect(meeting).toBeGreaterThan(3)
    for (const leaving of (await column(page, 'LAT DB / WB')).slice(0, meeting)) expect(leaving).toBeLessThanOrEqual(55)
    expect(await page.getByText('none required').isVisible()).toBe(true)

    await page.emulateMedia({ media: 'print' })
    expect(await table(page).isVisible()).toBe(true)
    expect(await table(page).locator('input:visible').count()).toBe(0)
  })

  it('compares two coils side by side, hides columns, filters, and takes the chosen coil into the workbench, which rates it to the same figures; says so once the streams have changed', async () => {
    const page = await candidates()
    await found(page)
    await page.getByRole('checkbox', { name: 'Compare coil 1', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Compare coil 2', exact: true }).check()
    await page.getByRole('button', { name: 'Compare 2' }).click()
    const side = page.getByRole('region', { name: 'Comparison' })
    expect(await side.getByRole('columnheader').count()).toBe(3)
    expect(await side.getByRole('rowheader', { name: /Weight/ }).count()).toBe(1)
    // The comparison has the focus, takes a coil into use, and gives the focus back.
    expect(await side.getByRole('heading').evaluate(heading => heading === document.activeElement)).toBe(true)
    await side.getByRole('button', { name: 'Use coil 2' }).click()
    const used = side.getByRole('button', { name: 'In use: coil 2' })
    expect(await used.getAttribute('aria-disabled')).toBe('true')
    expect(await used.evaluate(button => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await bodyRows(page).nth(1).getByRole('radio').isChecked()).toBe(true)

    await page.locator('summary', { hasText: 'Columns' }).click()
    await page.getByLabel('Sensible', { exact: true }).uncheck()
    expect(
      await table(page)
        .getByRole('columnheader', { name: /Sensible/ })
        .count(),
    ).toBe(0)

    const before = await bodyRows(page).count()
    await page.keyboard.press('Escape')
    await page.locator('summary', { hasText: 'Filter' }).click()
    await page.locator('.wb-menu[open]').getByRole('combobox', { name: 'Fin surface' }).selectOption('Flat')
    expect(await bodyRows(page).count()).toBe(before)
    await page.getByLabel('Best cost for their air Δp').check()
    await expect.poll(() => bodyRows(page).count()).toBeLessThan(before)

    const [first] = await column(page, 'Total')
    await bodyRows(page).first().getByRole('radio').check()
    await rated(page)
    expect(await keyResult(page, 'Total capacity')).toBe(first)
    expect(await bodyRows(page).first().getByRole('radio').isChecked()).toBe(true)
    await page.getByRole('tab', { name: 'Circuits' }).click()
    await page.getByRole('img', { name: /^Way of the fluid through \d+ rows/ }).waitFor()

    await type(page, 'fluid.given.value', '90')
    await page.getByText('The inputs have changed since this search.').waitFor()
  })

  it('varies what is set to Optimize at its field, the face too, and says with what size each coil was found', async () => {
    const page = await candidates()
    const chips = page.getByRole('toolbar', { name: 'Optimize' })
    const chip = (name: string) => chips.getByRole('button', { name, exact: true })
    const ofFace = page.getByRole('button', { name: 'Optimize Face, H × L' })
    await ofFace.click()
    await page.getByRole('button', { name: 'Optimize Rows' }).click()
    for (const name of ['Face height', 'Face length'])
      expect(await chip(name).getAttribute('aria-pressed')).toBe('true')
    expect(await chip('Rows').getAttribute('aria-pressed')).toBe('false')
    await chip('Face length').click()
    expect(await ofFace.getAttribute('aria-pressed')).toBe('false')
    await chip('Circuiting').click()
    await found(page)
    const heights = new Set(await column(page, 'Height'))
    expect(heights.size).toBeGreaterThan(1)
    for (const height of heights) expect([24, 27, 30, 33, 36, 39, 42, 45, 48]).toContain(height)
    expect(
      await table(page)
        .getByRole('columnheader', { name: /^Length/ })
        .count(),
    ).toBe(0)

    // The coil is found in the wish's own rows, and taken with its height.
    const [height] = await column(page, 'Height')
    await bodyRows(page).first().getByRole('radio').check()
    await rated(page)
    expect(Number(await field(page, 'geometry.finnedHeight').inputValue())).toBe(height)
    expect(new Set(await column(page, 'Rows'))).toEqual(new Set([6]))
  })

  it('says the range that it varies in the field, takes another one there, and without a hit names what fails most and offers to vary more', async () => {
    const page = await candidates()
    const range = page.getByRole('textbox', { name: 'Optimize Rows, from and to' })
    expect(await range.inputValue()).toBe('1 to 12')
    await range.fill('one')
    await page.getByText('Type the least and the most, such as 4 to 8.').waitFor()
    await range.fill('7-8')
    await found(page)
    expect(await range.inputValue()).toBe('7 to 8')
    for (const rows of await column(page, 'Rows')) expect([7, 8]).toContain(rows)

    // No coil of this face has air as slow as this; a longer one has.
    await type(page, 'limits.faceVelocity', '450')
    await rated(page)
    await page.getByRole('button', { name: 'Search again' }).click()
    await page.getByRole('button', { name: 'Find coils' }).click()
    await page.getByText(/Most fail by face velocity: \d+ of the \d+ coils that were rated/).waitFor()
    await page.getByRole('button', { name: 'Vary face length too' }).click()
    await page.getByText(/^[1-9]\d* of [\d,]+ meet all limits/).waitFor()
  })

  it('finds what replaces a coil: its duty again, with hardly more pressure drop', async () => {
    const page = await candidates()
    const [capacity, airDrop] = [await keyResult(page, 'Total capacity'), await keyResult(page, 'Air Δp')]
    await page.getByRole('button', { name: 'Find replacements' }).click()
    await table(page).waitFor()
    expect(await table(page).getByRole('columnheader', { name: /^Tube/ }).count()).toBe(1)
    const meeting = Number(/(\d+) that meet/.exec((await table(page).locator('caption').textContent()) ?? '')?.[1])
    expect(meeting).toBeGreaterThan(0)
    for (const total of (await column(page, 'Total')).slice(0, meeting)) expect(total).toBeGreaterThanOrEqual(capacity)
    for (const drop of (await column(page, 'Air Δp')).slice(0, meeting))
      expect(drop).toBeLessThanOrEqual(1.1 * airDrop + 0.005)
  })

  it.each([1200, 1279, 1280])('shows its columns whole at %i px, the cost too, in both systems', async width => {
    const page = await candidates({ viewport: { width, height: 900 } })
    await found(page)
    for (const system of ['IP', 'SI']) {
      await page.getByRole('banner').getByRole('button', { name: system, exact: true }).click()
      await rated(page)
      await expect.poll(() => table(page).locator('thead').innerText()).toContain(system === 'SI' ? 'kPa' : 'ftH₂O')
      const beyond = await table(page).evaluate(found => found.scrollWidth - found.parentElement!.clientWidth)
      expect(beyond, system).toBeLessThanOrEqual(0)
    }
  })

  it('on a phone shows each coil as a card, without scrolling sideways', async () => {
    const page = await candidates({ viewport: { width: 390, height: 844 } })
    const panes = page.getByRole('navigation', { name: 'Panes' })
    await panes.getByText('Inputs').click()
    await type(page, 'limits.capacity', '300')
    await panes.getByText('Results').click()
    await page.getByRole('button', { name: 'Find coils' }).click()
    await bodyRows(page).first().waitFor()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    // A long name of a coil takes two lines, and its figures begin below them.
    const gaps = await bodyRows(page).evaluateAll(all =>
      all.map(card => {
        const name = card.querySelector('.cw-rank .m-only')!.getBoundingClientRect()
        const figures = [...card.querySelectorAll('td[data-l]:not(.cw-cost)')].filter(one => one.checkVisibility())
        const top = Math.min(...figures.map(one => one.getBoundingClientRect().top))
        return Math.round(top - name.bottom)
      }),
    )
    expect(gaps.filter(gap => gap < 0)).toEqual([])
    // At 400 % no button of the list is cut, the number of those to compare included.
    await page.setViewportSize({ width: 320, height: 640 })
    for (const row of [0, 1]) await bodyRows(page).nth(row).getByRole('checkbox').check()
    const buttons = page.getByRole('toolbar', { name: 'List' }).locator('button:visible, summary:visible')
    const ends = await buttons.evaluateAll(all => all.map(one => one.getBoundingClientRect().right))
    expect(ends).toHaveLength(4)
    const edge = await page.locator('.cw-mid').evaluate(pane => pane.getBoundingClientRect().left + pane.clientWidth)
    expect(Math.max(...ends)).toBeLessThanOrEqual(edge)
  })
})

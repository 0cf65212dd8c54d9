/** The segmented program: how a coil works tube by tube, with the air and the feed that it really has. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, sidewaysScroll } from '../support/browserChecks'
import { field, opener, pane, type } from '../support/browserTool'
import { chooseOf, keyResult, rated, saveAs, unfold } from '../support/browserWorkbench'

const site = openSite()
const open = opener(site, '/segmented-program', 'engineer')

const part = (page: Page, line: number, at: number) => page.locator(`.sg-face [data-part="${line} ${at}"]`)
const tubes = (page: Page) => page.locator('.cw-mid [data-tube]')
const saidOf = async (page: Page, path: string) =>
  (
    await page
      .locator(`[id="wb-${path.replaceAll('.', '-')}-message"]`)
      .first()
      .textContent()
  )?.trim()

const map = (page: Page, coil: string) => page.getByRole('figure', { name: coil, exact: true })

/** The values of a quantity on all tubes of the maps side by side. */
async function compared(page: Page, quantity: string): Promise<number[]> {
  const labels = await page.locator('.sg-beside [data-tube]').evaluateAll(all => all.map(one => one.ariaLabel ?? ''))
  return labels.map(label => Number(label.match(new RegExp(`${quantity} ([\\d.]+)`))?.[1]))
}

async function asEvaporator(page: Page): Promise<void> {
  await field(page, 'coilType').selectOption('EVAP')
  await rated(page)
  await page.getByRole('heading', { name: 'Superheat by circuit' }).waitFor()
}

describe('the segmented program', () => {
  it('maps a quantity over tubes, face and leaving air, with a slider along the tube and tables', async () => {
    const page = await open()
    const first = tubes(page).first()
    const whole = await first.getAttribute('aria-label')
    expect(whole).toMatch(/^Tube 1 of row 1, circuit \d+, outlet at the (front|rear), Fluid [\d.]+ °F/)
    await page.getByLabel('Along the tube').fill('1')
    // The page was loaded without its segments.
    await first.and(page.locator('[aria-label*="Fluid"]')).waitFor()
    expect(await page.locator('.sg-slider output').textContent()).toMatch(/^1 of 3, [\d.]+ in from the front$/)
    expect(await first.getAttribute('aria-label')).not.toBe(whole)
    await page.getByLabel('Shown').selectOption({ label: 'Heat, MBH' })
    expect(await first.getAttribute('aria-label')).toMatch(/Heat [\d.]+ MBH/)
    // The scale is that of the parts: a third of a tube gives off a third of its heat.
    const legend = await page.getByRole('img', { name: /^Heat from/ }).getAttribute('aria-label')
    const [least, most] = (legend?.match(/[\d.]+/g) ?? []).map(Number)
    const labels = await tubes(page).evaluateAll(all => all.map(one => one.ariaLabel ?? ''))
    const heats = labels.map(label => Number(label.match(/Heat ([\d.]+)/)?.[1]))
    expect(heats).toHaveLength(144)
    expect(Math.min(...heats)).toBeGreaterThanOrEqual(least!)
    expect(Math.max(...heats)).toBeLessThanOrEqual(most!)
    expect(Math.max(...heats)).toBeGreaterThan(0.5 * most!)
    await page.getByRole('button', { name: 'Face', exact: true }).click()
    await page.getByRole('img', { name: 'Row 1 from the face' }).waitFor()
    await page.getByLabel('Row', { exact: true }).fill('3')
    await page.getByRole('img', { name: 'Row 4 from the face' }).waitFor()
    await page.getByRole('button', { name: 'Air out', exact: true }).click()
    await page.locator('.sg-b summary', { hasText: 'Values of the leaving air over the face' }).click()
    const table = page.getByRole('table', { name: 'Leaving air over the face' })
    // It is made when its summary has opened.
    await table.waitFor()
    expect(await table.locator('tbody tr').count()).toBe(24)
    for (const name of ['Beside', 'Charge', 'Convergence', 'Tubes']) {
      await page.getByRole('tab', { name, exact: true }).click()
      expect(await barriersOn(page)).toEqual([])
    }
  })

  it('tells what a live rating warns of with what to do about it', async () => {
    const page = await open()
    await type(page, 'fluid.given.value', '12')
    const notices = page.getByRole('region', { name: 'Notices' })
    await notices.getByText(/^Fluid velocity [\d.]+ ft\/s$/).waitFor()
    await notices.getByText(/^Below [\d.]+ ft\/s. Choose fewer circuits or more flow.$/).waitFor()
  })

  it('says which input changes the capacity most, without rows and circuits, which are drawn', async () => {
    const page = await open()
    await pane(page, 'Sensitivity')
    const table = page.getByRole('table', { name: 'Change of capacity by input, one at a time' })
    await table.waitFor()
    const inputs = (await table.locator('tbody tr').allTextContents()).join(' ')
    expect(inputs).toContain('Airflow')
    expect(inputs).not.toContain('Rows')
    expect(await barriersOn(page)).toEqual([])
  })

  it('follows the air that is painted by keys and by the pointer, and evens it out again', async () => {
    const page = await open()
    await asEvaporator(page)
    const even = await keyResult(page, 'Total capacity')
    await field(page, 'segmented.brush').fill('20')
    await part(page, 0, 0).focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowRight', ' '])
      await page.keyboard.press(key)
    expect(await part(page, 5, 1).getAttribute('aria-label')).toMatch(
      /^Line 6 of 6 from the top, part 2 of 5 from the front, 2\d % of the mean$/,
    )
    const [from, to] = [await part(page, 5, 2).boundingBox(), await part(page, 5, 4).boundingBox()]
    await page.mouse.move(from!.x + 4, from!.y + 4)
    await page.mouse.down()
    await page.mouse.move(to!.x + 4, to!.y + 4, { steps: 8 })
    await page.mouse.up()
    await rated(page)
    await expect.poll(() => keyResult(page, 'Total capacity')).toBeLessThan(even)
    await expect.poll(() => keyResult(page, 'Evenly fed')).toBeGreaterThan(await keyResult(page, 'Total capacity'))
    await page.getByRole('tab', { name: 'Beside' }).click()
    await page.locator('.cw-insp').getByText('The distribution costs').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Even out' }).click()
    await rated(page)
    await expect.poll(() => keyResult(page, 'Total capacity')).toBe(even)
  })

  it('compares coils of the project: maps on one scale, the same tube in each, figures with differences', async () => {
    const page = await open()
    await chooseOf(page, 'Coils', 'Copy of CC-1')
    await unfold(page, 'geometry')
    await field(page, 'geometry.circuiting').selectOption({ label: '1/2' })
    await rated(page)
    const half = await keyResult(page, 'Total capacity')
    await pane(page, 'Compare')
    const [second, first] = [map(page, 'CC-2'), map(page, 'CC-1')]
    await first.waitFor()
    await second.waitFor()

    expect(await page.getByLabel('First').locator('option').allTextContents()).toEqual(['CC-2'])
    expect(await page.getByLabel('Second').locator('option').allTextContents()).toEqual(['None', 'CC-1'])
    const heats = await compared(page, 'Heat')
    expect(heats).toHaveLength(288)
    const legend = await page.getByRole('img', { name: /^Heat from/ }).getAttribute('aria-label')
    const [least, most] = (legend?.match(/[\d.]+/g) ?? []).map(Number)
    expect([least, most]).toEqual([Math.min(...heats), Math.max(...heats)])

    // The tube that is gone to in one is told of each.
    await second.locator('[data-tube="120"]').focus()
    await page.keyboard.press('ArrowDown')
    const said = page.getByRole('status').filter({ hasText: 'Tube 2 of row 6, heat:' })
    expect(await said.textContent()).toMatch(/^Tube 2 of row 6, heat: CC-2 [\d.]+ MBH, CC-1 [\d.]+ MBH$/)
    expect(await first.locator('[data-tube="121"]').getAttribute('tabindex')).toBe('0')

    const row = page.getByRole('table', { name: 'Figures side by side' }).locator('tr', { hasText: 'Total capacity' })
    const [own, other, difference] = (await row.locator('td').allTextContents()).map(text => text.replace('−', '-'))
    expect(Number(own)).toBe(half)
    expect(Number.parseFloat(difference!)).toBeCloseTo(Number(other) - Number(own), 0)
    await page.getByLabel('Shown').selectOption({ label: 'Air out, °F' })
    expect(await compared(page, 'Air out')).toHaveLength(288)
    expect(await barriersOn(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)

    await page.emulateMedia({ media: 'print' })
    expect(await second.isVisible()).toBe(true)
    expect(await page.locator('.sg-coils').isVisible()).toBe(false)
  })

  it.each(['/segmented-program', '/circuitry-builder'])('prints %s on three full pages', async path => {
    const page = await open(path)
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  })

  it('compares a coil with what was saved of it, and says how where there is nothing to compare', async () => {
    const page = await open('/segmented-program', { viewport: { width: 390, height: 844 } })
    await pane(page, 'Compare')
    await page.getByText('There is one coil to look at.').waitFor()
    await saveAs(page, 'Compared with itself')
    const table = page.getByRole('table', { name: 'Figures side by side' })
    await table.waitFor()
    const heads = await table.locator('thead th').allTextContents()
    expect(heads).toEqual(['Figure', 'CC-1', 'CC-1 as saved', 'CC-1 as saved − CC-1'])
    const differences = await table.locator('tbody td:last-child').allTextContents()
    expect(differences.filter(text => /[1-9]/.test(text))).toEqual([])
    await page.getByRole('link', { name: 'Inputs' }).click()
    await unfold(page, 'geometry')
    await field(page, 'geometry.circuiting').selectOption({ label: '1/2' })
    await page.getByRole('link', { name: 'Results' }).click()
    await expect.poll(() => table.locator('tbody td:last-child').first().textContent()).toBe('+12')
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
    await page.getByLabel('Second').selectOption('')
    await table.waitFor({ state: 'detached' })
    await map(page, 'CC-1').waitFor()
  })

  it('takes a pasted profile, says what cannot be read, and keeps what was typed', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    const box = field(page, 'segmented.profile.flow')
    await box.fill('400\t450\n380')
    await page.getByRole('button', { name: 'Take' }).click()
    expect(await saidOf(page, 'segmented.profile.flow')).toBe(
      'Line 2 has 1 value, and the first has 2: all lines need the same.',
    )
    expect(await box.inputValue()).toBe('400\t450\n380')
    await box.fill('400\t450\n380\t390\n10\t420')
    await page.getByRole('button', { name: 'Take' }).click()
    await rated(page)
    await page.getByText('3 × 2 parts over 24 tubes').waitFor()
    // A part without air is blocked; air that flows back is refused by the solver, at the same field.
    const before = await keyResult(page, 'Total capacity')
    await box.fill('400\t450\n0\t390')
    await page.getByRole('button', { name: 'Take' }).click()
    await rated(page)
    await expect.poll(() => keyResult(page, 'Total capacity')).toBeLessThan(before)
    await box.fill('400\t450\n-50\t390')
    await page.getByRole('button', { name: 'Take' }).click()
    await expect
      .poll(() => saidOf(page, 'segmented.profile.flow'))
      .toBe('A part of the face has a flow of air of 0 or more.')
  })

  it('holds a superheat, and says at its field what cannot be solved', async () => {
    const page = await open()
    await asEvaporator(page)
    await page.getByRole('button', { name: 'Superheat', exact: true }).click()
    await type(page, 'segmented.hold.value', '9')
    await expect.poll(() => page.locator('.cw-insp').textContent()).toContain('Superheat')
    await field(page, 'segmented.segments').fill('500')
    await rated(page)
    await expect.poll(() => saidOf(page, 'segmented.segments')).toContain('between 1 and 100')
    expect(await field(page, 'segmented.segments').inputValue()).toBe('500')
    await field(page, 'segmented.segments').fill('4')
    await rated(page)
    await expect.poll(() => tubes(page).count()).toBeGreaterThan(0)
    await page.getByText('Feed', { exact: true }).click()
    await page.getByRole('button', { name: 'Shares', exact: true }).click()
    await field(page, 'segmented.shares').fill('1\n2')
    await page.getByRole('button', { name: 'Take' }).click()
    expect(await saidOf(page, 'segmented.shares')).toMatch(
      /^There are \d+ inlets, with one share each, and this has 2 lines\.$/,
    )
  })

  it('fits a narrow window, without a barrier', async () => {
    const page = await open('/segmented-program', { viewport: { width: 1280, height: 844 } })
    await asEvaporator(page)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
  })

  it('shows on a phone numbers that can be read, tubes to be touched, and the chosen one in words', async () => {
    const page = await open(undefined, { width: 390, units: 'SI', theme: 'dark', hasTouch: true })
    const boxes = () =>
      tubes(page).evaluateAll(all =>
        all.map(one => ({
          ...one.getBoundingClientRect().toJSON(),
          text: one.querySelector('text')?.checkVisibility(),
        })),
      ) as Promise<{ top: number; width: number; text: boolean }[]>
    const heightOfText = () =>
      tubes(page)
        .locator('text')
        .first()
        .evaluate(text => {
          const { a = 0 } = (text as SVGTextElement).getScreenCTM() ?? {}
          return a * Number.parseFloat(getComputedStyle(text).fontSize)
        })
    expect(await heightOfText()).toBeGreaterThan(9)
    const [first, second] = await boxes()
    expect(second!.top - first!.top).toBeGreaterThanOrEqual(24)
    await tubes(page).nth(30).tap()
    const chosen = page.getByText(/^Tube 7 of row 2, circuit \d+, Fluid [\d.]+ °C$/)
    await chosen.waitFor()
    // Of many rows the numbers would be smaller: the colours stay, and the words.
    await page.getByRole('link', { name: 'Inputs' }).click()
    await unfold(page, 'geometry')
    await field(page, 'geometry.rows').selectOption('8')
    await rated(page)
    await page.getByRole('link', { name: 'Results' }).click()
    await expect.poll(async () => (await boxes()).length).toBe(192)
    expect((await boxes()).filter(({ text }) => text)).toEqual([])
    await chosen.waitFor()
  })

  it('fits a phone: map and figures below each other, and the face to paint on', async () => {
    const page = await open('/segmented-program', { viewport: { width: 390, height: 844 } })
    await rated(page)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Inputs' }).click()
    await part(page, 1, 1).click()
    await page.getByText('6 × 5 parts over 24 tubes').waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

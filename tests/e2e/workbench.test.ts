import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { coolingExample } from '../../shared/coils/document/exampleCoil'
import { readerOf } from '../../shared/display/formatQuantity'
import { messages } from '../../shared/texts'
import { openSite, productModule } from '../support/browser'
import {
  address,
  expectNoBrokenNumber,
  field,
  keyResult,
  messageAt,
  openWorkbench,
  rated,
  type,
  typedNumbers,
  typeKeys,
} from '../support/browserWorkbench'

const site = openSite()

async function workbench(): Promise<Page> {
  const page = await site.visit({ as: 'customer' })
  await openWorkbench(page)
  return page
}

const hasFocus = (page: Page, path: Parameters<typeof field>[1]) =>
  field(page, path).evaluate(box => box === document.activeElement)

describe('the house example', () => {
  it('comes from the server with its inputs and results, those of the engine, and shows them without script', async () => {
    const page = await site.visit({ as: 'customer', javaScriptEnabled: false })
    await page.goto(address)
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('75.0')
    const { number } = readerOf('IP')
    const { rateCoil } = await productModule()
    const { totalCapacity, air, fluid } = rateCoil(coolingExample)
    const shown = [
      await keyResult(page, 'Total capacity'),
      await keyResult(page, 'Air Δp'),
      await keyResult(page, 'Fluid Δp'),
    ]
    expect(shown.map(String)).toEqual(
      [
        number(totalCapacity, 'heatFlow'),
        number(air.pressureDrop, 'airPressureDrop'),
        number(fluid.pressureDrop.total, 'fluidPressureDrop'),
      ].map(text => String(Number(text))),
    )
    expect(await page.getByRole('table', { name: 'Results by row' }).isVisible()).toBe(true)
    await expectNoBrokenNumber(page)
  })
})

describe('typing', () => {
  it('rates anew: more water gives more capacity and a higher pressure drop', async () => {
    const page = await workbench()
    const before = { capacity: await keyResult(page, 'Total capacity'), drop: await keyResult(page, 'Fluid Δp') }
    const answered = page.waitForResponse('**/DesignService.svc/Rate')
    await typeKeys(page, 'fluid.given.value', '90')
    await answered
    await expect.poll(() => keyResult(page, 'Total capacity')).toBeGreaterThan(before.capacity)
    await rated(page)
    expect(await keyResult(page, 'Fluid Δp')).toBeGreaterThan(before.drop)
    expect(await page.getByText(/Calculated \d\d:\d\d:\d\d in \d+ ms/).isVisible()).toBe(true)
    await expectNoBrokenNumber(page)
  })

  it('says at the field what cannot be read, keeps it and the last results, and goes there on Calculate', async () => {
    const page = await workbench()
    const capacity = await keyResult(page, 'Total capacity')
    await type(page, 'air.dryBulb', '8o')
    await type(page, 'geometry.finPitch', '')
    await field(page, 'geometry.finnedHeight').focus()
    expect(await messageAt(page, 'air.dryBulb')).toBe(messages.invalid('Entering dry bulb'))
    expect(await messageAt(page, 'geometry.finPitch')).toBe(messages.required('Fins'))
    expect(await field(page, 'air.dryBulb').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText('Waiting for valid inputs').isVisible()).toBe(true)

    await page.keyboard.press('Control+Enter')
    await expect.poll(() => hasFocus(page, 'air.dryBulb')).toBe(true)
    expect(await field(page, 'air.dryBulb').inputValue()).toBe('8o')
    expect(await keyResult(page, 'Total capacity')).toBe(capacity)
    await expectNoBrokenNumber(page)

    await type(page, 'air.dryBulb', '85')
    await type(page, 'geometry.finPitch', '12')
    await rated(page)
    expect(await messageAt(page, 'air.dryBulb')).toBe('')
  })

  it('says at a field which bound it breaks, without asking for a rating', async () => {
    const page = await workbench()
    const asked: string[] = []
    page.on('request', request => void (request.method() === 'POST' && asked.push(request.url())))
    for (const [path, text, expected] of [
      ['air.humidity.value', '95', /Max is 80/],
      ['air.flow.value', '-5', /Min is/],
      ['fluid.given.value', '999999999', /Max is/],
      ['geometry.finnedHeight', '0', /Min is/],
    ] as const) {
      await field(page, path).fill(text)
      await field(page, 'geometry.finPitch').focus()
      expect(await messageAt(page, path), path).toMatch(expected)
    }
    await expectNoBrokenNumber(page)
    expect(asked).toEqual([])
  })

  it('says at the field what the engine refuses, and keeps the last results', async () => {
    const page = await workbench()
    const capacity = await keyResult(page, 'Total capacity')
    // Within the bounds of the field, but no coil has so many gallons through so few tubes.
    await type(page, 'fluid.given.value', '2000')
    await page.getByText('The last results are shown.').waitFor()
    expect(await messageAt(page, 'fluid.given.value')).toMatch(/velocity/)
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('2000')
    expect(await keyResult(page, 'Total capacity')).toBe(capacity)
    await page.getByRole('button', { name: 'Fix' }).click()
    await expect.poll(() => hasFocus(page, 'fluid.given.value')).toBe(true)
    await expectNoBrokenNumber(page)
  })

  it('leads from a warning to the field that mends it, and from a note, of which nothing is wrong, to what it speaks of', async () => {
    const page = await workbench()
    await page.getByRole('link', { name: /^Fix: Face velocity/ }).click()
    await expect.poll(() => hasFocus(page, 'geometry.finnedHeight')).toBe(true)
    expect(await page.getByRole('link', { name: /^Fix: Two metals touch/ }).count()).toBe(0)
    await page.getByRole('link', { name: /^Show: Two metals touch/ }).click()
    await expect.poll(() => hasFocus(page, 'geometry.finMaterial')).toBe(true)
  })

  it('tells what a new rating warns of with what to do about it, in the units of the reader', async () => {
    const page = await workbench()
    const notices = page.getByRole('region', { name: 'Notices' })
    await type(page, 'fluid.given.value', '12')
    await notices.getByText(/^Fluid velocity [\d.]+ ft\/s$/).waitFor()
    await notices.getByText('Below 1.00 ft/s. Choose fewer circuits or more flow.').waitFor()
    await page.getByRole('button', { name: 'SI', exact: true }).click()
    await notices.getByText(/^Fluid velocity [\d.]+ m\/s$/).waitFor()
  })

  it('calculates on Ctrl Enter, also where nothing has changed', async () => {
    const page = await workbench()
    const asked = page.waitForRequest('**/DesignService.svc/Rate')
    await field(page, 'air.dryBulb').focus()
    await page.keyboard.press('Control+Enter')
    await asked
    await page.getByText(/Calculated \d\d:\d\d/).waitFor()
  })

  it('says that there is no answer from the server, keeps what was typed, and tries again', async () => {
    const page = await workbench()
    site.expectComplaint(page, /ERR_CONNECTION_RESET/)
    await page.route('**/Rate', route => route.abort('connectionreset'))
    await type(page, 'fluid.given.value', '80')
    await page.getByText('Not calculated.').waitFor()
    const asked = page.waitForRequest('**/Rate')
    await page.getByRole('button', { name: 'Try again' }).click()
    await asked
    await page.unroute('**/Rate')
    await rated(page)
    expect(await field(page, 'fluid.given.value').inputValue()).toBe('80')
    expect(await page.getByText('Not calculated.').count()).toBe(0)
  })

  it('asks again by itself where the server has too much to do', async () => {
    const page = await workbench()
    site.expectComplaint(page, /503/)
    let asked = 0
    await page.route('**/Rate', route => (++asked === 1 ? route.fulfill({ status: 503 }) : route.continue()))
    await type(page, 'fluid.given.value', '8')
    await page.waitForResponse(answer => answer.url().endsWith('/Rate') && answer.ok())
    await rated(page)
    expect(await page.getByText('Not calculated.').count()).toBe(0)
  })
})

describe('units', () => {
  const system = (page: Page, name: 'IP' | 'SI') => page.getByRole('button', { name, exact: true })

  it('switch in place, and back to exactly what was typed', async () => {
    const page = await workbench()
    await type(page, 'fluid.given.value', '81.337')
    await type(page, 'air.dryBulb', '79.95')
    await page.getByText('Fin details, coating').click()
    await type(page, 'geometry.finThickness', '.0065')
    await rated(page)
    const typed = await typedNumbers(page)
    expect(typed).toMatchObject({ 'fluid.given.value': '81.337', 'geometry.finThickness': '.0065' })
    const capacity = await keyResult(page, 'Total capacity')

    await system(page, 'SI').click()
    await expect.poll(() => field(page, 'air.dryBulb').inputValue()).not.toBe('79.95')
    expect(Number(await field(page, 'air.dryBulb').inputValue())).toBeCloseTo((79.95 - 32) / 1.8, 1)
    const kilowatts = await keyResult(page, 'Total capacity')
    expect(kilowatts / capacity).toBeCloseTo(0.29307, 3)
    expect(await page.locator('.cw-kpi').first().textContent()).toContain('kW')

    await system(page, 'IP').click()
    await expect.poll(() => typedNumbers(page)).toEqual(typed)
    expect(await keyResult(page, 'Total capacity')).toBe(capacity)
  })

  it('stay as chosen on the next page', async () => {
    const page = await workbench()
    const kept = page.waitForResponse('**/preferences')
    await system(page, 'SI').click()
    await kept
    await page.goto('/app-selector')
    expect(await system(page, 'SI').getAttribute('aria-pressed')).toBe('true')
  })

  it('can be chosen for one field alone', async () => {
    const page = await workbench()
    await page.getByRole('button', { name: /^Unit for Flow rate/ }).click()
    await page.getByRole('option', { name: /L\/s/ }).click()
    expect(Number(await field(page, 'fluid.given.value').inputValue())).toBeCloseTo(75 * 0.0630902, 2)
    expect(await field(page, 'air.dryBulb').inputValue()).toBe('80.0')
  })
})

/** The usual way through the product in Firefox, operated by pointer and keys. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coolingExample } from '../../shared/coils/document/exampleCoil'
import { readerOf } from '../../shared/display/formatQuantity'
import { productModule } from '../support/browser'
import { password, people } from '../support/browserPeople'
import type { Product } from '../support/browserProduct'
import { type Firefox, startFirefox } from '../support/firefox'
import { type FirefoxPage, keys } from '../support/firefoxPage'

let product: Product
let firefox: Firefox
let page: FirefoxPage

beforeAll(async () => {
  const { startProduct } = await productModule()
  ;[product, firefox] = await Promise.all([startProduct(), startFirefox()])
  page = await firefox.open(product.origin)
})

afterEach(() => {
  expect(page.complaints.splice(0), 'what the page complained of').toEqual([])
  expect(product.takeFaults(), 'what the server logged as a fault').toEqual([])
  expect(firefox.outward, 'what Firefox looked up outside').toEqual([])
})

afterAll(async () => {
  await firefox?.stop()
  await product?.stop()
})

const at = (path: string) => page.until(path => location.pathname === path, path)

/** Waits until every widget of the page answers. */
const isLive = () =>
  page.until(() => {
    // Of a document that has only begun nothing is missing: its address comes before its first element.
    if (document.readyState === 'loading') return false
    const isMissing = (what: string) => document.querySelector(`${what}:not([data-hydrated])`) !== null
    // The toast area is hydrated where another widget is.
    if (document.querySelector('[data-widget]:not([data-sideline])')) return !isMissing('[data-widget]')
    return !isMissing('form[data-plain]')
  })

/** The capacity shown, once it belongs to the present inputs. */
async function capacity(): Promise<string> {
  await page.find('.cw-mid:not(.is-stale)')
  return page.evaluate(() => document.querySelector('.cw-kpi .v')?.firstChild?.textContent?.trim() ?? '')
}

/** How far the page is wider or higher than its window [px]. */
const excess = () =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })

describe('in Firefox', () => {
  it('LOGIN-07 a person signs in by typing, and comes to the page that was asked for', async () => {
    await page.goto('/enterprise-webapp')
    await at('/login')
    await isLive()
    expect(await page.evaluate(() => document.querySelector('.cw-old-browser')?.checkVisibility())).toBe(false)
    await page.click('button', 'Refuse cookies')
    await page.until(() => !document.querySelector('.cw-cookie'))
    await isLive()
    await page.click('[name="email"]')
    await page.type(people.customer)
    await page.click('[name="password"]')
    await page.type(password)
    await page.press(keys.Enter)
    await at('/enterprise-webapp')
    await isLive()
    expect(await page.evaluate(() => document.title)).toBe('CC-1, New project · Coil selection · Coilworks')
  })

  it('a coil is rated as it is typed, with the figures of the engine', async () => {
    const { rateCoil } = await productModule()
    const { number } = readerOf('IP')
    const rating = (air: typeof coolingExample.air) =>
      number(rateCoil({ ...coolingExample, air }).totalCapacity, 'heatFlow')
    expect(await capacity()).toBe(rating(coolingExample.air))
    await page.click('.cw-rail [name="air.dryBulb"]')
    await page.press(keys.Control, 'a')
    await page.type('84')
    await page.press(keys.Tab)
    await page.find('.wb-state', 'Unsaved changes')
    await expect.poll(capacity).toBe(rating({ ...coolingExample.air, dryBulb: (84 + 459.67) / 1.8 }))
    expect(await excess()).toEqual([0, 0])
  })

  it('it is saved by its dialog, and its address is that of the project', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel)
    const before = await focused()
    expect(before).toMatch(/wet bulb/)
    await page.press(keys.Control, 's')
    await page.find('dialog[open] input')
    await page.type('Roof unit 7')
    await page.press(keys.Enter)
    await page.until(() => /^\?design=[0-9a-f-]{36}$/.test(location.search))
    await page.until(() => !document.querySelector('dialog[open]'))
    expect(await page.evaluate(() => document.title)).toMatch(/^CC-1, Roof unit 7 /)
    // The focus is again where the keys were pressed.
    expect(await focused()).toBe(before)
  })

  it('REPORT-01 its report shows in the viewer of Firefox, with the figures of the page', async () => {
    const shown = await capacity()
    await page.click('summary', 'Report')
    await page.click('button', 'Show report')
    await at('/report')
    await expect.poll(() => page.textOfFrame()).toContain(`Total capacity${shown} MBH`)
    expect(await page.textOfFrame()).toContain('Roof unit 7')
    expect(await excess()).toEqual([0, 0])
  })

  it('what is under way as the page is left is no failure on the next one', async () => {
    await page.goto('/enterprise-webapp')
    await isLive()
    await page.find('button', 'Total capacity: how it was found')
    // Firefox ends the call for the methods at once, because the page begins to be left.
    await page.evaluate(() => {
      const explain = document.querySelector<HTMLElement>('[aria-label="Total capacity: how it was found"]')
      window.addEventListener('beforeunload', () => explain?.click())
    })
    await page.goto('/app-selector')
    await isLive()
    expect(await page.evaluate(() => document.querySelector('.cw-toast')?.textContent)).toBe(undefined)
    // The browser says in its own console that code of the page that was left did not come.
    expect(page.complaints.splice(0).filter(said => !said.includes('dynamically imported module'))).toEqual([])
  })

  it('by keys alone a coil is searched, taken, saved and printed', async () => {
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement
        const [label] = (at as HTMLInputElement | null)?.labels ?? []
        return (at?.ariaLabel ?? label?.textContent ?? at?.textContent ?? '').trim()
      })
    /** Presses a key until what is meant has the focus. */
    const pressTo = async (key: string, wanted: string) => {
      for (let press = 0; press < 60; press++) {
        await page.press(key)
        if ((await focused()) === wanted) return
      }
      throw new Error(`no ${wanted}, but ${await focused()}`)
    }
    await page.goto('/enterprise-webapp')
    await isLive()
    await page.until(() => document.querySelector('.cw-rail-foot button[tabindex="-1"]') !== null)
    const first = await capacity()
    await pressTo(keys.Tab, 'Results')
    await page.press(keys.Right)
    await page.press(keys.Enter)
    await page.find('button', 'Find coils')
    expect(await focused()).toBe('Candidates')
    await pressTo(keys.Tab, 'Find replacements')
    await page.press(keys.Right)
    await page.press(keys.Enter)
    await page.find('.cw-results [type="radio"]:checked')
    await page.until(() => document.activeElement?.ariaLabel === 'Candidate coils, scrollable')
    await page.press(keys.Tab)
    await page.press(keys.Tab)
    await page.press(keys.Down)
    await page.find('.wb-state', 'Unsaved changes')
    await expect.poll(capacity).not.toBe(first)
    await page.press(keys.Control, 's')
    await page.find('dialog[open] input')
    await page.type('By keys')
    await page.press(keys.Enter)
    await page.until(() => /^\?design=/.test(location.search) && !document.querySelector('dialog[open]'))
    const taken = await capacity()
    // From the top of the page the tools are nearer than back from the list.
    await page.goto(`/enterprise-webapp${await page.evaluate(() => location.search)}`)
    await isLive()
    await page.until(() => document.querySelector('.cw-rail-foot button[tabindex="-1"]') !== null)
    await pressTo(keys.Tab, 'Coils')
    await pressTo(keys.Right, 'Report')
    await page.press(keys.Enter)
    await page.find('button', 'Show report')
    await page.press(keys.Tab)
    expect(await focused()).toBe('Show report')
    await page.press(keys.Enter)
    await at('/report')
    await expect.poll(() => page.textOfFrame()).toContain(`Total capacity${taken} MBH`)
    await isLive()
    await pressTo(keys.Tab, 'Download')
  })

  it.each([
    ['a time sheet', 'engineer', '/r-and-d?view=week', 1],
    ['the accounts', 'admin', '/admin?section=users', 2],
  ] as const)('prints %s from its first sheet on, without an empty one', async (_, who, path, sheets) => {
    const other = await firefox.open(product.origin)
    await other.goto(path)
    await other.click('[name="email"]')
    await other.type(people[who])
    await other.click('[name="password"]')
    await other.type(password)
    await other.press(keys.Enter)
    await other.until(() => location.pathname !== '/login')
    if (who === 'admin') {
      await other.click('[name="answer"]')
      await other.type(password)
      await other.press(keys.Enter)
    }
    await other.find('table')
    expect(await other.print()).toBe(sheets)
    expect(other.complaints).toEqual([])
  })
})

/** The keyboard in the workbench of each tool: few stops of the Tab key, and everything within reach of the keys. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn } from '../support/browserChecks'
import { chooseOf, field, openWorkbench } from '../support/browserWorkbench'

const site = openSite()

/** What may be stopped at, by page: decision 0179 says why three have more than 40. */
const most: Readonly<Record<string, number>> = {
  '/enterprise-webapp': 40,
  '/circuitry-builder': 41,
  '/segmented-program': 42,
  '/economizer': 44,
  '/aircooler': 40,
  '/engineering': 40,
  '/nimbus': 40,
}
/** More than any page has. */
const tooMany = 150

/** Opens a page and waits until its groups are one stop each. */
async function open(path: string): Promise<Page> {
  // Offers of what other tests left unsaved would be more stops.
  await site.db.deleteFrom('design_drafts').execute()
  const page = await site.visit({ as: 'engineer', width: 1440 })
  await openWorkbench(page, path)
  // The keys come late, and look at the buttons again when the focus moves.
  await expect
    .poll(async () => {
      await page.locator('.cw-rail-foot button').first().focus()
      await page.locator('.cw-skip').focus()
      return page.locator('.cw-rail-foot button[tabindex="-1"]').count()
    })
    .toBe(1)
  return page
}

/** The number in the order of the page of what has the focus, which `numberAll` gave it. */
const here = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-number') ?? 'the page')

/** Numbers all that can be clicked or typed in; pictures have keys of their own. */
const numberAll = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
    const shown = all.filter(one => one.checkVisibility() && !one.matches(':disabled, [type="hidden"]'))
    for (const [at, one] of shown.entries()) one.setAttribute('data-number', String(at))
    const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.id ?? one.textContent
    return shown.map(one => `${nameOf(one) || one.textContent?.trim()}`)
  })

/** Presses a key until it leads to nothing new. Tabs change what is shown, and are gone through once around. */
async function pressThrough(page: Page, key: string, reached: Set<string>): Promise<void> {
  const start = await here(page)
  for (let press = 0; press < tooMany; press++) {
    await page.keyboard.press(key)
    const at = await here(page)
    if (at === start) return
    reached.add(at)
  }
}

describe.each(Object.entries(most))('%s by keyboard', (path, limit) => {
  it(`SEC-068 has at most ${limit} stops, from which the other keys lead to all that can be clicked`, async () => {
    const page = await open(path)
    const names = await numberAll(page)
    const reached = new Set([await here(page)])
    let stops = 1
    for (; stops < tooMany; stops++) {
      await page.keyboard.press('Tab')
      const [at, kind] = await Promise.all([
        here(page),
        page.evaluate(() => {
          const { activeElement: one } = document
          if (!one || one === document.body) return 'end'
          if (one.matches('input:not([type="checkbox"], [type="radio"]), select, textarea'))
            return one.closest('.cw-rail') ? 'field' : 'box'
          if (one.closest('.cw-rail .cw-seg')) return 'choice'
          return one.matches('a, button, summary, input') ? 'button' : 'picture'
        }),
      ])
      if (kind === 'end' || (stops > 1 && at === '0')) break
      reached.add(at)
      if (kind === 'button' || kind === 'choice') await pressThrough(page, 'ArrowRight', reached)
      if (kind === 'field' || kind === 'choice') {
        await page.keyboard.press('F2')
        if ((await here(page)) !== at) {
          reached.add(await here(page))
          await pressThrough(page, 'ArrowRight', reached)
          await page.keyboard.press('Escape')
          expect(await here(page), 'Esc leads back to the field').toBe(at)
        }
      }
    }
    expect(stops).toBeLessThanOrEqual(limit)
    expect(names.length).toBeGreaterThan(limit)
    expect(names.filter((_, at) => !reached.has(String(at)))).toEqual([])
  })
})

describe('the keys of a workbench', () => {
  it('find the content of a menu at once when it is first opened', async () => {
    const page = await site.visit({ as: 'engineer', width: 1440 })
    // A fallback of React would stay for 300 ms, which do not pass on a clock that stands.
    await page.clock.install()
    await openWorkbench(page, '/enterprise-webapp')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    for (const found of [':has-text("Report")', '[aria-label="Project"]', '[aria-label="Coils"]']) {
      const menu = page.locator(`summary${found}`)
      await menu.press('Enter')
      await expect.poll(() => menu.evaluate(summary => summary.parentElement?.querySelector('li') !== null)).toBe(true)
      await page.keyboard.press('Escape')
    }
  })

  it('go into an open menu, stay in it, and come back', async () => {
    const page = await open('/enterprise-webapp')
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    const menu = page.getByRole('toolbar').locator('summary').filter({ hasText: 'Report' })
    await menu.press('Enter')
    await page.getByRole('button', { name: 'Remarks' }).waitFor()
    for (const key of ['Tab', 'ArrowDown']) {
      await menu.press(key)
      expect(await focused(), key).toBe('Show report')
    }
    await page.keyboard.press('End')
    expect(await focused()).toBe('Remarks')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Show report')
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Report')
    expect(await menu.locator('..').getAttribute('open')).toBe(null)
  })

  it('stay on the choice of what the middle pane shows', async () => {
    const page = await open('/enterprise-webapp')
    const pressed = page.locator('.wb-switch [aria-pressed="true"]')
    for (const name of ['Candidates', 'Sensitivity', 'Results']) {
      await page.locator('.wb-switch').getByText(name).press('Enter')
      await expect.poll(() => pressed.textContent()).toBe(name)
      await page.locator('.cw-mid h2').filter({ hasText: name }).first().waitFor({ state: 'attached' })
      expect(await pressed.evaluate(one => one === document.activeElement), name).toBe(true)
    }
  })

  it('open the units of a field, choose what its number means, fold a group, and explain a figure', async () => {
    const page = await open('/enterprise-webapp')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    await field(page, 'fluid.given.value').press('F2')
    expect(await focused()).toBe('Unit for Flow rate: gpm')
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await field(page, 'fluid.given.value').inputValue()).not.toBe('75.0')

    await field(page, 'air.humidity.value').press('Shift+Tab')
    expect(await focused()).toBe('WB, wet bulb')
    await page.keyboard.press('Tab')
    await page.keyboard.press('F2')
    await page.getByRole('button', { name: 'RH, relative humidity' }).press('Space')
    await expect.poll(() => field(page, 'air.humidity.value').inputValue()).toMatch(/^51/)

    await field(page, 'coilType').press('Shift+Tab')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByLabel('Air film').or(page.locator('.cw-group:last-of-type[open] select')).first().waitFor()

    const figure = page.getByRole('button', { name: 'Total capacity: how it was found' })
    await figure.press('ArrowRight')
    expect(await focused()).toBe('Sensible: how it was found')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /^Sensible/ }).waitFor()
  })

  it('keep the place in a group: back in it, Tab leads to the button of last time', async () => {
    const page = await open('/enterprise-webapp')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await page.getByRole('link', { name: 'Open' }).press('End')
    await page.keyboard.press('ArrowLeft')
    expect(await save.evaluate(one => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await save.evaluate(one => one === document.activeElement)).toBe(false)
    await page.keyboard.press('Shift+Tab')
    expect(await save.evaluate(one => one === document.activeElement)).toBe(true)
  })

  it('SEC-068 are said in a dialog without a barrier', async () => {
    const page = await open('/enterprise-webapp')
    await chooseOf(page, 'Project', 'Keys')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await dialog.getByText('to its unit', { exact: false }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})

/** The workbench in windows and with settings that leave little room, and for readers who hear it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { sidewaysScroll } from '../support/browserChecks'
import { chooseOf, field, openWorkbench, rated, saveAs, type } from '../support/browserWorkbench'
import { gate } from '../support/gate'

const site = openSite()

/** How far the page scrolls beyond its window [px]. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return { right: scrollWidth - clientWidth, below: scrollHeight - clientHeight }
  })

/** Texts that their own box, or a box around it that does not scroll, cuts off. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const box = element.getBoundingClientRect()
      const text = document.createRange()
      text.selectNodeContents(element)
      return text.getBoundingClientRect().right > box.right + 1 || element.scrollWidth > element.clientWidth + 1
    }
    const parts = '.cw-kpi .l > *, .cw-kpi .v, .cw-kpi .s, .cw-seg > *, .cw-tab, .cw-titleblock .k, .cw-f label'
    return [...document.querySelectorAll(parts)]
      .filter(one => one.checkVisibility() && one.scrollWidth > 0 && isCut(one))
      .map(one => one.textContent)
  })

describe('in a window with little room', () => {
  it('on a phone ends a long name of the project in dots, and is not cut by what is beside it', async () => {
    const page = await site.visit({ as: 'customer', width: 390 })
    await openWorkbench(page)
    await saveAs(page, 'Hospital of Überlandwerk, north wing, third floor')
    const name = page.locator('.cw-bar-title .t')
    const [own, room, text] = await name.evaluate(one => [
      one.clientWidth,
      one.parentElement!.clientWidth,
      one.scrollWidth,
    ])
    expect(own).toBeLessThanOrEqual(room!)
    expect(text).toBeGreaterThan(own!)
  })

  it('has nothing beyond the window from 1200 to 1320 px, with the scrollbars shown', async () => {
    const page = await site.visit({ as: 'customer', width: 1200 })
    await openWorkbench(page)
    for (const width of [1200, 1240, 1280, 1320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await beyond(page), `${width} px`).toEqual({ right: 0, below: 0 })
      expect(await page.locator('.cw-status').evaluate(bar => bar.getBoundingClientRect().bottom)).toBe(800)
    }
  })

  it('shows the bars of the sensitivity whole at each width, so that their lengths can be compared', async () => {
    const page = await site.visit({ as: 'customer', width: 1440, units: 'SI' })
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Sensitivity', exact: true }).click()
    const bars = page.locator('.wb-tornado')
    await bars.first().waitFor()
    for (const width of [1440, 1280, 1200, 800]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await bars.first().evaluate(one => {
        const pane = one.closest('.wb-study')!.getBoundingClientRect()
        return Math.max(0, Math.round(one.getBoundingClientRect().right - pane.right))
      })
      expect(cut, `${width} px`).toBe(0)
    }
  })

  it('SEC-068 leaves the whole window for reading at 400 %, which is 320 by 256 px', async () => {
    const page = await site.visit({ as: 'customer', viewport: { width: 320, height: 256 } })
    await openWorkbench(page)
    expect(await sidewaysScroll(page)).toBe(0)
    for (const [pane, part] of [
      ['Results', '.wb-states'],
      ['Inputs', '.cw-group'],
    ] as const) {
      await page.getByRole('link', { name: pane }).click()
      const text = page.locator(part).first()
      await text.evaluate(one => one.scrollIntoView({ block: 'start' }))
      const isAll = await text.evaluate(one => {
        const main = one.closest('main')
        return [2, 128, 254].every(y => main?.contains(document.elementFromPoint(100, y)))
      })
      expect(isAll, pane).toBe(true)
    }
  })

  it.each([1440, 1280, 390])(
    'SEC-068 cuts no text with the widest spacing that a reader may set, at %i px',
    async width => {
      const page = await site.visit({ as: 'customer', width })
      await openWorkbench(page)
      // The figures of WCAG 2.2, 1.4.12.
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet()
        spacing.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
        )
        document.adoptedStyleSheets = [spacing]
      })
      if (width < 768) await page.getByRole('link', { name: 'Inputs' }).click()
      expect(await cutTexts(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    },
  )
})

/** What has the focus: its name, else its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at === document.body ? 'the page' : (at?.getAttribute('aria-label') ?? at?.textContent?.trim())
  })

describe('for readers who hear the page', () => {
  it('SEC-068 keeps the place of the reader in every change of view, in a search and in a save', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Open figures' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Figures, CC-1')
    await page.getByRole('button', { name: 'Back to results' }).press('Enter')
    await expect.poll(() => focused(page)).toMatch(/^CC-1 /)

    await chooseOf(page, 'Project', 'Schedule of coils')
    await expect.poll(() => focused(page)).toBe('Schedule of New project')
    await page.getByRole('button', { name: 'CC-1' }).press('Enter')
    await expect.poll(() => focused(page)).toMatch(/^CC-1 /)

    await page.getByRole('button', { name: 'Candidates', exact: true }).press('Enter')
    const find = page.getByRole('button', { name: 'Find coils' })
    await find.press('Enter')
    await page.getByRole('status').filter({ hasText: 'meet all limits' }).waitFor()
    await expect.poll(() => focused(page)).toBe('Candidate coils, scrollable')

    await saveAs(page, 'Kept place')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect.poll(() => focused(page)).toBe('Save')
    await save.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor()
    expect(await focused(page)).toBe('Save')
  })

  it('SEC-068 leaves the reader in the row of a schedule whose figures come later', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const answer = gate()
    await page.route('**/RateMany', route => answer.isOpen.then(() => route.continue()))
    await chooseOf(page, 'Project', 'Schedule of coils')
    await expect.poll(() => focused(page)).toBe('Schedule of New project')
    await page.getByRole('button', { name: 'CC-1' }).focus()
    answer.open()
    await page.getByRole('row', { name: /CC-1/ }).getByText('Not rated yet').waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /CC-1 .*[0-9]/ }).waitFor()
    expect(await focused(page)).toBe('CC-1')
  })

  it('SEC-068 leaves the reader of a phone in the pane that Calculate shows, and names the field that is wrong', async () => {
    const page = await site.visit({ as: 'customer', width: 390 })
    await openWorkbench(page)
    const pane = (name: string) => page.getByRole('navigation', { name: 'Panes' }).getByRole('link', { name })
    await pane('Inputs').click()
    await page.getByRole('button', { name: 'Calculate' }).press('Enter')
    await page.getByRole('region', { name: 'Key results', exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')

    await pane('Inputs').click()
    await type(page, 'air.dryBulb', '900')
    await page.keyboard.press('Tab')
    const said = page.locator('.cw-app > [role="status"]')
    await expect
      .poll(() => said.textContent())
      .toBe('Entering dry bulb: Max is 203.0. The results shown are of earlier inputs.')
    await pane('Results').click()
    await page.locator('.cw-mid').getByText('The last results are shown. Entering dry bulb: Max is 203.0.').waitFor()
  })

  it('says an input that cannot be calculated, and that the figures are of earlier inputs', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const said = page.locator('.cw-app > [role="status"]')
    await type(page, 'air.dryBulb', 'x')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => said.textContent())
      .toMatch(/Entering dry bulb.* The results shown are of earlier inputs\.$/)
    expect(await page.getByRole('region', { name: 'Key results of earlier inputs' }).count()).toBe(1)
    await page.locator('.cw-mid').getByText('The last results are shown.').waitFor()
    await page.locator('.cw-mid').getByRole('button', { name: 'Fix' }).first().click()
    expect(await field(page, 'air.dryBulb').evaluate(box => box === document.activeElement)).toBe(true)
    await type(page, 'air.dryBulb', '82')
    await rated(page)
    await expect.poll(() => said.textContent()).toMatch(/capacity/i)
    expect(await page.getByRole('region', { name: 'Key results', exact: true }).count()).toBe(1)
  })

  it('SEC-068 names each number by its own field and unit, each row by its first cell, each window by its work', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    expect(await page.title()).toBe('CC-1, New project · Coil selection · Coilworks')
    await page.getByRole('textbox', { name: 'Face, H × L: Fin height' }).waitFor()
    const withoutUnit = await page.locator('.cw-rail .cw-f:has(.cw-unit:not(:empty)) input').evaluateAll(boxes =>
      boxes
        .filter(box => {
          const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
          return !ids.some(id => document.getElementById(id)?.closest('.cw-unit'))
        })
        .map(box => box.getAttribute('name')),
    )
    expect(withoutUnit).toEqual([])

    const withoutHeader = () =>
      page
        .locator('main tbody tr:not(.cw-sep)')
        .evaluateAll(rows => rows.filter(row => !row.querySelector('th[scope="row"]')).map(row => row.textContent))
    expect(await withoutHeader()).toEqual([])
    await page.getByRole('button', { name: 'Candidates', exact: true }).click()
    await page.getByRole('button', { name: 'Find coils' }).click()
    await page.getByRole('status').filter({ hasText: 'meet all limits' }).waitFor()
    await expect.poll(() => page.locator('.wb-candidates tbody tr').count()).toBeGreaterThan(3)
    expect(await withoutHeader()).toEqual([])

    const address = await saveAs(page, 'North wing')
    await expect.poll(() => page.title()).toBe('CC-1, North wing · Coil selection · Coilworks')
    const answer = await page.context().request.get(address)
    expect(await answer.text()).toContain('<title>CC-1, North wing · Coil selection · Coilworks</title>')
  })
})

describe('on paper', () => {
  it('SEC-071 has the tags of the schedule, the names of columns on each page, numbered pages, and no cookie bar', async () => {
    const page = await site.visit({ as: 'customer', isFirstVisit: true })
    await openWorkbench(page)
    await chooseOf(page, 'Project', 'Schedule of coils')
    const schedule = page.locator('.wb-schedule')
    await schedule.locator('.cw-num').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await schedule.getByText('CC-1').isVisible()).toBe(true)
    expect(await page.locator('.cw-cookie').isVisible()).toBe(false)
    const { head, cutters, margins } = await schedule.evaluate(table => {
      const around: Element[] = []
      for (let part = table.parentElement; part; part = part.parentElement) around.push(part)
      const pages = [...document.styleSheets].flatMap(({ cssRules }) =>
        [...cssRules].flatMap(rule => ('cssRules' in rule ? [rule, ...(rule as CSSMediaRule).cssRules] : [rule])),
      )
      const deep = (rules: CSSRule[]): CSSRule[] =>
        rules.flatMap(rule => [rule, ...('cssRules' in rule ? deep([...(rule as CSSMediaRule).cssRules]) : [])])
      return {
        head: getComputedStyle(table.querySelector('thead')!).display,
        // A part that scrolls, or is a grid, is not broken into pages with the head repeated.
        cutters: around
          .filter(part => {
            const { overflowY, display } = getComputedStyle(part)
            return (
              (part !== document.documentElement && part !== document.body && overflowY !== 'visible') ||
              display === 'grid'
            )
          })
          .map(part => part.className),
        margins: deep(pages)
          .map(rule => rule.cssText)
          .filter(text => /@bottom-right/.test(text)).length,
      }
    })
    expect({ head, cutters }).toEqual({ head: 'table-header-group', cutters: [] })
    expect(margins).toBeGreaterThan(0)
  })

  it('SEC-071 has the names of the inputs that were varied, and of the columns of a search on every page', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Sensitivity', exact: true }).click()
    const inputs = page.getByRole('table', { name: /by input/ }).getByRole('rowheader')
    await inputs.first().waitFor()
    await page.emulateMedia({ media: 'print' })
    const shown = await inputs.evaluateAll(all => all.map(one => (one as HTMLElement).innerText.trim()))
    expect(shown).toContain('Airflow')
    expect(shown).not.toContain('')

    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Candidates', exact: true }).click()
    await page.getByRole('button', { name: 'Find coils' }).click()
    const names = page.locator('.wb-candidates thead button')
    await names.first().waitFor()
    await page.emulateMedia({ media: 'print' })
    // Chromium leaves a box of its own, such as a button, out of a head that it repeats.
    const boxes = await names.evaluateAll(all => all.map(one => getComputedStyle(one).display))
    expect(new Set(boxes)).toEqual(new Set(['contents']))
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoText } from '../../views/components/DemoRibbon'
import { openSite } from '../support/browser'
import { barriersOn, saveData } from '../support/browserChecks'
import { field, openWorkbench, rated, type } from '../support/browserWorkbench'

const site = openSite()

const pane = {
  inputs: (page: Page) => page.locator('.cw-rail'),
  results: (page: Page) => page.locator('.cw-mid .cw-tablewrap'),
  drawing: (page: Page) => page.locator('.cw-insp'),
  figures: (page: Page) => page.locator('.cw-dock'),
}

/** The note on a refrigerant, and where what stands below it is while it is not there, and then. */
const note = '.cw-rail .hint:has-text("GWP")'
interface Seen {
  isThere: boolean
  top: number
}

/** Runs in the page: looks at each frame until the note is there. */
function watchBelow() {
  const seen: Seen[] = []
  Object.assign(globalThis, { seen })
  const look = () => {
    const below = document.querySelector('.cw-rail [aria-label="Distributor"]')
    const isThere = [...document.querySelectorAll('.cw-rail .hint')].some(hint => hint.textContent?.includes('GWP'))
    if (below) seen.push({ isThere, top: below.getBoundingClientRect().top })
    if (!below || !isThere) requestAnimationFrame(look)
  }
  look()
}

describe('what is fetched late', () => {
  it('comes into room that was kept for it: nothing below the note on a refrigerant moves', async () => {
    const page = await site.visit({ as: 'customer' })
    // What was fetched ahead is there at once.
    await saveData(page)
    await openWorkbench(page)
    await page.evaluate(watchBelow)
    await field(page, 'coilType').selectOption('EVAP')
    await page.locator(note).waitFor()
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen)
    expect([...new Set(seen.map(({ isThere }) => isThere))]).toEqual([false, true])
    expect(new Set(seen.map(({ top }) => top)).size).toBe(1)
  })
})

describe('the toolbar', () => {
  it.each([390, 768, 1440])('ends at the right of the page at %i px', async width => {
    const page = await site.visit({ as: 'customer', width })
    await openWorkbench(page)
    const last = (await page.locator('.cw-toolbar :is(button, summary):visible').last().boundingBox())!
    expect(width - (last.x + last.width)).toBeLessThan(40)
  })
})

describe('choices beside a number', () => {
  it.each([1280, 1440])('stand side by side at %i px', async width => {
    const page = await site.visit({ as: 'customer', width })
    await openWorkbench(page)
    const choices = page.locator('.cw-rail .cw-f .cw-seg')
    const inLines = await choices.evaluateAll(all =>
      all.map(({ children }) => {
        const tops = [...children].map(button => button.getBoundingClientRect().top)
        return [[...children].map(({ textContent }) => textContent).join(' '), new Set(tops).size]
      }),
    )
    expect(inLines).toEqual([
      ['WB RH HR', 1],
      ['Flow Temp Duty', 1],
      ['Btu/h kW LAT', 1],
    ])
  })
})

describe('key figures', () => {
  it.each([1280, 1366, 1440])('are whole at %i px in SI, with their labels and limits', async width => {
    const page = await site.visit({ as: 'customer', width, units: 'SI' })
    await openWorkbench(page)
    await type(page, 'limits.faceVelocity', '2.5')
    await rated(page)
    const cut = await page.locator('.cw-kpi').evaluateAll(figures =>
      figures.flatMap(figure => {
        const { right } = figure.getBoundingClientRect()
        return [...figure.querySelectorAll('.l, .l > *, .v, .v > *, .s')]
          .filter(part => {
            const text = document.createRange()
            text.selectNodeContents(part)
            return text.getBoundingClientRect().right > right || part.scrollWidth > part.clientWidth + 1
          })
          .map(part => part.textContent)
      }),
    )
    expect(cut).toEqual([])
    expect(await page.locator('.cw-kpi').count()).toBe(6)
  })
})

/** Opens a condenser of the customer's, whose band and tables are wider than those of the coil to start with. */
async function openCondenser(width: number): Promise<Page> {
  const page = await site.visit({ as: 'customer', width: 1440 })
  await openWorkbench(page)
  await field(page, 'coilType').selectOption('COND')
  await field(page, 'refrigerant.hotGasTemperature').waitFor()
  await rated(page)
  await page.setViewportSize({ width, height: 844 })
  return page
}

describe('a condenser', () => {
  it.each([1280, 390])('has the label of each key figure in one line at %i px', async width => {
    const page = await openCondenser(width)
    if (width < 768)
      await page.getByRole('navigation', { name: 'Panes' }).getByRole('link', { name: 'Results' }).click()
    const lines = await page
      .locator('.cw-kpi .l')
      .evaluateAll(all =>
        all.map(each => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight))),
      )
    expect(lines).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('has results as wide as a phone', async () => {
    const page = await openCondenser(390)
    await page.getByRole('navigation', { name: 'Panes' }).getByRole('link', { name: 'Results' }).click()
    const table = page.locator('.wb-rows')
    const end = await table.evaluate(each => each.getBoundingClientRect().right)
    const room = await page.locator('.cw-mid').evaluate(each => each.getBoundingClientRect().left + each.clientWidth)
    expect(end).toBeLessThanOrEqual(room + 1)
  })
})

describe('key figures of an air cooler', () => {
  it.each([1280, 1024])('have each label and limit in one line at %i px', async width => {
    for (const units of ['SI', 'IP'] as const) {
      const page = await site.visit({ as: 'engineer', width, units })
      expect((await page.goto('/aircooler'))?.status()).toBe(200)
      await page.locator('.cw-kpi').last().waitFor()
      const broken = await page.locator('.cw-kpi').evaluateAll(figures =>
        figures.flatMap(figure => {
          const { right } = figure.getBoundingClientRect()
          return [...figure.querySelectorAll<HTMLElement>('.l, .v, .s')]
            .filter(part => {
              const text = document.createRange()
              text.selectNodeContents(part)
              const lines = part.offsetHeight / Number.parseFloat(getComputedStyle(part).lineHeight)
              return lines > 1.5 || text.getBoundingClientRect().right > right
            })
            .map(part => part.textContent)
        }),
      )
      expect(broken, units).toEqual([])
    }
  })
})

const tools = ['/aircooler', '/engineering', '/nimbus', '/economizer', '/enterprise-webapp'] as const

describe.each(tools)('%s', path => {
  const open = async (width: number) => {
    const page = await site.visit({ as: 'engineer', width, ...(width < 768 ? { isMobile: true, hasTouch: true } : {}) })
    expect((await page.goto(path))?.status()).toBe(200)
    return page
  }

  it('shows the text of each choice whole, also the longest of a list, at 1280 and 1440 px', async () => {
    const page = await open(1440)
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await page.evaluate(isMist => {
        for (const each of document.querySelectorAll('details')) each.open = true
        // Not by a canvas: it counts each letter in whole pixels.
        const pen = document.body.appendChild(document.createElement('span'))
        pen.style.cssText = 'position: absolute; white-space: pre'
        const widthOf = (text: string) => {
          pen.textContent = text
          return pen.getBoundingClientRect().width
        }
        return (
          [...document.querySelectorAll<HTMLSelectElement>('.cw-rail select')]
            // Correlations, by author and year, are longer than any rail; they are whole in the open list.
            .filter(each => each.clientWidth > 0 && !each.name.startsWith('methods.'))
            .flatMap(each => {
              const { font, paddingLeft, paddingRight } = getComputedStyle(each)
              pen.style.font = font
              const before = each.selectedIndex
              // What cannot be chosen is never shown but in the open list, with its reason, which comes late.
              const texts = [...each.options].map(({ text, disabled }) => (disabled ? '' : text))
              const longest = texts.reduce((one, other, at) => (widthOf(other) > widthOf(texts[one]!) ? at : one), 0)
              // The longest name of a place has a sign more than the rail has room for.
              const looked = isMist && each.name === 'site.place' ? [before] : [before, longest]
              const found = looked.filter(at => {
                each.selectedIndex = at
                const room = each.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
                return widthOf(texts[at]!) > room + 1
              })
              each.selectedIndex = before
              return found.map(at => `${each.name}: ${texts[at]}`)
            })
        )
      }, path === '/nimbus')
      expect(cut, `${width}`).toEqual([])
    }
  })

  it('has results as wide as a phone', async () => {
    const page = await open(390)
    const wide = await page.evaluate(() => {
      const main = document.querySelector('main')!
      return [main, ...main.querySelectorAll('.cw-mid, .cw-tablewrap')]
        .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
        .map(each => `${each.className} ${each.scrollWidth}`)
    })
    expect(wide).toEqual([])
  })
})

describe('on a phone', () => {
  const phone = { as: 'customer', width: 390, isMobile: true, hasTouch: true } as const

  it('shows one pane at a time, chosen at the bottom', async () => {
    const page = await site.visit(phone)
    await openWorkbench(page)
    const bar = page.getByRole('navigation', { name: 'Panes' })
    const seen = async () => {
      const names = Object.keys(pane) as (keyof typeof pane)[]
      const isVisible = await Promise.all(names.map(name => pane[name](page).isVisible()))
      return names.filter((_, index) => isVisible[index])
    }
    expect(await seen()).toEqual(['results'])
    for (const name of ['inputs', 'drawing', 'figures', 'results'] as const) {
      await bar.getByRole('link', { name }).tap()
      await expect.poll(seen).toEqual([name])
      expect(await bar.locator('[aria-current="page"]').textContent()).toMatch(new RegExp(name, 'i'))
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    }
  })

  it('has enlarged figures whose words are read, and that are moved under the finger', async () => {
    const page = await site.visit({ as: 'engineer', width: 390 })
    for (const path of ['/enterprise-webapp', '/aircooler']) {
      await openWorkbench(page, path)
      await page.getByRole('navigation', { name: 'Panes' }).getByText('Figures').click()
      await page.getByRole('button', { name: 'Open figures' }).click()
      const figures = page.locator('.cw-figp > .cw-sheet > svg')
      await figures.first().waitFor()
      const smallest = await figures.evaluateAll(all =>
        all.map(svg => {
          const sizes = [...svg.querySelectorAll('text')].map(word =>
            Number.parseFloat(getComputedStyle(word).fontSize),
          )
          return (svg as SVGSVGElement).getScreenCTM()!.a * Math.min(...sizes)
        }),
      )
      expect(smallest.length, path).toBeGreaterThan(1)
      expect(Math.min(...smallest), path).toBeGreaterThan(7)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
      expect(await barriersOn(page), path).toEqual([])
    }
  })

  it.each([
    ['/aircooler', 'Year'],
    ['/engineering', 'Table'],
  ])('has a wide plot of %s, %s whose words are read, in a frame that moves', async (path, study) => {
    const page = await site.visit({ as: 'engineer', width: 390 })
    await openWorkbench(page, path)
    await page.locator('.wb-switch').getByRole('button', { name: study, exact: true }).click()
    const plot = page.locator('.cw-mid svg.is-wide')
    await plot.waitFor()
    const [size, beyond] = await plot.evaluate(svg => {
      const sizes = [...svg.querySelectorAll('text')].map(word => Number.parseFloat(getComputedStyle(word).fontSize))
      const frame = svg.closest('section')!.getBoundingClientRect()
      return [(svg as SVGSVGElement).getScreenCTM()!.a * Math.min(...sizes), frame.right - innerWidth]
    })
    expect(size).toBeGreaterThan(7)
    expect(beyond).toBeLessThanOrEqual(0)
    expect(await barriersOn(page)).toEqual([])
  })

  it.each([
    ['/enterprise-webapp', 'Results'],
    ['/economizer', 'Off-design'],
    ['/engineering', 'Table'],
    ['/nimbus', 'Results'],
  ])('keeps the tables of %s, %s from the edge, also where columns are left out', async (path, study) => {
    const page = await site.visit({ as: 'engineer', width: 390 })
    await openWorkbench(page, path)
    await page.locator('.wb-switch').getByRole('button', { name: study, exact: true }).click()
    const table = page.locator('.cw-mid .wb-rows')
    await table.first().waitFor()
    const left = await table.evaluateAll(tables =>
      tables.flatMap(table =>
        [...(table as HTMLTableElement).rows].map(row => {
          const last = [...row.cells].findLast(cell => cell.checkVisibility())!
          const text = document.createRange()
          text.selectNodeContents(last)
          const heard = last.querySelector('.visually-hidden')
          if (heard) text.setEndBefore(heard)
          return innerWidth - text.getBoundingClientRect().right
        }),
      ),
    )
    expect(left.length).toBeGreaterThan(3)
    expect(Math.min(...left)).toBeGreaterThan(11)
  })

  it('leads to the field that is wrong', async () => {
    const page = await site.visit(phone)
    await openWorkbench(page)
    await page.getByRole('link', { name: 'Inputs' }).tap()
    await type(page, 'air.dryBulb', 'x')
    await page.getByRole('link', { name: 'Results' }).tap()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect.poll(() => field(page, 'air.dryBulb').evaluate(box => box === document.activeElement)).toBe(true)
    expect(await pane.inputs(page).isVisible()).toBe(true)
  })

  it('SEC-068 has no barrier in any pane', async () => {
    const page = await site.visit(phone)
    await openWorkbench(page)
    for (const name of ['Inputs', 'Drawing', 'Figures']) {
      await page.getByRole('link', { name }).tap()
      expect(await barriersOn(page)).toEqual([])
    }
  })

  it('SEC-068 shows the whole focus ring of the bar at the edge of the screen', async () => {
    const page = await site.visit(phone)
    await openWorkbench(page)
    await page.getByRole('link', { name: 'Inputs' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const [below, width] = await page.getByRole('link', { name: 'Inputs' }).evaluate(link => {
      const { outlineWidth, outlineOffset } = getComputedStyle(link)
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      return [link.getBoundingClientRect().bottom + ring - innerHeight, Number.parseFloat(outlineWidth)]
    })
    expect(width).toBeGreaterThan(1)
    expect(below).toBeLessThanOrEqual(0)
  })
})

describe('by keyboard', () => {
  it('walks through all inputs in the order in which they stand, and on to Calculate', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const expected = await page
      .locator('.cw-rail :is(input, select)')
      // What is folded away is no stop.
      .evaluateAll(boxes => boxes.filter(box => box.checkVisibility()).map(box => box.getAttribute('id')))
    expect(expected.length).toBeGreaterThan(20)
    await field(page, 'coilType').focus()
    const walked: (string | null)[] = []
    for (let stop = 0; stop < 120; stop++) {
      const { id, isBox, text } = await page.evaluate(() => {
        const element = document.activeElement
        return { id: element?.id ?? '', isBox: element?.matches('input, select'), text: element?.textContent }
      })
      if (text === 'Calculate') break
      if (isBox) walked.push(id)
      await page.keyboard.press('Tab')
    }
    expect(walked).toEqual(expected)
  })

  it('chooses a unit with the arrows and gives the focus back', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    // The keys come late, and look at the buttons again when the focus moves.
    await expect
      .poll(async () => {
        await field(page, 'air.dryBulb').focus()
        await field(page, 'fluid.given.value').focus()
        return page.locator('.cw-rail-foot button[tabindex="-1"]').count()
      })
      .toBe(1)
    await field(page, 'fluid.given.value').press('F2')
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await field(page, 'fluid.given.value').inputValue()).not.toBe('75.0')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Unit for Flow rate/)
  })

  it('opens the save dialog on Ctrl S, keeps the focus in it, and gives it back on Esc', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await field(page, 'air.dryBulb').focus()
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Save project' })
    await dialog.waitFor()
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/)
    }
    expect(await barriersOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await field(page, 'air.dryBulb').evaluate(box => box === document.activeElement)).toBe(true)
  })
})

describe('on paper', () => {
  it('shows results and inputs on a light sheet, without bars, tools and buttons', async () => {
    const page = await site.visit({ as: 'customer', theme: 'dark' })
    await openWorkbench(page)
    await page.emulateMedia({ media: 'print' })
    for (const bar of ['.cw-bar', '.cw-toolbar', '.cw-status', '.cw-mnav', '.cw-ribbon', '.cw-rail-foot'])
      expect(await page.locator(bar).isVisible(), bar).toBe(false)
    expect(await page.getByText(demoText).isVisible()).toBe(false)
    for (const part of ['.cw-print-h', '.cw-kpis', '.wb-rows', '.cw-rail', '.cw-dock', '.cw-insp'])
      expect(await page.locator(part).first().isVisible(), part).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
    // Firefox keeps a heading with what follows only where both are kept together.
    for (const heading of ['By row', /^\d+WC/]) {
      const kept = page.getByRole('heading', { name: heading }).locator('xpath=ancestor::*')
      const breaks = await kept.evaluateAll(all => all.map(one => getComputedStyle(one).breakInside))
      expect(breaks, String(heading)).toContain('avoid')
    }
  })
})

describe('the figures', () => {
  it('show all rows of their tables, also of a deep coil', async () => {
    const page = await site.visit({ as: 'customer', width: 1440 })
    await openWorkbench(page)
    await field(page, 'geometry.rows').selectOption('12')
    await page.getByText('12 rows').first().waitFor()
    await page.getByRole('button', { name: 'Open figures' }).click()
    await page.getByRole('row', { name: /^12 / }).waitFor()
    const hidden = await page
      .locator('.cw-figp')
      .evaluateAll(all => all.map(one => one.scrollHeight - one.clientHeight))
    expect(hidden).toHaveLength(2)
    // Half of the collapsed border of the last row.
    expect(Math.max(...hidden)).toBeLessThanOrEqual(1)
  })

  it('open large and close again, with their tables, without a barrier', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Open figures' }).click()
    await page.locator('main h1').waitFor({ state: 'attached' })
    expect(await page.locator('main').count()).toBe(1)
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to results' }).click()
    await rated(page)
    expect(await pane.inputs(page).isVisible()).toBe(true)
  })
})

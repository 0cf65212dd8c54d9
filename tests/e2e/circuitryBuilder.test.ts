/** The circuitry builder: circuits drawn by pointer and keys, patterns, rules, circuits that do not fit. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn, sidewaysScroll } from '../support/browserChecks'
import { field, opener } from '../support/browserTool'
import { keyResult, rated } from '../support/browserWorkbench'

const site = openSite()
const openBuilder = opener(site, '/circuitry-builder', 'rep')

/** Opens the builder. What another test left unsaved would be offered above the picture, and move it under the pointer. */
async function open(...given: Parameters<typeof openBuilder>): Promise<Page> {
  await site.db.deleteFrom('design_drafts').execute()
  return openBuilder(...given)
}

/** A tube by its row and place, from 1; the example has 24 tubes in a row. */
const tube = (page: Page, row: number, place: number) => page.locator(`[data-tube="${(row - 1) * 24 + place - 1}"]`)
const nameOf = async (page: Page, row: number, place: number) => tube(page, row, place).getAttribute('aria-label')
const said = (page: Page) => page.locator('.cv-said')

/** Draws with the mouse over tubes, one after the other. */
async function drag(page: Page, ...tubes: readonly (readonly [row: number, place: number])[]) {
  for (const [index, [row, place]] of tubes.entries()) {
    if (index === 0) await tube(page, row, place).scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await tube(page, row, place).boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

const middleOf = async (page: Page, row: number, place: number) => {
  const { x, y, width, height } = (await tube(page, row, place).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Moves fingers over the screen: each has a path, and all of them as many points. */
async function touch(page: Page, ...fingers: readonly (readonly { x: number; y: number }[])[]) {
  const cdp = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : fingers.map((path, id) => ({ ...path[at]!, id })),
    })
  await send('touchStart', 0)
  for (let at = 1; at < fingers[0]!.length; at++) await send('touchMove', at)
  await send('touchEnd', 0)
  await cdp.detach()
}

/** How far the page of a phone is scrolled down. */
const scrolled = (page: Page) => page.locator('.cw-wb').evaluate(node => node.scrollTop)

/** Waits until a swiped page has run out: a tap on a moving page only stops it, and presses nothing. */
async function standsStill(page: Page) {
  const moved = () =>
    page.locator('.cw-wb').evaluate(async node => {
      const before = node.scrollTop
      for (let frame = 0; frame < 6; frame++) await new Promise(next => requestAnimationFrame(next))
      return node.scrollTop - before
    })
  await expect.poll(moved).toBe(0)
}

/** Chooses a tool of the strip by a finger. */
async function tapTool(page: Page, name: string) {
  const tool = page.getByRole('button', { name, exact: true })
  await tool.tap()
  await expect.poll(() => tool.getAttribute('aria-pressed')).toBe('true')
}

async function rows(page: Page, count: string) {
  await field(page, 'geometry.rows').selectOption(count)
}

/** Puts the focus on a tube, as the Tab key does. */
const focus = (page: Page, row: number, place: number) =>
  tube(page, row, place).evaluate(node => (node as SVGElement).focus())

async function work(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
}

describe('the circuitry builder', () => {
  it('cuts a circuit and draws it again with the pointer, marks what is open, and undoes each step', async () => {
    const page = await open()
    const capacity = await keyResult(page, 'Total capacity')
    await tube(page, 3, 1).click()
    await page.keyboard.press('Delete')
    await expect.poll(() => said(page).textContent()).toBe('Disconnected tube 1 of row 3.')
    await expect.poll(() => nameOf(page, 3, 1)).toContain('in no circuit')
    expect(await nameOf(page, 3, 1)).toContain('a rule is broken')
    expect(await page.getByRole('list', { name: 'Rules' }).textContent()).toContain('tube 1 of row 3')
    await drag(page, [4, 1], [3, 1], [2, 1])
    await expect.poll(() => said(page).textContent()).toContain('Joined tube 1 of row 4, tube 1 of row 3')
    await expect.poll(() => nameOf(page, 3, 1)).toContain('circuit 1')
    await rated(page)
    await expect.poll(() => keyResult(page, 'Total capacity')).toBeCloseTo(capacity, 1)
    await page.keyboard.press('Control+z')
    await expect.poll(() => nameOf(page, 3, 1)).toContain('in no circuit')
    expect(await said(page).textContent()).not.toContain('Joined')
    await page.keyboard.press('Control+z')
    await expect.poll(() => nameOf(page, 3, 1)).toContain('circuit 1')
    await page.keyboard.press('Control+y')
    await expect.poll(() => nameOf(page, 3, 1)).toContain('in no circuit')
  })

  it('asks for the solution alone while circuits are drawn, and shows the same figures as the whole rating', async () => {
    const page = await open()
    const asked: { isLive: boolean; isOutline?: boolean }[] = []
    page.on('request', request => {
      if (request.url().endsWith('/Rate')) asked.push(request.postDataJSON())
    })
    const answer = page.waitForResponse(response => response.url().endsWith('/Rate'))
    await tube(page, 1, 1).click()
    await page.keyboard.press('n')
    const sent = await (await answer).text()
    const { Rating, Outline } = JSON.parse(sent).Item
    expect(Rating).toBeNull()
    for (const left of ['perfect', 'tubes', 'values']) expect(Object.keys(Outline.solved)).not.toContain(left)
    expect(sent.length).toBeLessThan(40_000)
    await rated(page)
    const rule = page.getByRole('region', { name: 'Notices' }).getByText('Two metals touch', { exact: true })
    expect(await rule.count()).toBe(1)
    const live = await page.locator('.cw-kpi .v').allTextContents()
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => asked.map(({ isLive }) => isLive)).toEqual([true, false])
    await rated(page)
    expect(await page.locator('.cw-kpi .v').allTextContents()).toEqual(live)
  })

  it('asks for tubes and segments as well while a table of them is shown', async () => {
    const page = await open()
    const asked: boolean[] = []
    page.on('request', request => {
      if (request.url().endsWith('/Rate')) asked.push(request.postDataJSON().isOutline === true)
    })
    const edit = async (place: number) => {
      await tube(page, 1, place).click()
      await page.keyboard.press('n')
      await rated(page)
    }
    await edit(1)
    await page.getByRole('tab', { name: 'Tubes' }).click()
    await page.getByRole('table', { name: 'Tubes' }).waitFor()
    await edit(2)
    expect(asked).toEqual([true, false, false])
    await page.getByRole('tab', { name: 'Circuits' }).click()
    await edit(3)
    expect(asked).toEqual([true, false, false, true])
  })

  it('checks circuits by the bends, stubs and drains of the own shop while they are drawn', async () => {
    const page = await open(undefined, { units: 'SI' })
    const rules = page.getByRole('list', { name: 'Rules' })
    expect(await keyResult(page, 'Bends')).toBe(120)
    await page.locator('summary', { hasText: 'Shop' }).click()
    const spans = page.getByLabel('Bends in stock: spans, mm')
    await spans.waitFor()
    const take = page.locator('.sg-text', { has: spans }).getByRole('button', { name: 'Take' })
    await spans.fill('0.5')
    await take.click()
    await page.getByText('Spans are from 1 to 1,000 mm.').waitFor()
    await spans.fill('200')
    await take.click()
    await expect.poll(() => rules.textContent()).toContain('are not in stock')
    await page.getByText('120 special').waitFor()
    await field(page, 'shop.stubClearance').fill('60')
    await expect.poll(() => rules.textContent()).toContain('less than 60.0 mm')
    await field(page, 'shop.drain').selectOption('Down all the way')
    await page.getByText('With the first tubes up.').waitFor()
    expect(await barriersOn(page)).toEqual([])
    // On paper nobody scrolls: the list is as long as it is.
    await spans.fill(Array.from({ length: 12 }, (_, at) => 200 + at).join('\n'))
    await page.emulateMedia({ media: 'print' })
    expect(await spans.evaluate(list => list.scrollHeight - list.clientHeight)).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await spans.fill('')
    await take.click()
    await page.getByText('all in stock').waitFor()
  })

  it('asks for a rating in the moment in which circuits change, before the page is painted, and not a timer later', async () => {
    const page = await open()
    await page.getByRole('button', { name: /^Disconnect/ }).click()
    await page.evaluate(() => {
      const order: string[] = []
      Object.assign(window, { order })
      const asks = window.fetch
      window.fetch = (...call) => {
        order.push('asked')
        return asks(...call)
      }
      window.addEventListener('pointerup', () => setTimeout(() => order.push('later')), { capture: true })
    })
    await tube(page, 3, 1).click()
    await expect.poll(() => nameOf(page, 3, 1)).toContain('in no circuit')
    const order = () => page.evaluate(() => (window as unknown as { order: string[] }).order)
    await expect.poll(async () => (await order()).length).toBeGreaterThanOrEqual(2)
    expect((await order()).slice(0, 2)).toEqual(['asked', 'later'])
  })

  it('draws by keys alone: arrows go, Enter joins on and on, Esc stops, and letters set inlet, outlet and blanks', async () => {
    const page = await open()
    await focus(page, 1, 24)
    for (let row = 1; row < 7; row++) {
      await page.keyboard.press('Delete')
      await page.keyboard.press('ArrowRight')
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-tube'))).toBe('143')
    await page.keyboard.press('i')
    await expect.poll(() => said(page).textContent()).toBe('Inlet at tube 24 of row 6.')
    for (let row = 6; row > 1; row--) {
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowLeft')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('o')
    await expect.poll(() => said(page).textContent()).toBe('Outlet at tube 24 of row 1.')
    await expect.poll(() => nameOf(page, 1, 24)).toContain('circuit 24')
    await rated(page)
    await page.keyboard.press('p')
    await expect.poll(() => nameOf(page, 1, 24)).toContain('blank')
    await page.keyboard.press('p')
    await expect.poll(() => said(page).textContent()).toContain('Active again')
  })

  it('chooses tubes with a frame, copies a circuit down the face, and says where there is no room', async () => {
    const page = await open()
    const one = (await tube(page, 1, 3).boundingBox())!
    const last = (await tube(page, 6, 5).boundingBox())!
    await page.mouse.move(one.x - 8, one.y - 2)
    await page.mouse.down()
    await page.mouse.move(last.x + last.width + 6, last.y + last.height - 4, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => page.locator('[data-tube][aria-pressed=true]').count()).toBeGreaterThan(12)
    await focus(page, 1, 4)
    await page.keyboard.press('Delete')
    await expect.poll(() => said(page).textContent()).toContain('Disconnected')
    await page.keyboard.press('Escape')
    await tube(page, 1, 2).click()
    await work(page, 'Edit circuits')
    await page.getByRole('button', { name: 'Fill face' }).click()
    await expect.poll(() => said(page).textContent()).toContain('as often as there is room')
    await page.getByRole('button', { name: 'Copy down' }).click()
    await expect.poll(() => said(page).textContent()).toContain('blank or in use')
  })

  it('shows a pattern before it is taken, says why one cannot be made, and leaves it', async () => {
    const page = await open()
    await work(page, 'Pattern')
    await page.locator('.cv-form').getByLabel('Circuits').fill('12')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('Preview: 12 circuits of 144 tubes').waitFor()
    expect(await page.getByRole('table', { name: 'Circuits' }).locator('tbody tr').count()).toBe(24)
    await page.locator('.cv-form').getByLabel('Pattern').selectOption('interlaced')
    await page.locator('.cv-form').getByLabel('Circuits').fill('7')
    await page.getByText('Interlaced circuits need two rows').waitFor()
    expect(await page.getByRole('button', { name: 'Take these circuits' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => nameOf(page, 1, 24)).toContain('circuit 24')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.locator('.cv-form').getByLabel('Circuits').fill('12')
    await page.getByRole('button', { name: 'Take these circuits' }).click()
    await rated(page)
    await expect.poll(() => page.locator('.cw-kpi .v').first().textContent()).toMatch(/^12\b/)
    await expect
      .poll(() => page.locator('[data-figures=change]').textContent())
      .toMatch(/Capacity [\d.,]+ MBH \([+−][\d.,]+\)/)
  })

  it('says by a notice that leads are those of other circuits, speaks it, and leads to their field', async () => {
    const page = await open()
    await field(page, 'coilType').selectOption('EVAP')
    await page.getByText('of superheat').waitFor()
    await rated(page)
    await page.getByText('Feed', { exact: true }).click()
    await page.getByRole('button', { name: 'Leads', exact: true }).click()
    const lines = page.locator('.sg-text', { hasText: 'Leads' })
    await lines.getByRole('button', { name: 'Take' }).click()
    await page.getByText('with leads', { exact: true }).waitFor()
    await rated(page)
    await work(page, 'Pattern')
    await page.locator('.cv-form').getByLabel('Circuits').fill('10')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Take these circuits' }).click()
    const why = '10 branches begin at the inlet header, with one lead each'
    const notices = page.getByRole('region', { name: 'Notices' })
    await notices.getByText(`${why}.`).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: `Not solved: ${why}` })
      .first()
      .waitFor({ state: 'attached' })
    await notices.getByRole('link', { name: 'Fix: Not solved' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('segmented.leads')
  })

  it('offers to keep, cut or make anew circuits that do not fit the coil any more', async () => {
    const page = await open()
    await tube(page, 1, 1).click()
    await page.keyboard.press('n')
    await rated(page)
    await rows(page, '4')
    await page.getByText('The circuits are drawn for 6 rows of 24 tubes, and the coil has 4 rows of 24.').waitFor()
    await page.getByRole('button', { name: 'Back to 6 rows of 24' }).click()
    await rated(page)
    await expect.poll(() => nameOf(page, 6, 1)).toContain('circuit 1')
    await rows(page, '4')
    await page.getByRole('button', { name: 'Keep what fits' }).click()
    await expect.poll(() => nameOf(page, 4, 1)).toContain('a rule is broken')
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'Make circuits anew' }).click()
    await rated(page)
    await expect.poll(() => nameOf(page, 4, 1)).toContain('circuit 1')
  })

  it('searches for better circuits, shows the best so far beside the present ones, and takes or leaves it', async () => {
    const page = await open()
    await work(page, 'Optimise')
    const form = page.locator('.cv-form')
    await form.getByLabel('Objective').selectOption('bends')
    await form.getByLabel('May change').selectOption('exchange')
    await form.getByLabel('Circuits to rate').fill('60')
    await form.getByRole('button', { name: 'Search' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^(Done\.|Nothing better)/ })
      .waitFor()
    expect(await page.getByRole('table', { name: 'Found circuits beside the present ones' }).textContent()).toContain(
      'Bends, length',
    )
    await form.getByLabel('Circuits to rate').fill('5000')
    await form.getByRole('button', { name: 'Search' }).click()
    await form.getByRole('button', { name: 'Stop' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Stopped/ })
      .waitFor()
  })

  it('takes circuits from a text, names what is wrong in it by line and tube, and keeps the drawing until then', async () => {
    const page = await open()
    await work(page, 'Import and export')
    const form = page.locator('.cv-form')
    const line = (from: number) => [5, 4, 3, 2, 1, 0].map(row => row * 24 + from).join(',')
    const every = Array.from({ length: 24 }, (_, index) => line(index + 1))
    await form.getByLabel('Text:').fill(every.with(2, '3,900').join('\n'))
    await form.getByRole('button', { name: 'Read', exact: true }).click()
    await page.getByText('Line 3 has 900').waitFor()
    await expect.poll(() => nameOf(page, 1, 24)).toContain('circuit 24')
    await form.getByLabel('Text:').fill(every.slice(0, 23).join('\n'))
    await form.getByRole('button', { name: 'Read', exact: true }).click()
    await page.getByText('Not listed, and so blank: tubes 24, 48').waitFor()
    await form.getByRole('button', { name: 'Take these circuits' }).click()
    await expect.poll(() => nameOf(page, 1, 24)).toContain('blank')
    const saved = page.waitForEvent('download')
    await form.getByRole('button', { name: 'Save as Lists of tube numbers' }).click()
    expect((await saved).suggestedFilename()).toBe('CC-1 circuits.txt')
    await page.keyboard.press('Control+z')
    await expect.poll(() => nameOf(page, 1, 24)).toContain('circuit 24')
  })

  it('reads as a list of circuits and their tubes, which leads to a tube of the picture', async () => {
    const page = await open()
    await page.getByText('24 circuits, 144 of 144 tubes used').click()
    await page.getByText('Circuit 3: 6 tubes').click()
    const list = page.getByRole('list', { name: 'Tubes of circuit 3, row and place' })
    await expect
      .poll(() => list.getByRole('button').allTextContents())
      .toEqual(['6.3 inlet', '5.3', '4.3', '3.3', '2.3', '1.3 outlet'])
    await list.getByRole('button', { name: '4.3' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Tube 3 of row 4')
    expect(await barriersOn(page)).toEqual([])
  })

  it('names every control by what it does, and every tube by its place, circuit, header and value', async () => {
    const page = await open(undefined, { units: 'SI' })
    const middle = page.locator('.cv')
    const tree = await middle.ariaSnapshot()
    for (const name of ['Canvas tools', 'Picture', 'Work on the circuits']) expect(tree).toContain(`toolbar "${name}"`)
    for (const name of ['Label', 'Seen from', 'Row spacing', 'Tubes from the front, air from the left'])
      expect(tree).toContain(`group "${name}"`)
    for (const tool of ['Select', 'Draw circuit', 'Split', 'Merge', 'Inlet', 'Outlet', 'Punch out', 'Disconnect'])
      expect(tree).toContain(`button "${tool}"`)
    const tubes = tree.match(/button "Tube \d[^"]*"/g)!
    expect(tubes).toHaveLength(144)
    expect(tubes.filter(name => / at the (front|rear)/.test(name))).toHaveLength(48)
    for (const name of tubes)
      expect(name).toMatch(
        /^button "Tube \d+ of row \d, circuit \d+(, (inlet|outlet) at the (front|rear))?, Fluid [\d.]+ °C"$/,
      )
    // Numbers of circuits beside the headers would be read as a row of numbers without a meaning.
    expect(tree).not.toMatch(/\b1 2 3 4 5\b/)
    expect(tree.match(/(button|combobox|textbox|checkbox|spinbutton|slider)(?! ")(:|$)/gm)).toBeNull()
  })

  it('says that keys on the picture of another size change nothing, while the new one is on its way', async () => {
    const page = await open()
    const asked = page.waitForRequest('**/Rate')
    let answer = () => {}
    const held = new Promise<void>(done => {
      answer = done
    })
    await page.route('**/Rate', async route => {
      await held
      await route.continue()
    })
    await rows(page, '4')
    await asked
    await focus(page, 3, 1)
    await page.keyboard.press('Delete')
    await expect
      .poll(() => said(page).textContent())
      .toBe('Nothing is changed: the picture of 4 rows of 24 tubes is on its way. Try again.')
    answer()
    await expect.poll(() => page.locator('[data-tube]').count()).toBe(96)
    await focus(page, 3, 1)
    await page.keyboard.press('Delete')
    await expect.poll(() => said(page).textContent()).toBe('Disconnected tube 1 of row 3.')
  })

  it('is moved by a finger on a phone, picks by taps, and draws by a finger only with a tool that draws', async () => {
    const page = await open(undefined, { width: 390, hasTouch: true })
    await page.locator('.cw-mnav').getByRole('link', { name: 'Results' }).click()
    await tube(page, 3, 8).scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    const from = await middleOf(page, 3, 8)
    const swipe = Array.from({ length: 12 }, (_, step) => ({ x: from.x, y: from.y - 15 * step }))
    await touch(page, swipe)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50)
    expect(await said(page).textContent()).toContain('Drag from tube to tube')
    expect(await nameOf(page, 3, 8)).toContain('circuit 8')

    await standsStill(page)
    await tapTool(page, 'Disconnect')
    await tube(page, 3, 3).evaluate(node => node.scrollIntoView({ block: 'center' }))
    await standsStill(page)
    const place = await middleOf(page, 3, 3)
    await page.touchscreen.tap(place.x, place.y)
    await expect.poll(() => said(page).textContent()).toBe('Disconnected tube 3 of row 3.')
    expect((await middleOf(page, 3, 3)).y).toBeCloseTo(place.y, 1)
    await tapTool(page, 'Draw circuit')
    await tube(page, 3, 3).scrollIntoViewIfNeeded()
    await standsStill(page)
    const still = await scrolled(page)
    const drawn = await Promise.all([4, 3, 2].map(row => middleOf(page, row, 3)))
    await touch(page, drawn)
    await expect.poll(() => nameOf(page, 3, 3)).toContain('circuit 3')
    expect(await scrolled(page)).toBe(still)

    const [one, other] = [await middleOf(page, 4, 5), await middleOf(page, 3, 6)]
    const apart = (point: { x: number; y: number }, by: number) =>
      [0, 1, 2, 3].map(at => ({ ...point, y: point.y + by * at }))
    await touch(page, apart(one, -12), apart(other, 12))
    expect(await said(page).textContent()).toContain('Joined tube 3 of row 4')
    const width = async () => (await tube(page, 1, 1).boundingBox())!.width
    const natural = await width()
    await page.getByRole('button', { name: 'Larger', exact: true }).tap()
    await expect.poll(width).toBeGreaterThan(1.2 * natural)
  })

  it('shows each column of the circuits in a window of 1280 px', async () => {
    const page = await open(undefined, { width: 1280 })
    const pane = page.locator('.cw-insp-scroll')
    await pane.getByRole('columnheader', { name: 'Δp' }).waitFor()
    expect(await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  it('stands on a phone, where the picture scrolls sideways and the page does not, and in the dark', async () => {
    const page = await open(undefined, { width: 390, theme: 'dark' })
    await page.locator('.cw-mnav').getByRole('link', { name: 'Results' }).click()
    await tube(page, 1, 1).waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    expect((await tube(page, 1, 1).boundingBox())!.width).toBeGreaterThanOrEqual(24)
    expect(await barriersOn(page)).toEqual([])
  })
})

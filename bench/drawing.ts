/** The time from a drag over tubes to the frame with the new colours, and between frames meanwhile, in a browser. */
import type { Browser, Page } from 'playwright-core'
import { checkGraph } from '../engine/circuitry/checkGraph'
import { clearTubes, joinPath } from '../engine/circuitry/edits/tubeEdits'
import { isValid } from '../engine/circuitry/findings'
import { looseCircuits } from '../engine/circuitry/looseCircuits'
import type { CoilInput } from '../engine/coils/coil'
import { coilSize } from '../engine/geometry/coilSize'
import { circuitsOf } from '../engine/segments/circuitsOf'
import { exampleOf } from '../shared/coils/document/exampleCoils'
import { type Running, startProduct } from './http/children'
import { demoPage, startBrowser } from './http/demoPage'
import { figures, printTable } from './table'

/** Drags that are measured, behind those that warm up page and server. */
const measured = 40
const warming = 4
/** The time in which a person looks at the colours before the next drag [ms]. */
const lookingMs = 150

const coils: readonly [name: string, coilType: CoilInput['coilType']][] = [
  ['water coil of 6 x 24 tubes', 'FLUID'],
  ['evaporator', 'EVAP'],
]

/** Two tubes of a circuit that change places: both are cut out, and one drag draws them in again. */
interface Exchange {
  cut: readonly [number, number]
  drag: readonly number[]
}

interface Times {
  /** From the pointer to the request, until the answer, and until the frame with the colours [ms]. */
  asked: number
  answered: number
  painted: number
}

export async function benchDrawing(): Promise<void> {
  const product = await startProduct()
  const browser = await startBrowser()
  try {
    const rows: string[][] = []
    for (const [name, coilType] of coils) {
      const times = await timesOf(await builderOf(browser, product), coilType)
      for (const [part, of] of parts) rows.push([`${name}: ${part}`, ...shares.map(share => at(times.map(of), share))])
    }
    printTable(
      `From a drag in the circuitry builder to its colours, ms; ${measured} drags, every coil is another`,
      ['part', 'median', '95 %', 'longest'],
      rows,
    )
    const frames = await framesOf(await builderOf(browser, product))
    printTable(
      'Between two frames of the circuitry builder, ms; a pointer draws over its largest usual picture',
      ['part', 'median', '95 %', 'longest'],
      [[`frames while dragging, ${largest.rows} x ${largest.columns}`, ...shares.map(share => at(frames, share))]],
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

const shares = [0.5, 0.95, 1] as const
const parts: readonly [string, (times: Times) => number][] = [
  ['to the request', ({ asked }) => asked],
  ['answer', ({ asked, answered }) => answered - asked],
  ['to the frame', ({ answered, painted }) => painted - answered],
  ['in all', ({ painted }) => painted],
]

async function builderOf(browser: Browser, product: Running): Promise<Page> {
  const page = await demoPage(browser, product, { as: 'remy.rep@blueridge.example', height: 1800 })
  await page.goto('/circuitry-builder')
  return page
}

async function timesOf(page: Page, coilType: CoilInput['coilType']): Promise<Times[]> {
  await page.locator('[data-tube]').first().waitFor()
  const choice = page.locator('.cw-rail [name="coilType"]')
  if ((await choice.inputValue()) !== coilType) await choice.selectOption(coilType)
  // The picture of the coil before takes no edits.
  const { geometry } = exampleOf(coilType)
  const tubes = geometry.rows * coilSize(geometry).tubesHigh
  await page.waitForFunction(count => document.querySelectorAll('[data-tube]').length === count, tubes)
  await settled(page)
  await page.evaluate(observe)
  const times: Times[] = []
  for (const exchange of exchangesOf(exampleOf(coilType), warming + measured)) {
    for (const tube of exchange.cut) {
      await page.locator(`[data-tube="${tube}"]`).evaluate(node => (node as SVGElement).focus())
      await page.keyboard.press('Delete')
    }
    await settled(page)
    await drag(page, exchange.drag)
    times.push(await page.evaluate(() => (globalThis as unknown as { next: Promise<Times> }).next))
    await page.waitForTimeout(lookingMs)
  }
  await page.context().close()
  return times.slice(warming)
}

const settled = async (page: Page) => {
  await page.waitForTimeout(lookingMs)
  await page.locator('.cw-mid:not(.is-stale)').waitFor({ state: 'attached' })
}

/** Runs in the page: measures each time the pointer is lifted, until the frame behind the one that has new colours. */
function observe() {
  const here = globalThis as unknown as { next: Promise<Times> }
  const middle = document.querySelector('.cw-mid')!
  document.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      performance.clearResourceTimings()
      here.next = new Promise(resolve => {
        let wasStale = middle.classList.contains('is-stale')
        const seen = new MutationObserver(() => {
          const isStale = middle.classList.contains('is-stale')
          wasStale ||= isStale
          if (isStale || !wasStale) return
          seen.disconnect()
          requestAnimationFrame(() => {
            const painted = new MessageChannel()
            painted.port1.onmessage = () => {
              const end = performance.now()
              const call = performance
                .getEntriesByType('resource')
                .filter(({ name }) => name.endsWith('/Rate'))
                .at(-1) as PerformanceResourceTiming
              resolve({
                asked: call.startTime - timeStamp,
                answered: call.responseEnd - timeStamp,
                painted: end - timeStamp,
              })
            }
            painted.port2.postMessage('')
          })
        })
        seen.observe(middle, { attributes: true, attributeFilter: ['class'] })
      })
    },
    true,
  )
}

async function drag(page: Page, tubes: readonly number[]): Promise<void> {
  for (const [index, tube] of tubes.entries()) {
    const { x, y } = await middleOf(page, tube)
    await page.mouse.move(x, y, { steps: 2 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

/** The coil whose frames are counted. Its tubes are 1.5 in apart. */
const largest = { rows: 12, columns: 60, finnedHeight: '90' } as const
/** Moves of the pointer, each of which the browser answers before the next. */
const moves = 240

/** Times between the frames [ms] while the pointer draws a path over tubes, and the picture takes no edit of it. */
async function framesOf(page: Page): Promise<number[]> {
  await page.locator('[data-tube]').first().waitFor()
  await page.locator('.cw-rail [name="geometry.rows"]').selectOption(String(largest.rows))
  const height = page.locator('.cw-rail [name="geometry.finnedHeight"]')
  await height.fill(largest.finnedHeight)
  await height.press('Tab')
  const tubes = largest.rows * largest.columns
  await page.waitForFunction(count => document.querySelectorAll('[data-tube]').length === count, tubes)
  await settled(page)
  const last = tubes - largest.columns + 20
  const [from, to] = [await middleOf(page, 0), await middleOf(page, last)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.evaluate(countFrames)
  for (let move = 1; move <= moves; move++) {
    const share = move / moves
    const swing = 30 * Math.sin(25 * share)
    await page.mouse.move(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y) + swing)
  }
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.context().close()
  return frames
}

/** Runs in the page: keeps the time between each frame and the next. */
function countFrames() {
  const frames: number[] = []
  Object.assign(globalThis, { frames })
  // Without a function that has a name: what names it is not there in the page.
  void (async () => {
    for (let before = await new Promise<number>(requestAnimationFrame); ; ) {
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - before)
      before = now
    }
  })()
}

async function middleOf(page: Page, tube: number) {
  const { x, y, width, height } = (await page.locator(`[data-tube="${tube}"]`).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Exchanges of two tubes, one after the other, each of which leaves circuits without a broken rule. */
function exchangesOf(coil: CoilInput, count: number): Exchange[] {
  const columns = coilSize(coil.geometry).tubesHigh
  const bundle = { ...coil.geometry, columns }
  const found: Exchange[] = []
  let graph = circuitsOf(coil, columns)
  const ways = looseCircuits(graph).map(({ tubes }) => [...tubes])
  for (let step = 0; found.length < count; step++) {
    const way = ways[step % ways.length]!
    const first = 1 + (Math.floor(step / ways.length) % (way.length - 3))
    const [before, one, other, after] = way.slice(first - 1, first + 3) as [number, number, number, number]
    const drag = [before, other, one, after]
    const cut = clearTubes(graph, [one, other]).graph
    const drawn = cut && joinPath(cut, drag).graph
    if (drawn && isValid(checkGraph(drawn, { bundle }))) {
      found.push({ cut: [one, other], drag })
      way.splice(first, 2, other, one)
      graph = drawn
    }
    if (step > 20 * count) throw new Error('too few tubes of these circuits can change places')
  }
  return found
}

const at = (times: readonly number[], share: number) =>
  figures(times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0)

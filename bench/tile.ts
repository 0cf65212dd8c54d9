/**
 * From a click on a tool's tile to its live page, in a browser with a warm cache at a processor four times slower: when
 * its figures are painted, when it takes what is typed, and how long its script holds the page.
 */
import type { Page } from 'playwright-core'
import { startProduct } from './http/children'
import { demoPage, startBrowser } from './http/demoPage'
import { figures, printTable } from './table'

const slower = 4
const rounds = 9
/** How long tasks are counted after the page is live: what comes behind its first view is fetched then [ms]. */
const behindMs = 2_500

const tools: readonly [name: string, path: string][] = [
  ['coil selection', '/enterprise-webapp'],
  ['circuitry builder', '/circuitry-builder'],
  ['segmented program', '/segmented-program'],
  ['economizer', '/economizer'],
  ['air cooler', '/aircooler'],
  ['gases', '/engineering'],
  ['mist', '/nimbus'],
]

/** All from the click [ms]. */
interface Times {
  painted: number
  live: number
  /** The longest task of the page, and the time of all long ones beyond 50 ms each. */
  longest: number
  blocked: number
}

export async function benchTile(): Promise<void> {
  const product = await startProduct()
  const browser = await startBrowser()
  try {
    const page = await demoPage(browser, product, { as: 'enzo.engineer@coilworks.example', height: 900 })
    await page.addInitScript(observe, isLive)
    const rows: string[][] = []
    for (const [name, path] of tools) {
      const times: Times[] = []
      // The first two fill the browser's cache: of files, and of what it has compiled of them.
      for (let round = -2; round < rounds; round++) {
        const time = await timesOf(page, path)
        if (round >= 0) times.push(time)
      }
      rows.push([name, ...columns.map(([, of]) => figures(median(times.map(of))))])
    }
    printTable(
      `From a tile to its live page, ms at a processor ${slower} times slower, warm cache; medians of ${rounds}`,
      ['tool', ...columns.map(([name]) => name)],
      rows,
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

const columns: readonly [string, (times: Times) => number][] = [
  ['painted', ({ painted }) => painted],
  ['live', ({ live }) => live],
  ['longest task', ({ longest }) => longest],
  ['blocked', ({ blocked }) => blocked],
]

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!
}

async function timesOf(page: Page, path: string): Promise<Times> {
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto('/app-selector', { waitUntil: 'networkidle' })
  await line.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // What waits runs nothing in the page: a script that asks it again and again would be measured with it.
  const live = page.waitForEvent('console', message => message.text() === isLive)
  await page.locator(`.cw-tile[href="${path}"], .cw-tile a[href="${path}"]`).first().click()
  await live
  await page.waitForTimeout(behindMs)
  const times = await page.evaluate(() => {
    const { live, tasks, clicked } = globalThis as unknown as Observed
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const lead = performance.timeOrigin - clicked
    return {
      painted: lead + paint!.startTime,
      live: lead + live!,
      longest: Math.max(0, ...tasks),
      blocked: tasks.reduce((sum, task) => sum + task - 50, 0),
    }
  })
  await line.detach()
  return times
}

/** What a page says on its console when it is live. */
const isLive = 'live'

interface Observed {
  /** When every widget of the page was hydrated, from its start [ms]. */
  live?: number
  /** Durations of the tasks above 50 ms [ms]. */
  tasks: number[]
  /** When the tile was clicked [ms since 1970]. */
  clicked: number
}

/** Runs in each page before its own script. */
function observe(isLive: string) {
  const here = globalThis as unknown as Observed
  here.tasks = []
  here.clicked = Number(sessionStorage.getItem('clicked'))
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) here.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  document.addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    true,
  )
  const seen = new MutationObserver(() => {
    const widgets = [...document.querySelectorAll('[data-widget]')]
    if (widgets.length === 0 || !widgets.every(widget => widget.hasAttribute('data-hydrated'))) return
    if (!document.querySelector('[data-widget]:not([data-sideline])')) return
    here.live = performance.now()
    console.debug(isLive)
    seen.disconnect()
  })
  seen.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-hydrated'] })
}

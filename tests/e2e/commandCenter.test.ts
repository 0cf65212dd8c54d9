/** The command center in a browser: what stands first, its actions, its polling, and its reach on every screen. */
import { hostname } from 'node:os'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { openSite, type Visit } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'
import { password } from '../support/browserPeople'
import { fillInstallation } from '../support/busyInstallation'

// The machine of the tests may be busy, or its disk rather full.
const site = openSite({ own: true, environment: { ALARM_LOOP_MS: '5000', ALARM_DISK_PERCENT: '99' } })
const own = `${hostname()}:0`

/** Fills the installation with an hour of three nodes, once. */
let filled: Promise<void> | undefined
const fill = () => {
  filled ??= (async () => {
    await fillInstallation(site.db, { now: new Date(), version, isOutOfOrder: true, own })
    await site.beat()
  })()
  return filled
}

async function opened(visit: Visit = {}, query = ''): Promise<Page> {
  const page = await site.visit({ as: 'admin', cleared: true, ...visit })
  await page.goto(`/command-center${query}`)
  await hydrated(page)
  return page
}

it('APP-12, ROLE-09 asks for clearance first, and says without a container that everything is in order', async () => {
  await site.beat()
  const page = await site.visit({ as: 'command' })
  site.expectComplaint(page, /status of 403/)
  await page.goto('/command-center')
  await page.getByRole('dialog').getByRole('textbox').fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Command center' }).waitFor()
  expect(await page.locator('.cw-container').count()).toBe(0)
  expect(await page.getByText('Everything is in order').count()).toBe(1)
  expect(await page.getByRole('region', { name: 'Out of order' }).count()).toBe(0)
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Database/ })
      .innerText(),
  ).toMatch(/PostgreSQL|embedded/)
})

it('APP-12 puts what is out of order first, with its cause, its effect and one action', async () => {
  await fill()
  const page = await opened()
  expect(await page.getByText('things out of order').innerText()).toMatch(/^[23] things out of order$/)
  const first = page.getByRole('region', { name: 'Out of order' }).getByRole('article').first()
  expect(await first.getByRole('heading').innerText()).toBe('R and D API does not answer')
  expect(await first.innerText()).toMatch(/95 of the last calls failed .* is told to try again later/s)
  await first.getByRole('button', { name: /^Try again now/ }).click()
  await page.getByText('R and D API is called again at once').waitFor()
  expect(await site.db.selectFrom('breaker_orders').selectAll().orderBy('node').execute()).toEqual([
    { node: 'node-2', upstream: 'R and D API' },
    { node: 'node-3', upstream: 'R and D API' },
  ])
  await site.db.deleteFrom('breaker_orders').execute()
})

it('APP-12 takes a node out of service with the password, by the keyboard, and puts it back', async () => {
  await fill()
  const page = await opened({}, '?period=day')
  const row = page.getByRole('row', { name: /^node-3/ })
  await row.getByText('Take out of service').first().focus()
  await page.keyboard.press('Enter')
  await row.getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('node-3 takes no new visits').waitFor()
  expect(await row.innerText()).toContain('out of service')
  expect(await page.getByRole('link', { name: 'Day' }).getAttribute('aria-current')).toBe('true')
  await row.getByText('Put back').first().click()
  await row.getByLabel('Your password').fill(password)
  await row.getByRole('button', { name: 'Put back' }).click()
  await page.getByText('node-3 is in service again').waitFor()
})

it('APP-12 asks again every 15 seconds while it is visible, and not while it is hidden or paused', async () => {
  await fill()
  const page = await site.visit({ as: 'admin', cleared: true })
  await page.clock.install()
  let asked = 0
  page.on('request', request => {
    if (request.url().endsWith('/AdminService.svc/GetStatus')) asked += 1
  })
  await page.goto('/command-center')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  const pass = (seconds: number) => page.clock.runFor(seconds * 1000)
  const answered = () => page.waitForResponse(/GetStatus$/)
  await pass(14)
  expect(asked).toBe(0)
  const first = answered()
  await pass(2)
  await first
  expect(asked).toBe(1)

  const see = (state: 'hidden' | 'visible') =>
    page.evaluate(now => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await see('hidden')
  await pass(60)
  expect(asked).toBe(1)
  const back = answered()
  await see('visible')
  await back
  expect(asked).toBe(2)

  await page.getByRole('button', { name: 'Pause' }).click()
  await pass(60)
  expect(asked).toBe(2)
})

describe.each([390, 1440])('APP-12 at %i px', width => {
  it('has no barrier, in light and dark, and is not wider than the screen', async () => {
    await fill()
    for (const theme of ['light', 'dark'] as const) {
      const page = await opened({ theme, viewport: { width, height: 900 } })
      await page.getByText('The numbers of the charts').click()
      await page.getByText('UpstreamError timeout').first().click()
      expect([theme, await barriersOn(page), await sidewaysScroll(page)]).toEqual([theme, [], 0])
      expect(await page.getByRole('img', { name: /^Latency of rating: p95 last \d+ ms/ }).count()).toBe(1)
      expect(await page.getByRole('img', { name: /^Requests: [\d,]+ in this period/ }).count()).toBe(1)
    }
  })
})

it('APP-12 works without script: the numbers, the pages of a list and the period', async () => {
  await fill()
  const page = await site.visit({ as: 'admin', cleared: true, javaScriptEnabled: false })
  await page.goto('/command-center')
  expect(await page.getByRole('link', { name: 'Refresh' }).count()).toBe(1)
  await page.getByRole('navigation', { name: 'Pages of errors' }).getByRole('link', { name: 'Next' }).click()
  expect(await page.getByRole('navigation', { name: 'Pages of errors' }).innerText()).toContain('Page 2 of 2')
  await page.getByRole('link', { name: 'Week' }).click()
  expect(new URL(page.url()).searchParams.get('period')).toBe('week')
})

/** What needs a browser whole: the viewer that shows a report, and what the page says where it does not. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { chooseOfReports, openWorkbench } from '../support/browserWorkbench'
import { savedFile } from '../support/savedFile'
import { makeReport } from './pageList'

const site = openSite({ program: 'chromium' })

const help = (page: Page) => page.locator('#report-help')

describe('the viewer of the browser', () => {
  it('SEC-072, REPORT-14 is a PDF that the frame really shows', async () => {
    const page = await site.visit({ as: 'customer' })
    const { address, file } = await makeReport(page.context().request)
    // Asked for by itself: of what a frame gets, the viewer shows only a part of the headers.
    const response = await page.context().request.get(file)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': expect.stringMatching(/^inline; filename="[A-Za-z0-9-]+\.pdf"$/),
      'cache-control': expect.stringContaining('no-store'),
    })
    // The browser's own viewer takes it: a refused or broken one gets none.
    await page.goto(address)
    const viewer = () => page.frames().some(one => one.url().startsWith('chrome-extension://'))
    await expect.poll(viewer).toBe(true)
  })

  it('REPORT-05 has a link that says what it downloads', async () => {
    const page = await site.visit({ as: 'customer' })
    const { address, file, name } = await makeReport(page.context().request)
    await page.goto(address)
    await page.getByRole('button', { name: 'The report does not show' }).click()
    const link = page.getByRole('link', { name: `Roof unit 3: ${name}` })
    expect(await link.getAttribute('href')).toBe(file)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(name)
    expect((await savedFile(download)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('shows every action and its help whole at 400 %, which is 320 px', async () => {
    const page = await site.visit({ as: 'customer', width: 320 })
    const { address } = await makeReport(page.context().request)
    await page.goto(address)
    await hydrated(page)
    const close = await page.getByRole('button', { name: 'Close report' }).boundingBox()
    expect(close!.x + close!.width).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'The report does not show' }).click()
    expect(await help(page).evaluate(panel => panel.scrollWidth - panel.clientWidth)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  it('REPORT-13 opens in the window that the click opened, and leaves the reader in the workbench, with the flag cleared', async () => {
    const page = await site.visit({ as: 'owner' })
    await openWorkbench(page)
    const [reportWindow] = await Promise.all([
      page.waitForEvent('popup'),
      chooseOfReports(page, 'Report in a new window'),
    ])
    await reportWindow.waitForURL(/\/pdfs\/[0-9a-f]{32}\/[A-Za-z0-9-]+\.pdf$/)
    expect(new URL(page.url()).pathname).toBe('/enterprise-webapp')
    // Nothing is left set: the screen has no report to show.
    expect((await page.context().request.get('/report', { maxRedirects: 0 })).status()).toBe(302)
  })
})

describe('a browser that does not show the PDF', () => {
  async function open(agent?: string, hasDocument?: boolean): Promise<Page> {
    const page = await site.visit({ as: 'customer', userAgent: agent })
    if (hasDocument !== undefined)
      await page.addInitScript(has => {
        const get = () => (has ? document : null)
        Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', { get })
      }, hasDocument)
    const { address } = await makeReport(page.context().request)
    // The time of the page stands still until it is told to go on.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.goto(address)
    await page.locator('[data-widget="report-help"][data-hydrated]').waitFor({ state: 'attached' })
    return page
  }
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it('REPORT-05, REPORT-15, CONST-27 has the Chrome instructions shown after 2 s, where the frame has no document', async () => {
    const page = await open(undefined, false)
    await page.clock.runFor(limits.reportCheck - 1)
    expect(await help(page).isVisible()).toBe(false)
    await page.clock.runFor(1_000)
    expect(await help(page).isVisible()).toBe(true)
    expect(await help(page).textContent()).toContain('chrome://settings/content/pdfDocuments')
  })

  it('REPORT-16 has the Firefox instructions shown after 2 s, where the frame has a document', async () => {
    const page = await open(firefox, true)
    await page.clock.runFor(limits.reportCheck + 1_000)
    expect(await help(page).isVisible()).toBe(true)
    expect(await help(page).textContent()).toContain('about:preferences#general')
  })

  it('REPORT-16 is not taken for one, where Firefox keeps its viewer to itself', async () => {
    const page = await open(firefox, false)
    await page.clock.runFor(10_000)
    expect(await help(page).isVisible()).toBe(false)
  })

  it('REPORT-07 has the address of the settings copied', async () => {
    const page = await site.visit({ as: 'customer', permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto((await makeReport(page.context().request)).address)
    await hydrated(page)
    await page.getByRole('button', { name: 'The report does not show' }).click()
    await help(page).getByRole('button', { name: 'Copy' }).click()
    await help(page).getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('chrome://settings/content/pdfDocuments')
  })
})

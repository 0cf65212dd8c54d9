import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { field, openWorkbench, rated, saveAs, type } from '../support/browserWorkbench'
import { readWorkbook } from '../support/workbook'
import { makeReport } from './pageList'

const site = openSite({ program: 'chromium' })

/** What is chosen of the workbench's report menu. */
async function choose(page: Page, item: string): Promise<void> {
  await page.locator('summary', { hasText: 'Report' }).click()
  await page.getByRole('button', { name: item }).click()
}

async function saved(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const help = (page: Page) => page.locator('#report-help')

const frame = (page: Page) => page.locator('main iframe')

describe('the report', () => {
  it('REPORT-01, REPORT-04, REPORT-11, REPORT-17 is made in the workbench, shows in a frame, and closes back to the coil', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const own = await saveAs(page, 'Roof unit 3')
    await choose(page, 'Show report')
    await page.waitForURL(/\/report\?/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('title')).toBe('Roof unit 3')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Roof unit 3')
    expect(await frame(page).getAttribute('src')).toBe(`/pdfs/${searchParams.get('fon')}/${searchParams.get('fin')}`)
    for (const height of [900, 600]) {
      await page.setViewportSize({ width: 1440, height })
      expect((await frame(page).boundingBox())?.height).toBe(height - limits.reportBarHeight)
    }

    await hydrated(page)
    await page.getByRole('button', { name: 'Close report' }).click()
    await page.waitForURL(own)
    // Closed, it is not set any more.
    await page.goto('/report')
    expect(new URL(page.url()).pathname).toBe('/app-selector')
  })

  it('REPORT-04 closes back to a coil with the changes that were not saved, and a new page is new', async () => {
    const page = await site.visit({ as: 'owner' })
    await openWorkbench(page)
    const own = await saveAs(page, 'Roof unit 4')
    await type(page, 'air.dryBulb', '84')
    await rated(page)
    await choose(page, 'Show report')
    await page.waitForURL(/\/report\?/)
    await hydrated(page)
    await page.getByRole('button', { name: 'Close report' }).click()
    await page.waitForURL(own)
    await hydrated(page)
    await expect.poll(() => field(page, 'air.dryBulb').inputValue()).toMatch(/^84(\.0)?$/)
    await page.getByText('Unsaved changes', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved').first().waitFor()
    await openWorkbench(page, own)
    expect(await field(page, 'air.dryBulb').inputValue()).toMatch(/^84(\.0)?$/)
    await openWorkbench(page)
    expect(await field(page, 'air.dryBulb').inputValue()).toMatch(/^80(\.0)?$/)
  })

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
    await expect.poll(viewer, { timeout: 10_000 }).toBe(true)
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
    expect((await saved(download)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('of somebody else is missing, as one that never was', async () => {
    const owner = await site.requests('owner')
    const { file } = await makeReport(owner)
    expect((await owner.get(file)).status()).toBe(200)
    const other = await site.requests('customer')
    expect((await other.get(file)).status()).toBe(404)
    const never = file.replace(/[0-9a-f]{32}/, '0'.repeat(32))
    expect((await other.get(never)).status()).toBe(404)
  })

  it('REPORT-12, ERROR-24 goes back without a word where the address names none', async () => {
    const page = await site.visit({ as: 'rep' })
    for (const query of ['', '?fon=abc', '?fin=a.pdf', '?fon=..&fin=a.pdf']) {
      await page.goto(`/report${query}`)
      expect(new URL(page.url()).pathname).toBe('/app-selector')
      expect(await page.locator('.cw-toast').count()).toBe(0)
    }
  })
})

describe('a report in a window of its own', () => {
  it('REPORT-13 opens in the window that the click opened, and leaves the reader in the workbench, with the flag cleared', async () => {
    const page = await site.visit({ as: 'owner' })
    await openWorkbench(page)
    const [reportWindow] = await Promise.all([page.waitForEvent('popup'), choose(page, 'Report in a new window')])
    await reportWindow.waitForURL(/\/pdfs\/[0-9a-f]{32}\/[A-Za-z0-9-]+\.pdf$/)
    expect(new URL(page.url()).pathname).toBe('/enterprise-webapp')
    // Nothing is left set: the screen has no report to show.
    expect((await page.context().request.get('/report', { maxRedirects: 0 })).status()).toBe(302)
  })

  it('REPORT-14 shows in the frame where that window was blocked', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.addInitScript(() => {
      window.open = () => null
    })
    await openWorkbench(page)
    await choose(page, 'Report in a new window')
    await page.waitForURL(/\/report\?/)
    expect(await frame(page).getAttribute('src')).toMatch(/^\/pdfs\//)
  })
})

describe('the export to Excel', () => {
  it('EXPORT-01, EXPORT-02, EXPORT-03 saves the workbook of the shown coil from the workbench', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const [download] = await Promise.all([page.waitForEvent('download'), choose(page, texts.report.exportToExcel)])
    expect(download.suggestedFilename()).toBe('CC-1.xlsx')
    expect(Object.keys(readWorkbook(await saved(download)).sheets)).toContain('Summary')
  })

  it('ERROR-22 says in a dialog that it failed, from the workbench', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await page.route('**/ExportToExcel', route => route.fulfill({ json: { Succeeded: false, Item: null } }))
    await choose(page, texts.report.exportToExcel)
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.getByText('An unknown error occurred exporting to excel').waitFor()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('REPORT-02, REPORT-18 saves the workbook of the shown report', async () => {
    const page = await site.visit({ as: 'customer' })
    await makeReport(page.context().request)
    await page.goto('/report')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Export To Excel' })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const { sheets } = readWorkbook(await saved(download))
    expect(sheets.Summary?.[0]?.[0]?.value).toBe('Roof unit 3')
  })

  it('EXPORT-04 of a report says nothing where it fails, and can be tried again', async () => {
    const page = await site.visit({ as: 'customer' })
    await makeReport(page.context().request)
    await page.goto('/report')
    await hydrated(page)
    await page.route('**/ExportToExcel', route => route.fulfill({ json: { Succeeded: false, Item: null } }))
    const button = page.getByRole('button', { name: 'Export To Excel' })
    const fails = async () => {
      const answered = page.waitForResponse('**/ExportToExcel')
      await button.click()
      await answered
      await expect.poll(() => button.isEnabled()).toBe(true)
      expect(await page.locator('dialog[open], .cw-toast').count()).toBe(0)
    }
    await fails()
    await page.unroute('**/ExportToExcel')
    await page.route('**/ExportToExcel', route => route.fulfill({ status: 500, body: '' }))
    site.expectComplaint(page, /status of 500/)
    await fails()
    await page.unroute('**/ExportToExcel')
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
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

describe('a page of another site', () => {
  it('SEC-058 changes nothing on the report screen by what it says to it', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto((await makeReport(page.context().request)).address)
    await hydrated(page)
    const before = [page.url(), await frame(page).getAttribute('src')]
    await page.evaluate(() => {
      const origin = 'https://evil.example'
      for (const data of [
        'close',
        { FolderName: 'x', FileName: 'y.pdf', ReportTitle: 'z' },
        { type: 'report', url: origin },
      ])
        window.dispatchEvent(new MessageEvent('message', { origin, data }))
    })
    expect([page.url(), await frame(page).getAttribute('src')]).toEqual(before)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Roof unit 3')
  })
})

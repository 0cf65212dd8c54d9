import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { openWorkbench, saveAs } from '../support/browserWorkbench'
import { makeReport } from './pageList'

const site = openSite()

const frame = (page: Page) => page.locator('main iframe')

describe('the report', () => {
  it('REPORT-01, REPORT-04, REPORT-11, REPORT-17 is made in the workbench, shows in a frame, and closes back to the coil', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const own = await saveAs(page, 'Roof unit 3')
    await page.getByRole('button', { name: 'Report' }).click()
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
    await page.getByRole('link', { name: 'Close report' }).click()
    await page.waitForURL(own)
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
    const link = page.getByRole('link', { name: `Roof unit 3: ${name}` })
    expect(await link.getAttribute('href')).toBe(file)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(name)
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk)
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-')
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
    const page = await site.visit({ as: 'customer' })
    for (const query of ['', '?fon=abc', '?fin=a.pdf', '?fon=..&fin=a.pdf']) {
      await page.goto(`/report${query}`)
      expect(new URL(page.url()).pathname).toBe('/app-selector')
      expect(await page.getByRole('region', { name: 'Notifications' }).count()).toBe(0)
    }
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { refused, succeeded } from '../../shared/contracts/envelope'
import { limits } from '../../shared/limits'
import { reportMailTexts } from '../../shared/reports/reportMail'
import { unprintableLine, unprintableTitle } from '../../shared/reports/unprintable'
import { texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { barriersOn, hydrated } from '../support/browserChecks'
import {
  address,
  chooseOf,
  chooseOfReports,
  field,
  openWorkbench,
  rated,
  saveAs,
  type,
} from '../support/browserWorkbench'
import { pdfPages } from '../support/pdfText'
import { savedFile } from '../support/savedFile'
import { readWorkbook } from '../support/workbook'
import { makeReport } from './pageList'

const site = openSite()

const frame = (page: Page) => page.locator('main iframe')

describe('the report', () => {
  it('REPORT-01, REPORT-04, REPORT-11, REPORT-17 is made in the workbench, shows in a frame, and closes back to the coil', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const own = await saveAs(page, 'Roof unit 3')
    await chooseOfReports(page, 'Show report')
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
    await chooseOfReports(page, 'Show report')
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

describe('remarks', () => {
  it('DIALOG-07 are written before the report is made, printed on its first page, and kept with the project', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const dialog = page.getByRole('dialog', { name: 'Remarks' })
    const box = dialog.getByLabel('Printed on the first page of reports')
    await chooseOfReports(page, 'Remarks')
    expect(await box.getAttribute('rows')).toBe('15')
    expect(await barriersOn(page)).toEqual([])
    await box.fill('For the roof of wing B.\nDelivery in two lots.')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await dialog.waitFor({ state: 'detached' })
    // One step, that can be taken back.
    await page.keyboard.press('Control+z')
    await chooseOfReports(page, 'Remarks')
    expect(await box.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+z')
    const own = await saveAs(page, 'Wing B')

    await chooseOfReports(page, 'Show report')
    await page.waitForURL(/\/report\?/)
    const file = await frame(page).getAttribute('src')
    const pdf = await page.context().request.get(`${site.origin}${file}`)
    const [first] = await pdfPages(await pdf.body())
    expect(first?.text).toContain('\nRemarks\nFor the roof of wing B.\nDelivery in two lots.\n')

    await openWorkbench(page, own)
    await chooseOfReports(page, 'Remarks')
    expect(await box.inputValue()).toBe('For the roof of wing B.\nDelivery in two lots.')
    await box.fill('')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await page.getByText('Unsaved changes', { exact: true }).first().waitFor()
  })
})

describe('characters that do not print', () => {
  it('are told of before the report shows, and where it is mailed', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await chooseOfReports(page, 'Remarks')
    const remarks = page.getByRole('dialog', { name: 'Remarks' })
    await remarks.getByRole('textbox').fill('東京駅')
    await remarks.getByRole('button', { name: 'OK' }).click()
    await remarks.waitFor({ state: 'detached' })
    await saveAs(page, '第三 3')
    await chooseOfReports(page, 'Show report')
    const told = page.getByRole('alertdialog', { name: unprintableTitle })
    await told.getByText(unprintableLine(['Title', 'Remarks'])).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await told.getByRole('button', { name: 'OK' }).click()
    await page.waitForURL(/\/report\?/)
    await hydrated(page)
    await page.getByRole('button', { name: 'Send by email' }).click()
    await page
      .getByLabel('Send by email')
      .getByText(unprintableLine(['Title', 'Remarks']))
      .waitFor()
  })
})

describe('a report that is being made', () => {
  it('DIALOG-10 is waited for in a dialog where it takes the place of the page, until it is there or refused', async () => {
    const page = await site.visit({ as: 'customer' })
    const held: ((refusal?: string) => void)[] = []
    await page.route('**/CreateReport', async route => {
      const refusal = await new Promise<string | undefined>(resolve => held.push(resolve))
      await (refusal ? route.fulfill({ json: refused(refusal) }) : route.continue())
    })
    // The dialog may be there before its call is held.
    const answer = async (refusal?: string) => {
      await expect.poll(() => held.length).toBe(1)
      held.pop()!(refusal)
    }
    await openWorkbench(page)
    await saveAs(page, 'Roof unit 5')
    const dialog = page.getByRole('dialog', { name: 'Preparing Report...' })
    await chooseOfReports(page, 'Show report')
    await dialog.getByText('Please wait while we prepare your report!').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await answer('Too much at a time.')
    await dialog.waitFor({ state: 'detached' })
    const refusal = page.getByRole('alert').filter({ hasText: 'Too much at a time.' })
    await refusal.waitFor()
    // Nothing was to be saved: neither another name nor the saved project would help.
    expect(await refusal.getByRole('button').or(refusal.getByRole('link')).count()).toBe(0)

    // In a window of its own it keeps nobody from working.
    const working = page.locator('summary', { hasText: 'Report' }).locator('.cw-spin')
    await chooseOfReports(page, 'Report in a new window')
    await working.waitFor()
    expect(await dialog.count()).toBe(0)
    await answer()
    await working.waitFor({ state: 'detached' })

    await chooseOfReports(page, 'Show report')
    await dialog.waitFor()
    await answer()
    await page.waitForURL(/\/report\?/)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('the report of a project', () => {
  it('tells how far it is while the reader goes on working, is cancelled, and waits for who changed something', async () => {
    const page = await site.visit({ as: 'customer' })
    const held: (() => void)[] = []
    await page.route('**/CreateReport', async route => {
      await new Promise<void>(resolve => held.push(resolve))
      // The page may have cancelled it meanwhile.
      await route.continue().catch(() => undefined)
    })
    let made = { Rated: 1, Drawn: 0, Items: 2 }
    await page.route('**/AskReport', route => route.fulfill({ json: succeeded(made) }))
    await openWorkbench(page)
    await chooseOf(page, 'Coils', 'Copy of CC-1')
    const notice = page.getByRole('region', { name: 'Preparing Report...' })
    const bar = notice.getByRole('progressbar')
    await chooseOfReports(page, 'Submittal of the project')
    await notice.getByText('Rated 1 of 2 coils').waitFor()
    expect(await bar.evaluate((one: HTMLProgressElement) => one.position)).toBe(0.25)
    made = { Rated: 2, Drawn: 1, Items: 2 }
    await notice.getByText('Drawn 1 of 2 coils').waitFor()
    expect(await bar.evaluate((one: HTMLProgressElement) => one.position)).toBe(0.75)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await barriersOn(page)).toEqual([])

    // Cancelled, its call is given up, and the focus is where it was.
    await field(page, 'air.dryBulb').focus()
    const cancelled = page.waitForEvent('requestfailed', request => request.url().endsWith('/CreateReport'))
    await notice.getByRole('button', { name: 'Cancel' }).click()
    await cancelled
    await notice.waitFor({ state: 'detached' })
    expect(await field(page, 'air.dryBulb').evaluate(box => box === document.activeElement)).toBe(true)
    held.pop()!()

    await chooseOfReports(page, 'Submittal of the project')
    await notice.waitFor()
    await type(page, 'air.dryBulb', '84')
    await rated(page)
    await expect.poll(() => held.length).toBe(1)
    held.pop()!()
    await notice.getByText('Your report is ready.').waitFor()
    expect(new URL(page.url()).pathname).toBe(address)
    expect(await barriersOn(page)).toEqual([])
    await notice.getByRole('button', { name: 'Show report' }).click()
    await page.waitForURL(/\/report\?/)
    await hydrated(page)
    await page.getByRole('button', { name: 'Close report' }).click()
    await page.waitForURL(url => url.pathname === address)
    await hydrated(page)
    // What was changed meanwhile is there too.
    await expect.poll(() => field(page, 'air.dryBulb').inputValue()).toMatch(/^84(\.0)?$/)
  })
})

describe('a report by mail', () => {
  it('VALID-08 goes to those who are named, says so, and says at the field what is no address or there twice', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto((await makeReport(page.context().request)).address)
    await hydrated(page)
    await page.getByRole('button', { name: 'Send by email' }).click()
    const to = page.getByLabel('To', { exact: true })
    await to.fill('buyer@customer.example, nobody')
    await page.getByLabel('Note').fill('As agreed.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText(reportMailTexts.noAddress('nobody')).waitFor()
    expect(await to.evaluate(box => box === document.activeElement)).toBe(true)

    // VALID-08: whatever its case.
    await to.fill('buyer@customer.example, Buyer@customer.example')
    await page.keyboard.press('Enter')
    await page.getByText('Buyer@customer.example has already been added.').waitFor()

    await to.fill('buyer@customer.example')
    await page.keyboard.press('Enter')
    await page.getByText(/^Report CW-\S+ is on its way to buyer@customer\.example\.$/).waitFor()
    expect(await to.inputValue()).toBe('')
    const mail = (await site.mails()).at(-1) ?? ''
    expect(mail).toContain('To: buyer@customer.example')
    expect(mail).toContain('> As agreed.')
    expect(mail).toContain('Content-Type: application/pdf')
  })
})

describe('a report in a window of its own', () => {
  it('REPORT-14 shows in the frame where that window was blocked', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.addInitScript(() => {
      window.open = () => null
    })
    await openWorkbench(page)
    await chooseOfReports(page, 'Report in a new window')
    await page.waitForURL(/\/report\?/)
    expect(await frame(page).getAttribute('src')).toMatch(/^\/pdfs\//)
  })
})

describe('the export to Excel', () => {
  it('EXPORT-01, EXPORT-02, EXPORT-03 saves the workbook of the shown coil from the workbench', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chooseOfReports(page, texts.report.exportToExcel),
    ])
    expect(download.suggestedFilename()).toBe('CC-1.xlsx')
    expect(Object.keys(readWorkbook(await savedFile(download)).sheets)).toContain('Summary')
  })

  it('ERROR-22 says in a dialog that it failed, from the workbench', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await page.route('**/ExportToExcel', route => route.fulfill({ json: { Succeeded: false, Item: null } }))
    await chooseOfReports(page, texts.report.exportToExcel)
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.getByText('An unknown error occurred exporting to excel').waitFor()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('REPORT-03, ROLE-12 of an engineering study is for holders of the special role', async () => {
    for (const [as, offered] of [
      ['customer', 0],
      ['engineer', 1],
    ] as const) {
      const page = await site.visit({ as })
      await openWorkbench(page)
      const item = page.getByRole('button', { name: texts.report.exportToExcel })
      const menu = page.locator('summary', { hasText: 'Report' })
      await menu.click()
      await item.waitFor()
      await menu.click()
      await field(page, 'engineVersion').selectOption('v2025')
      await rated(page)
      await menu.click()
      await page.getByRole('button', { name: 'Show report' }).waitFor()
      expect(await item.count()).toBe(offered)
      await page.getByRole('button', { name: 'Show report' }).click()
      await page.waitForURL(/\/report\?/)
      expect(await item.count()).toBe(offered)
    }
  })

  it('REPORT-02, REPORT-18 saves the workbook of the shown report', async () => {
    const page = await site.visit({ as: 'customer' })
    await makeReport(page.context().request)
    await page.goto('/report')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Export To Excel' })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const { sheets } = readWorkbook(await savedFile(download))
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

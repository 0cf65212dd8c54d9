/** A project as a list: its schedule, coils from a pasted table, and the project as a file. */
import { readFileSync } from 'node:fs'
import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { refused } from '../../shared/contracts/envelope'
import { limits } from '../../shared/limits'
import { openSite } from '../support/browser'
import { barriersOn } from '../support/browserChecks'
import { addCoil, chooseOf, coilTabs, field, keyResult, openWorkbench, rated } from '../support/browserWorkbench'

const site = openSite()

describe('the schedule', () => {
  it('has a line a coil with its duty and what it does, leads to each coil, and is a list of cards on a phone', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    const capacity = await keyResult(page, 'Total capacity')
    await addCoil(page)
    await page.getByRole('button', { name: 'Heating', exact: true }).click()
    await chooseOf(page, 'Project', 'Schedule of coils')
    const table = page.getByRole('table', { name: 'Coils of New project' })
    const lines = table.locator('tbody tr')
    await expect.poll(() => lines.first().textContent()).toContain(String(capacity))
    expect(await lines.first().textContent()).toContain('Chilled water')
    expect(await lines.last().textContent()).toContain('Hot water')
    expect(await barriersOn(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await barriersOn(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'CC-1' }).press('Enter')
    await rated(page)
    expect(await keyResult(page, 'Total capacity')).toBe(capacity)
  })
})

describe('coils from a table', () => {
  it('are rated as a batch, refused with the reason, and added to the project', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await chooseOf(page, 'Project', 'Coils from a table')
    await page
      .getByLabel('Table with a head')
      .fill('Tag,Airflow (SCFM),EDB (°F),Price\nAHU-1,9500,82,1\nAHU-2,8500,warm,1\nAHU-3,7000,78,1')
    await page.getByRole('button', { name: 'Rate', exact: true }).click()
    await page.getByText('2 of 3 lines are rated.').waitFor()
    const lines = page.getByRole('table', { name: 'Rated lines' }).locator('tbody tr')
    expect(await lines.nth(1).textContent()).toContain('Entering dry bulb cannot be “warm”.')
    expect(await page.getByRole('alert').textContent()).toContain('Price')
    // 15 ft² of face, and 600 ft/min at most.
    const velocities = lines.locator('[data-label^="Face vel."]')
    await expect.poll(() => velocities.allTextContents()).toEqual(['633 misses the limit', '467'])
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Add 2 to project' }).click()
    await expect
      .poll(() => coilTabs(page))
      .toEqual(['CC-1 Chilled water', 'AHU-1 Chilled water', 'AHU-3 Chilled water'])
    expect(await field(page, 'air.flow.value').inputValue()).toMatch(/^9,500$/)
    // All of them are one step.
    await page.keyboard.press('Control+z')
    await expect.poll(() => coilTabs(page)).toHaveLength(1)
  })

  const many = [
    'Tag,Airflow (SCFM)',
    ...Array.from({ length: 2 * limits.ratedAtOnce + 4 }, (_, line) => `A-${line},${8000 + 50 * line}`),
  ]

  /** A page with a table of three portions, each of which is answered when it is let go. */
  async function waiting() {
    const page = await site.visit({ as: 'customer' })
    const asked: Route[] = []
    await page.route('**/RateMany', route => void asked.push(route))
    await page.clock.install({ time: new Date('2031-05-06T10:00:00') })
    await openWorkbench(page)
    await chooseOf(page, 'Project', 'Coils from a table')
    await page.getByLabel('Table with a head').fill(many.join('\n'))
    await page.getByRole('button', { name: 'Rate', exact: true }).click()
    /** Lets the next portion go; what is refused never comes to the server. */
    const next = async (refusal?: string) => {
      await expect.poll(() => asked.length).toBe(1)
      const route = asked.pop()
      await (refusal ? route?.fulfill({ json: refused(refusal) }) : route?.continue())
    }
    return { page, next, dialog: page.getByRole('dialog', { name: 'Rating lines' }) }
  }

  it('DIALOG-10, DIALOG-16, DIALOG-17 shows how far many of them are, and that they are completed', async () => {
    const { page, next, dialog } = await waiting()
    await dialog.getByText('0%').waitFor()
    await page.keyboard.press('Escape')
    expect(await barriersOn(page)).toEqual([])
    await next()
    await dialog.getByText('42%').waitFor()
    await next()
    await dialog.getByText('83%').waitFor()
    // From here on the time of the page stands still, however long a busy machine takes.
    await page.clock.pauseAt(new Date('2031-05-06T11:00:00'))
    await next()
    await dialog.getByText('Completed!').waitFor()
    expect(await dialog.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value)).toBe(100)
    await page.clock.runFor(limits.progress.slowStop)
    await dialog.waitFor({ state: 'detached' })
    await page.clock.resume()
    await page.getByText('24 of 24 lines are rated.').waitFor()
    // As many as one call takes are there at once: nobody is interrupted for them.
    await page.unroute('**/RateMany')
    await page.getByLabel('Table with a head').fill(many.slice(0, 4).join('\n'))
    await page.getByRole('button', { name: 'Rate', exact: true }).click()
    await page.getByText('3 of 3 lines are rated.').waitFor()
    expect(await dialog.count()).toBe(0)
  })

  it('DIALOG-16 does not say so of what has failed', async () => {
    const { page, next, dialog } = await waiting()
    await next()
    await dialog.getByText('42%').waitFor()
    const said = await page.evaluateHandle(() => {
      const said: (string | null)[] = []
      new MutationObserver(() => {
        said.push(document.querySelector('dialog')?.textContent ?? null)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
      return said
    })
    await next('Too much at a time.')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('main').getByText('Too much at a time.').waitFor()
    expect((await said.jsonValue()).join(' ')).not.toContain('Completed!')
    expect(await page.getByRole('button', { name: 'Add 10 to project' }).isEnabled()).toBe(true)
  })
})

describe('a project as a file', () => {
  it('DIALOG-10 is saved, and read again beside the open coils or in their place', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await addCoil(page)
    const [download] = await Promise.all([page.waitForEvent('download'), chooseOf(page, 'Project', 'Save to file')])
    expect(download.suggestedFilename()).toBe('New project.json')
    const text = readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ kind: 'project', version: 3, items: [{ tag: 'CC-1' }, { tag: 'CC-2' }] })

    const open = async (content: string) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), chooseOf(page, 'Project', 'Open file')])
      await chooser.setFiles({ name: 'project.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    }
    // Held until it was seen that the reader is told what they wait for.
    let answer: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/CheckProject', route => held.then(() => route.continue()))
    await open(text)
    const loading = page.getByRole('dialog', { name: 'Opening File...' })
    expect(await loading.textContent()).toContain('Please wait while we read your file!')
    answer()
    await loading.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add to this project' }).click()
    await expect.poll(() => coilTabs(page)).toHaveLength(4)
    await open(text)
    await page.getByRole('button', { name: 'Replace all coils' }).click()
    await expect.poll(() => coilTabs(page)).toHaveLength(2)
    await open(text.replace('"dryBulb": ', '"dryBulb": "x", "was": '))
    const said = page.getByRole('alertdialog', { name: 'Open file' })
    expect(await said.textContent()).toContain('Coil 1 “CC-1”: Entering dry bulb must be a number, not “x”.')
    expect(await coilTabs(page)).toHaveLength(2)
  })
})

describe('a project on paper', () => {
  it('is a submittal of all its coils, and a workbook with a row a coil', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await chooseOf(page, 'Coils', 'Copy of CC-1')
    const open = () => page.locator('summary', { hasText: 'Report' }).click()
    await open()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Schedule to Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
    await open()
    await page.getByRole('button', { name: 'Submittal of the project' }).click()
    await page.waitForURL(/\/report\?/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('New project')
  })
})

describe('a link to a coil', () => {
  it('opens the same coil with the same numbers in another session of the company', async () => {
    const page = await site.visit({ as: 'customer' })
    await openWorkbench(page)
    await field(page, 'air.dryBulb').fill('87')
    await rated(page)
    const capacity = await keyResult(page, 'Total capacity')
    await chooseOf(page, 'Project', 'Link to this coil')
    const said = page.getByRole('alertdialog', { name: 'Link to this coil' })
    const [link = ''] = /\/enterprise-webapp\?link=[0-9a-f]{32}/.exec((await said.textContent()) ?? '') ?? []
    const other = await site.visit({ as: 'owner' })
    await openWorkbench(other, link)
    expect(await field(other, 'air.dryBulb').inputValue()).toMatch(/^87(\.0)?$/)
    expect(await keyResult(other, 'Total capacity')).toBe(capacity)
    expect(await other.getByText('The numbers are the same as then.').isVisible()).toBe(true)
  })
})

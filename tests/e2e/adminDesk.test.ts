/** What an admin does for everybody, in the browser: a catalogue is replaced, a request answered, a notice published. */
import { expect, it } from 'vitest'
import { catalogues } from '../../shared/catalogues/catalogues'
import { limits } from '../../shared/limits'
import { openSite } from '../support/browser'
import { barriersOn, hydrated, sidewaysScroll } from '../support/browserChecks'

const site = openSite({ own: true })
const widths = [1440, 390]
const sizeOf = (width: number) => ({ viewport: { width, height: width === 390 ? 844 : 900 } })

const [first, second] = catalogues.nozzles.sample
const csv = (flow: string, model: string) =>
  `model,flow,pressure [psi],sauter [µm],source\n${model},5e-6,1000,20,own\nOwn B,${flow},1000,20,own\n`
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

it.each(widths)('an admin replaces a catalogue by a file that is right, and goes back, at %i px', async width => {
  const page = await site.visit({ as: 'admin', cleared: true, ...sizeOf(width) })
  await page.goto('/admin?section=catalogues&name=nozzles')
  await hydrated(page)
  const panel = page.getByRole('complementary', { name: 'Catalogue nozzles' })
  const chooses = (name: string, text: string) => panel.getByLabel('CSV or JSON').setInputFiles(fileOf(name, text))
  await chooses('wrong.csv', csv('fast', 'Own A'))
  await panel.getByText('1 fault, nothing was changed.').waitFor()
  expect(await panel.getByRole('alert').innerText()).toMatch(/Line 3, column 7, Flow \(flow\)\s+“fast” is not a number/)
  expect(await panel.getByRole('button', { name: 'Replace catalogue' }).count()).toBe(0)
  expect(await barriersOn(page)).toEqual([])

  await chooses(`own-${width}.csv`, csv('6e-6', 'Own A'))
  await panel.getByText('Added: 2').click()
  expect(await panel.getByRole('status').innerText()).toMatch(/Own A[\s\S]*Own B/)
  await panel.getByText(`Removed: ${catalogues.nozzles.sample.length}`).waitFor()
  expect(await barriersOn(page)).toEqual([])
  await panel.getByRole('button', { name: 'Replace catalogue' }).click()
  const records = page.getByRole('region', { name: 'Records' })
  await records.getByText('Own A').waitFor()
  expect(await records.getByText(second!.model).count()).toBe(0)
  expect(await sidewaysScroll(page)).toBe(0)

  await panel.getByRole('button', { name: 'Restore version 0' }).click()
  await records.getByText(first!.model, { exact: true }).waitFor()
})

it('an admin replaces the catalogue of fans, which the air coolers offer at once', async () => {
  const page = await site.visit({ as: 'admin', cleared: true, ...sizeOf(1440) })
  await page.goto('/admin?section=catalogues&name=fans')
  await hydrated(page)
  const records = page.getByRole('region', { name: 'Records' })
  expect(await records.getByRole('columnheader', { name: /^Total pressure, / }).count()).toBe(1)
  const panel = page.getByRole('complementary', { name: 'Catalogue fans' })
  const heads = 'maker,model,impeller,diameter [ft],speed [rpm],density,flow [CFM],pressure [inH2O],power [kW],source'
  const fan = 'Nordvik,NV-8,5 blades at 10°,8,390,1.2,60000 90000 120000,0.9 0.7 0.3,9 10 9.5,Data sheet 12'
  const chooses = (text: string) => panel.getByLabel('CSV or JSON').setInputFiles(fileOf('fans.csv', text))
  await chooses(`${heads}\n${fan.replace('0.9 0.7 0.3', '0.7 0.9 0.3')}\n`)
  await panel.getByText('1 fault, nothing was changed.').waitFor()
  expect(await panel.getByRole('alert').innerText()).toMatch(
    /Line 2, column \d+, Total pressure \(pressure\)\s+it does not/,
  )
  await chooses(`${heads}\n${fan}\n`)
  await panel.getByText('Added: 1').waitFor()
  await panel.getByRole('button', { name: 'Replace catalogue' }).click()
  await records.getByText('NV-8').waitFor()
  expect(await barriersOn(page)).toEqual([])

  const engineer = await site.visit({ as: 'engineer', ...sizeOf(1440) })
  await engineer.goto('/aircooler')
  await hydrated(engineer)
  const offered = engineer.locator('[name="fans.fan"]')
  // The catalogue comes with the reader's first act.
  await offered.focus()
  await expect
    .poll(() => offered.locator('option').allInnerTexts())
    .toEqual(['Own fan', 'NV-8, 8.0 ft, 5 blades at 10°'])
  await offered.selectOption('Nordvik NV-8')
  await expect.poll(() => engineer.locator('[name="fans.curve"]').inputValue()).toMatch(/^60000 0\.9\n/)
  await panel.getByRole('button', { name: 'Restore version 0' }).click()
  await records.getByText('SA-3-8').waitFor()
})

it.each(widths)('an admin takes what the contact form has sent, and is done with it, at %i px', async width => {
  const visitor = await site.visit()
  await visitor.goto('/contact-us')
  await hydrated(visitor)
  const subject = `Coil ${width}`
  const typed = { Company: 'Fjord Cooling', Name: 'Ida Holm', Phone: '+47 (22) 555-010', Email: 'ida@fjord.example' }
  for (const [label, text] of Object.entries({ ...typed, Subject: subject, Message: 'What is it?' }))
    await visitor.getByLabel(`${label}*`, { exact: true }).fill(text)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(async () => (await site.db.selectFrom('support_requests').selectAll().execute()).length)
    .toBe(widths.indexOf(width) + 1)

  const page = await site.visit({ as: 'admin', cleared: true, ...sizeOf(width) })
  await page.goto('/admin?section=inbox&state=new')
  expect(await page.getByRole('link', { name: 'Inbox 1 new' }).count()).toBe(1)
  await page.getByRole('link', { name: subject }).click()
  const panel = page.getByRole('complementary', { name: `Request ${subject}` })
  expect(await panel.getByRole('link', { name: 'Answer by mail' }).getAttribute('href')).toMatch(/^mailto:ida%40/)
  expect(await barriersOn(page)).toEqual([])
  // A longer one is not cut without a word: it comes back whole.
  const note = panel.getByLabel('Note, for admins')
  const hint = panel.locator(`#${await note.getAttribute('aria-describedby')}`)
  expect(await hint.textContent()).toBe('At most 1,000 characters.')
  const long = 'x'.repeat(limits.inboxNote + 1)
  await note.fill(long)
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Max 1000 characters.').waitFor()
  expect(await note.inputValue()).toBe(long)
  await note.fill('Asked the plant')
  await panel.getByRole('button', { name: 'Save and take it' }).click()
  await panel.getByText('ada.admin@coilworks.example').waitFor()
  expect(await panel.getByLabel('State').inputValue()).toBe('in work')
  await panel.getByLabel('State').selectOption('done')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The request is saved.').waitFor()
  expect(await page.getByRole('link', { name: /^Inbox/ }).innerText()).toBe('Inbox')
  expect(await sidewaysScroll(page)).toBe(0)
})

it('a notice that is too long comes back whole, with how long it may be', async () => {
  const page = await site.visit({ as: 'admin', cleared: true })
  await page.goto('/admin?section=notices')
  const text = 'x'.repeat(limits.banner.text + 1)
  await page.getByLabel('Text').fill(text)
  await page.getByLabel('From (UTC)').fill('2030-01-01T08:00')
  await page.getByLabel('Until (UTC)').fill('2030-01-02T08:00')
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await page.getByText(`Max ${limits.banner.text} characters.`).waitFor()
  expect(await page.getByLabel('Text').inputValue()).toBe(text)
})

it.each(widths)(
  'an admin publishes a notice, which readers close in place until their browser ends, at %i px',
  async width => {
    const text = `Coilworks is serviced on Saturday from 08:00 to 10:00 UTC. Please save your work before, and log in again afterwards. Thank you. (${width})`
    const page = await site.visit({ as: 'admin', cleared: true, ...sizeOf(width) })
    await page.goto('/admin?section=notices')
    const minute = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
    await hydrated(page)
    await page.getByLabel('Text').fill(text)
    await page.getByLabel('Severity').selectOption('warning')
    await page.getByLabel('From (UTC)').fill(minute(-1))
    await page.getByLabel('Until (UTC)').fill(minute(1))
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('region', { name: 'Preview' }).getByText(text).waitFor()
    const notice = page.getByRole('region', { name: 'Notice to everybody' })
    expect(await notice.count()).toBe(0)
    await page.getByRole('button', { name: 'Publish notice' }).click()
    await notice.getByRole('status').getByText(text).waitFor()
    expect(await barriersOn(page)).toEqual([])

    const reader = await site.visit({ as: 'customer', ...sizeOf(width) })
    const read = reader.getByRole('region', { name: 'Notice to everybody' })
    for (const path of ['/', '/login', '/app-selector', '/enterprise-webapp']) {
      await reader.goto(path)
      expect([path, await read.innerText()]).toEqual([path, text])
      const cut = await read.evaluate(element => element.scrollHeight - element.clientHeight)
      expect([path, cut]).toEqual([path, 0])
      expect(await sidewaysScroll(reader)).toBe(0)
    }
    await hydrated(reader)
    const before = reader.url()
    const [answer] = await Promise.all([
      reader.waitForResponse(response => response.url().endsWith('/close-notice')),
      read.getByRole('button', { name: 'Close notice' }).click(),
    ])
    await expect.poll(() => read.count()).toBe(0)
    expect([answer.status(), reader.url()]).toEqual([303, before])
    await reader.goto('/app-selector')
    expect(await read.count()).toBe(0)

    await page.getByRole('button', { name: /^Remove: Coilworks is serviced/ }).click()
    await page.getByText('The notice is gone from all pages.').waitFor()
    expect(await notice.count()).toBe(0)
  },
)

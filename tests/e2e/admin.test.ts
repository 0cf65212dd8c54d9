/** The admin's page in the browser, as an admin sees it; and that nobody else gets there. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { roles } from '../../shared/access/roles'
import { openSite, signIn } from '../support/browser'
import { barriersOn } from '../support/browserChecks'
import { type Person, password, people } from '../support/browserPeople'

const site = openSite({ own: true })

it('APP-11, ROLE-08 asks the admin a security question, then shows the audit trail without account items in its menu', async () => {
  const page = await site.visit({ as: 'admin' })
  site.expectComplaint(page, /status of 403/)
  await page.goto('/admin')
  await page.getByRole('dialog').getByRole('textbox').fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Audit trail', level: 1 }).waitFor()
  await page.getByRole('button', { name: /account menu/ }).click()
  const menu = page.locator('#user-menu')
  expect(await menu.getByRole('link').count()).toBe(0)
  expect(await menu.getByRole('button', { name: 'Log Out' }).count()).toBe(1)
})

it('SEC-103 an admin finds an event by person, goes back in time, verifies the chain and takes the trail along', async () => {
  const page = await site.visit({ as: 'admin', cleared: true })
  // Enough of a trail to leaf through: each call for somebody else is refused.
  const engineer = await site.requests('engineer')
  const records = `/api/RandD/records/${randomUUID()}`
  for (let calls = 0; calls < 52; calls++) {
    const answer = await engineer.get(`${records}?isShowAll=true&email=a@b.example`)
    expect(answer.status()).toBe(403)
  }
  await engineer.dispose()
  await page.goto('/admin')
  await page.getByLabel('Person', { exact: true }).fill('enzo.engineer')
  await page.getByLabel('Event', { exact: true }).selectOption('request-refused')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.waitForURL(/person=enzo.engineer/)
  const rows = page.getByRole('region', { name: 'Events' }).locator('tbody tr')
  expect(await rows.count()).toBe(50)
  expect(await rows.first().innerText()).toMatch(
    /request-refused\s+refused\s+enzo\.engineer@coilworks\.example\s+\/api\/RandD\/records/,
  )
  expect(await page.getByLabel('Event', { exact: true }).inputValue()).toBe('request-refused')

  await page.getByLabel('Event', { exact: true }).selectOption('')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('link', { name: 'Older' }).click()
  await page.waitForURL(/before=/)
  expect(await rows.count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Newer' }).click()
  await page.waitForURL(/after=/)
  expect(await rows.count()).toBe(50)

  await page.getByRole('link', { name: 'Verify chain' }).click()
  expect(await page.getByRole('status').innerText()).toMatch(/The chain holds\. \d+ rows verified/)

  await page.goto('/admin?person=enzo.engineer&event=request-refused')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('audit-trail.csv')
  expect(
    readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(53)
})

it('SEC-006 an admin ends the sessions of an account from its panel', async () => {
  const phone = await site.visit({ as: 'customer' })
  await phone.goto('/app-selector')
  const page = await site.visit({ as: 'admin', cleared: true })
  await page.goto('/admin?section=users')
  await page.getByRole('link', { name: 'dana.customer@northfieldmech.example' }).click()
  const panel = page.getByRole('complementary', { name: /dana\.customer/ })
  await panel.getByRole('heading', { name: 'Open sessions: 1' }).waitFor()
  await panel.getByText('End sessions', { exact: true }).click()
  await panel.getByRole('button', { name: 'End all sessions' }).click()
  await page.getByText('Every session of this account has ended.').waitFor()

  await phone.goto('/app-selector')
  expect(new URL(phone.url()).pathname).toBe('/login')
})

it('the keyboard goes on in the panel of the account that was chosen', async () => {
  const page = await site.visit({ as: 'admin', cleared: true })
  await page.goto('/admin?section=users')
  const panel = page.getByRole('complementary', { name: /dana\.customer/ })
  const isThere = () => panel.evaluate(aside => aside.contains(document.activeElement))
  await page.getByRole('link', { name: 'dana.customer@northfieldmech.example' }).press('Enter')
  await panel.waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(isThere).toBe(true)
})

it('SEC-007 an admin disables a company from its panel, whose people are signed out, and enables it again', async () => {
  const theirs = await site.visit({ as: 'rep' })
  await theirs.goto('/app-selector')
  const page = await site.visit({ as: 'admin', cleared: true, width: 390, theme: 'dark' })
  await page.goto('/admin?section=companies&search=Blue')
  await page.getByRole('link', { name: 'Blue Ridge Sales' }).click()
  const panel = page.getByRole('complementary', { name: 'Company Blue Ridge Sales' })
  await panel.getByText('2 accounts cannot log in any more, programs included, and 1 open session ends').waitFor()
  expect(await barriersOn(page)).toEqual([])
  const posts = async (button: string) => {
    await panel.locator('#state-password').fill(password)
    await panel.getByRole('button', { name: button }).click()
  }
  await posts('Disable company')
  await panel.getByRole('heading', { name: 'Enable company' }).waitFor()
  expect(
    await page
      .getByRole('row', { name: /Blue Ridge Sales/ })
      .getByText('Disabled')
      .count(),
  ).toBe(1)
  expect(await barriersOn(page)).toEqual([])
  await theirs.goto('/app-selector')
  expect(new URL(theirs.url()).pathname).toBe('/login')
  await posts('Enable company')
  await panel.getByRole('heading', { name: 'Disable company' }).waitFor()
  await signIn(await site.requests(), site.origin, people.rep)
})

it('SEC-049 shows in the matrix who may open what, with its heads in view when it is scrolled', async () => {
  const page = await site.visit({ as: 'admin', cleared: true })
  await page.goto('/admin?section=access')
  const row = page.getByRole('row', { name: /^\/command-center/ })
  expect(await row.getByText('open to command-center').count()).toBe(1)
  expect(await row.getByText(/^open to /).count()).toBe(1)
  const pane = page.getByRole('region', { name: 'Access matrix' })
  await pane.evaluate(element => element.scrollTo(0, 200))
  const head = await pane.getByRole('columnheader', { name: 'admin', exact: true }).first().boundingBox()
  const top = (await pane.boundingBox())?.y ?? 0
  expect(Math.round((head?.y ?? 0) - top)).toBe(0)
})

it('SEC-049 prints the matrix across A4, with a column for every role and no row on two sheets', async () => {
  // 297 by 210 mm without margins of 10 mm, at 96 dots an inch.
  const sheet = { width: 1047, height: 718 }
  const page = await site.visit({ as: 'admin', cleared: true, viewport: sheet })
  await page.goto('/admin?section=access')
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true, pageRanges: '1' })
  const [, width, height] = paper.toString('latin1').match(/\/MediaBox \[0 0 ([.\d]+) ([.\d]+)\]/) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))

  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('.ad-m').evaluateAll(tables =>
    tables.map(table => {
      const rows = [...table.querySelectorAll('tr')]
      return {
        roles: [...table.querySelectorAll('thead th.r')].map(head => head.textContent),
        right: Math.max(...[...table.querySelectorAll('th, td')].map(cell => cell.getBoundingClientRect().right)),
        highest: Math.max(...rows.map(row => row.getBoundingClientRect().height)),
        isWhole: rows.every(row => getComputedStyle(row).breakInside === 'avoid'),
      }
    }),
  )
  expect(printed).toHaveLength(2)
  for (const { roles: columns, right, highest, isWhole } of printed) {
    expect(columns).toEqual(expect.arrayContaining([...roles]))
    expect(right).toBeLessThanOrEqual(sheet.width)
    expect([isWhole, highest < sheet.height / 4]).toEqual([true, true])
  }
})

it.each<[Person, string]>([
  ['command', '/admin'],
  ['engineer', '/admin'],
  ['owner', '/admin'],
  ['owner', '/command-center'],
  ['rep', '/command-center'],
])('ROLE-08, ROLE-09 %s is refused at %s and signed out', async (as, path) => {
  const page = await site.visit({ as })
  await page.goto(path)
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.getByText('Access Denied').waitFor()
})

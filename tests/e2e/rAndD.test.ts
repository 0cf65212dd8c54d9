/** The R and D tracker in the browser: the time sheet by the keyboard, refusals, and two people at one project. */
import type { APIRequestContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSite, tokenIn } from '../support/browser'
import { hydrated, sidewaysScroll } from '../support/browserChecks'
import { type Person, people } from '../support/browserPeople'

const site = openSite({ own: true })

/** A week far from the data of the demo. */
const week = '/r-and-d?view=week&week=2030-03-06'
const year = 2030

const requests = new Map<Person, APIRequestContext>()

/** Calls the R and D API as a person, without a page. */
async function api(as: Person, method: string, path: string, data?: object) {
  const request = requests.get(as) ?? (await site.requests(as))
  requests.set(as, request)
  const token = tokenIn(await (await request.get('/app-selector')).text())
  const headers = { 'x-csrf-token': token, origin: site.origin }
  const answer = await request.fetch(`/api/RandD${path}`, { method, headers, data })
  expect(answer.ok()).toBe(true)
  return answer.status() === 204 ? undefined : answer.json()
}

async function project(Name: string, as: Person = 'engineer', Shared = true): Promise<string> {
  return (await api(as, 'POST', '/project', { Name, Shared, Plants: [1], Year: year })).Id
}

const record = (ProjectId: string, day: string, Hours: number, as: Person = 'engineer') =>
  api(as, 'POST', '/record', { ProjectId, Date: day, Hours, Note: '', Links: [] })

const recordsOf = async (id: string, as: Person = 'engineer') =>
  (await api(as, 'GET', `/records/${id}?isShowAll=true&email=${people[as]}`)) as { Date: string; Hours: number }[]

async function open(path: string, as: Person = 'engineer', width = 1440): Promise<Page> {
  const page = await site.visit({ as, width })
  await page.goto(path)
  await hydrated(page)
  return page
}

const cell = (page: Page, name: string, day: string) => page.getByRole('textbox', { name: `${name}, ${day} Mar` })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const returns = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const saved = (page: Page) => page.locator('.rd-outcome').filter({ hasText: 'saved.' }).waitFor()

it('RND-01 the time sheet is filled in, undone and saved by the keyboard alone', async () => {
  const [a, b] = [await project('Keys A'), await project('Keys B')]
  const page = await open(week)
  await cell(page, 'Keys A', 'Mon 4').focus()
  await page.keyboard.type('2.5')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Keys B, Mon 4 Mar')
  await page.keyboard.type('1:30')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Keys B, Tue 5 Mar')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('Keys A, Wed 6 Mar')
  await page.keyboard.type('7')
  await page.keyboard.press('Control+z')
  expect(await cell(page, 'Keys A', 'Wed 6').inputValue()).toBe('')
  await page.keyboard.press('Control+Shift+Z')
  expect(await cell(page, 'Keys A', 'Wed 6').inputValue()).toBe('7')
  const totals = await page.locator('.ts tfoot td').allTextContents()
  expect(totals.slice(0, 8)).toEqual(['4.0', '0.0', '7.0', '0.0', '0.0', '0.0', '0.0', '11.0'])

  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await page.locator('.rd-outcome').textContent()).toBe('3 cells are saved.')
  expect((await recordsOf(a)).map(one => [one.Date, one.Hours])).toEqual([
    ['2030-03-04', 2.5],
    ['2030-03-06', 7],
  ])
  expect((await recordsOf(b)).map(one => one.Hours)).toEqual([1.5])

  // Nothing typed is a deleted record.
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+s')
  await page.locator('.rd-outcome').filter({ hasText: '1 cell is saved.' }).waitFor()
  expect((await recordsOf(a)).map(one => one.Hours)).toEqual([2.5])
  await page.reload()
  expect(await cell(page, 'Keys A', 'Mon 4').inputValue()).toBe('2.5')
})

it('RND-01 last week is copied into the empty cells of this one, undone as one step, and saved only on request', async () => {
  const id = await project('Copied')
  await record(id, '2030-03-11', 3)
  await record(id, '2030-03-15', 1.25)
  await record(id, '2030-03-18', 8)
  const page = await open('/r-and-d?view=week&week=2030-03-18')
  await page.getByRole('button', { name: 'Copy last week' }).click()
  expect(await cell(page, 'Copied', 'Fri 22').inputValue()).toBe('1.25')
  expect(await cell(page, 'Copied', 'Mon 18').inputValue()).toBe('8.0')
  expect(await recordsOf(id)).toHaveLength(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await cell(page, 'Copied', 'Fri 22').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Save week' }).click()
  await saved(page)
  expect(
    (await recordsOf(id))
      .map(one => one.Date)
      .sort()
      .at(-1),
  ).toBe('2030-03-22')
})

it('RND-01 hours of more than 24 on a day are refused at the cell with their sentence; the rest is saved', async () => {
  const [a, b] = [await project('Long day A'), await project('Long day B')]
  const page = await open('/r-and-d?view=week&week=2030-04-02')
  const wrong = page.getByRole('textbox', { name: 'Long day B, Tue 2 Apr' })
  await page.getByRole('textbox', { name: 'Long day A, Wed 3 Apr' }).fill('4')
  await wrong.fill('24.5')
  const sentence = 'Tue 2 Apr would have 24.5 h. A day has at most 24.'
  const said = await wrong.getAttribute('aria-describedby')
  expect(await wrong.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`[id="${said}"]`).textContent()).toBe(sentence)
  expect(await page.locator('.rd-outcome').textContent()).toBe(sentence)
  await page.getByRole('button', { name: 'Save week' }).click()
  await page.locator('h2', { hasText: 'not saved' }).waitFor()
  await expect.poll(async () => (await recordsOf(a)).length).toBe(1)
  expect(await recordsOf(b)).toEqual([])
  expect(await wrong.inputValue()).toBe('24.5')
  await wrong.fill('24')
  expect(await wrong.getAttribute('aria-invalid')).toBeNull()
})

it('RND-01 what the service refuses stays typed, with the reason at its cell', async () => {
  await project('Refused')
  const page = await open('/r-and-d?view=week&week=2030-05-07')
  site.expectComplaint(page, /status of 500/)
  await page.route('**/api/RandD/record', route => route.fulfill({ status: 500, body: '{}' }))
  const refused = page.getByRole('textbox', { name: 'Refused, Tue 7 May' })
  await refused.fill('5')
  await page.getByRole('button', { name: 'Save week' }).click()
  const said = page.locator('.ts-said')
  await said.waitFor({ state: 'attached' })
  expect(await said.textContent()).toBe(
    'The R and D service does not answer at present. What you typed stays here; try again.',
  )
  expect(await refused.inputValue()).toBe('5')
  await page.unroute('**/api/RandD/record')
  await page.getByRole('button', { name: 'Save week' }).click()
  await page.locator('.rd-outcome').filter({ hasText: '1 cell is saved.' }).waitFor()
})

it('RND-01 says that the session has ended, and keeps what was typed, until the reader has logged in again', async () => {
  await project('Ended')
  const page = await open('/r-and-d?view=week&week=2030-05-14')
  site.expectComplaint(page, /status of 401/)
  const typed = page.getByRole('textbox', { name: 'Ended, Tue 14 May' })
  await typed.fill('5')
  await page.context().clearCookies({ name: 'coilworks' })
  await page.getByRole('button', { name: 'Save week' }).click()
  await page.getByText('Your session has ended. Log in again in another tab. What you typed stays here.').waitFor()
  expect(await typed.inputValue()).toBe('5')
})

it('RND-01 hours that were changed elsewhere are not overwritten unasked', async () => {
  const id = await project('Two windows')
  const { Id } = await record(id, '2030-06-04', 2)
  const page = await open('/r-and-d?view=week&week=2030-06-04')
  const own = page.getByRole('textbox', { name: 'Two windows, Tue 4 Jun' })
  await own.fill('6')
  await api('engineer', 'PUT', `/record/${Id}`, { Date: '2030-06-04', Hours: 3, Note: '', Links: [] })
  await returns(page)
  await page.getByText('Changed since you opened this page.').waitFor()
  await page.getByText('What you typed stays.').waitFor()
  await page.getByRole('button', { name: 'Save week' }).click()
  await page.getByText('Two windows, Tue 4 Jun: now 3.0 h, you typed 6.').waitFor()
  await page.getByRole('button', { name: 'Show theirs' }).click()
  await expect.poll(() => own.inputValue()).toBe('3.0')
  await own.fill('6')
  await page.getByRole('button', { name: 'Save week' }).click()
  await saved(page)
  expect((await recordsOf(id)).map(one => one.Hours)).toEqual([6])
})

it('APP-10 a project and its records are made, changed and deleted, the note in the dialog for several lines', async () => {
  const page = await open('/r-and-d')
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('button', { name: 'Make project' }).click()
  expect(await page.getByRole('textbox', { name: 'Name' }).getAttribute('aria-describedby')).toBe('rd-p-name-e')
  await page.getByText('Choose at least one plant.').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Wind tunnel')
  await page.getByRole('checkbox', { name: 'Richmond' }).check()
  await page.getByRole('button', { name: 'Make project' }).click()
  const panel = page.getByRole('complementary', { name: 'Project Wind tunnel' })
  await panel.getByText('It is yours to change.').waitFor()

  await panel.getByRole('button', { name: 'Add record' }).click()
  await page.getByRole('textbox', { name: 'Hours' }).fill('25')
  await page.getByRole('dialog').getByRole('button', { name: 'Add record' }).click()
  await page.getByText('Type hours as 1.5 or 1:30, at most 24 a day.').waitFor()
  await page.getByRole('textbox', { name: 'Hours' }).fill('3')
  await page.getByRole('checkbox', { name: 'Prototype' }).check()
  await page.getByRole('button', { name: 'Write note' }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  expect(await note.getAttribute('rows')).toBe('15')
  await note.fill('First run.\nNozzle 2 leaks.')
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add record' }).click()
  await panel.getByText('Nozzle 2 leaks.').waitFor()
  expect(await panel.locator('.rd-links').textContent()).toContain('Phase Prototype')

  await panel.getByRole('button', { name: /^Change 3.0 h/ }).click()
  await page.getByRole('textbox', { name: 'Hours' }).fill('4.5')
  await page.getByRole('button', { name: 'Save record' }).click()
  await panel.locator('.rd-hours', { hasText: '4.5' }).waitFor()
  await panel.getByRole('button', { name: /^Delete 4.5 h/ }).click()
  await page.getByRole('button', { name: 'Delete record' }).click()
  await panel.getByText('Nobody has recorded hours').waitFor()

  await panel.getByRole('button', { name: 'Delete project' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await page.getByRole('link', { name: 'Wind tunnel' }).count()).toBe(0)
})

it('APP-10 two people at one project are told of each other: on return to the page, and when they save', async () => {
  const thisYear = new Date().getUTCFullYear()
  const fields = { Name: 'Shared rig', Shared: true, Plants: [1], Year: thisYear }
  const { Id } = await api('engineer', 'POST', '/project', fields)
  const page = await open(`/r-and-d?project=${Id}`)
  const other = await open(`/r-and-d?project=${Id}`, 'researcher')

  // The other person may not change the project, which is said before it is tried, but may record hours.
  await other.getByText('Only Enzo Maly may change or delete this project.').waitFor()
  expect(await other.getByRole('button', { name: 'Change project' }).isDisabled()).toBe(true)
  await other.getByRole('button', { name: 'Add record' }).click()
  await other.getByRole('textbox', { name: 'Hours' }).fill('2')
  await other.getByRole('dialog').getByRole('button', { name: 'Add record' }).click()
  await other.locator('.rd-hours', { hasText: '2.0' }).waitFor()

  await returns(page)
  await page.getByText('Shared rig has other hours.').waitFor()
  await page.getByRole('button', { name: 'Show the changes' }).click()
  await page.locator('.rd-rec').getByText('Otto Brandt').waitFor()
  expect(await page.locator('.rd-theirs').count()).toBe(1)

  await page.getByRole('button', { name: 'Change project' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine')
  await api('engineer', 'PUT', `/project/${Id}`, { ...fields, Name: 'Theirs' })
  await page.getByRole('button', { name: 'Save project' }).click()
  await page.getByText('The name is now Theirs.').waitFor()
  await page.getByRole('button', { name: 'Show theirs' }).click()
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Theirs')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ours')
  await page.getByRole('button', { name: 'Save project' }).click()
  await page.getByRole('heading', { name: 'Ours' }).waitFor()
})

it('RND-04 the choice, the search and the records shown are in the address, and follow without a new page', async () => {
  const page = await open('/r-and-d')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.getByRole('link', { name: 'Mine', exact: true }).click()
  await page.getByRole('link', { name: 'Spare parts of the wind tunnel' }).click()
  await page.getByText('Only you see it.').waitFor()
  await page.getByRole('navigation', { name: 'Whose records' }).getByRole('link', { name: 'Mine' }).click()
  await page.waitForURL(/filter=Mine&.*project=.*&records=mine/)
  await page.goBack()
  await page.goBack()
  await page.getByRole('combobox', { name: 'Plant of the work' }).selectOption({ label: 'At Phoenix' })
  await page.waitForURL(/plant=A/)
  await page.getByRole('link', { name: 'All', exact: true }).first().click()
  await page.waitForURL(/filter=All.*plant=A/)
  await page.getByRole('searchbox').fill('kim refeed')
  expect(await page.locator('.rd-t tbody tr').count()).toBe(1)
  expect(await page.locator('body[data-same-page]').count()).toBe(1)
})

it('RND-04 an address with a project that is not there says so, on a phone too', async () => {
  const gone = await project('Gone soon')
  await api('engineer', 'DELETE', `/project/${gone}?email=${people.engineer}`)
  for (const width of [1440, 390]) {
    const page = await open(`/r-and-d?year=${year}&project=${gone}`, 'engineer', width)
    await page.getByText('The chosen project is not in this list: it was deleted').waitFor()
  }
})

it('RND-04 has the sum of the hours named on a phone, where the table has no head', async () => {
  const page = await open('/r-and-d', 'engineer', 390)
  const sum = page.locator('.rd-t tfoot td').filter({ hasText: /\d\.\d/ })
  expect(await sum.evaluate(cell => getComputedStyle(cell, '::before').content)).toMatch(/^"Hours /)
})

it('RND-01 the time sheet is filled in on a phone, and fits it', async () => {
  const id = await project('Phone')
  const page = await open('/r-and-d?view=week&week=2030-07-02', 'engineer', 390)
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('textbox', { name: 'Phone, Tue 2 Jul' }).fill('25')
  await page.getByRole('textbox', { name: 'Phone, Tue 2 Jul' }).focus()
  const said = await page.locator('.ts-said').boundingBox()
  expect([said && said.x >= 0, said && said.x + said.width <= 390]).toEqual([true, true])
  await page.getByRole('textbox', { name: 'Phone, Tue 2 Jul' }).fill('2.5')
  await page.getByRole('button', { name: 'Save week' }).click()
  await saved(page)
  expect((await recordsOf(id)).map(one => one.Hours)).toEqual([2.5])
})

it('RND-01 typed hours are not left without being asked', async () => {
  await project('Kept')
  const page = await open('/r-and-d?view=week&week=2030-08-06')
  const own = page.getByRole('textbox', { name: 'Kept, Tue 6 Aug' })
  await own.fill('5')
  await page.getByRole('link', { name: 'Week after' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(await own.inputValue()).toBe('5')
  await page.getByRole('link', { name: 'Week after' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByText('12 to 18 Aug 2030').waitFor()
})

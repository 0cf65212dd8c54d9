/** The owner edits the company, and hands its account to a colleague. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { messages, texts } from '../../shared/texts'
import { openSite, signIn, tokenIn } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { people } from '../support/browserPeople'

const site = openSite({ own: true })

async function opened(): Promise<Page> {
  const page = await site.visit({ as: 'owner' })
  await page.goto('/app-selector/company-profile')
  await hydrated(page)
  return page
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
const box = 'Let people with our mail domain register by themselves'

async function saves(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), save(page)])
  await hydrated(page)
}

async function saidAt(page: Page, label: string): Promise<string> {
  const ids = (await field(page, label).getAttribute('aria-describedby')) ?? ''
  return (await page.locator(`[id="${ids.split(' ')[0]}"]`).textContent()) ?? ''
}

it('ROUTE-13, COMPANY-01 shows the company as it is, before any script, to its owner', async () => {
  const page = await site.visit({ as: 'owner', javaScriptEnabled: false })
  await page.goto('/app-selector/company-profile')
  expect(await field(page, 'Company').inputValue()).toBe('Northfield Mechanical')
  expect(await field(page, 'Address Line 1').inputValue()).not.toBe('')
})

it('opens at its top, where it is taller than the window', async () => {
  const page = await site.visit({ as: 'owner' })
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/app-selector/company-profile')
  await hydrated(page)
  const { top, room } = await page.evaluate(() => ({
    top: window.scrollY,
    room: document.documentElement.scrollHeight - window.innerHeight,
  }))
  expect(room).toBeGreaterThan(100)
  expect(top).toBe(0)
})

it('COMPANY-04, COMPANY-05, COMPANY-07, COMPANY-11 says what is wrong, at its field, and clears nothing', async () => {
  const page = await opened()
  const wrong = { Company: '', 'Address Line 1': ' ', City: '', 'Postal Code': '55_057' }
  for (const [label, value] of Object.entries(wrong)) await field(page, label).fill(value)
  await save(page)
  await page.getByText(texts.checkInputs).waitFor()
  const said: Record<string, string> = {}
  for (const label of Object.keys(wrong)) said[label] = await saidAt(page, label)
  expect(said).toEqual({
    Company: 'Company is required.',
    'Address Line 1': 'Address Line 1 is required.',
    City: 'City is required.',
    'Postal Code': 'Postal Code is invalid.',
  })
  expect(await field(page, 'Company').evaluate(element => element === document.activeElement)).toBe(true)
  expect(await field(page, 'Postal Code').inputValue()).toBe('55_057')
})

it('COMPANY-08, COMPANY-09, COMPANY-10 chooses the state in US and CA, types it elsewhere, and clears it with the country', async () => {
  const page = await opened()
  const state = field(page, 'State')
  const now = async () => [await state.evaluate(({ tagName }) => tagName), await state.inputValue()]
  expect(await now()).toEqual(['SELECT', 'MN'])
  await field(page, 'Country').selectOption('CA')
  expect(await now()).toEqual(['SELECT', ''])
  expect(await state.locator('option').allTextContents()).toContain('Ontario')
  await save(page)
  expect(await saidAt(page, 'State')).toBe('State is required.')

  await field(page, 'Country').selectOption('GB')
  expect(await now()).toEqual(['INPUT', ''])
  await state.fill('West Yorkshire')
  await field(page, 'Country').selectOption('US')
  expect(await now()).toEqual(['SELECT', ''])
})

it('COMPANY-01, COMPANY-06, COMPANY-12 keeps what the owner saves, a box that is off too', async () => {
  const page = await opened()
  const typed = { Company: 'Northfield Works', 'Address Line 2': '', City: 'Toronto', 'Postal Code': 'M5V 2T6' }
  await field(page, 'Country').selectOption('CA')
  await field(page, 'State').selectOption('ON')
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
  await page.getByLabel(box).uncheck()
  await saves(page)
  for (const [label, value] of Object.entries(typed)) expect(await field(page, label).inputValue()).toBe(value)
  expect([await field(page, 'Country').inputValue(), await field(page, 'State').inputValue()]).toEqual(['CA', 'ON'])
  expect(await page.getByLabel(box).isChecked()).toBe(false)
  expect(await page.getByRole('navigation').first().isVisible()).toBe(true)

  // What has not changed is not sent.
  await save(page)
  await page.getByText('No update required').waitFor()
})

/** Lets somebody into the owner's company, by invitation and registration. */
async function joins(email: string, fullName: string): Promise<void> {
  const owner = await site.requests('owner')
  const visitor = await site.requests()
  const post = async (by: typeof owner, name: string, data: object) => {
    const token = tokenIn(await (await by.get('/contact-us')).text())
    const headers = { 'x-csrf-token': token, origin: site.origin }
    return (await by.post(`/AccountService.svc/${name}`, { headers, data })).json()
  }
  await post(owner, 'InviteUsers', { emails: [email], message: '' })
  const [token] = (await site.mails())
    .filter(mail => mail.includes(`To: ${email}`))
    .flatMap(mail => /invitation=(?:3D)?([\w-]{43})/.exec(mail.replace(/=\r?\n/g, ''))?.[1] ?? [])
  await visitor.get(`/register?invitation=${token}`)
  const { Item } = await post(visitor, 'Register', {
    ...{ fullName, phone: '555-0100', companyName: 'Northfield', acceptTerms: true },
    ...{ email, confirmEmail: email, password: 'Fresh1Password', confirmPassword: 'Fresh1Password' },
  })
  const mails = (await site.mails()).filter(mail => mail.includes(`To: ${email}`))
  const [answerCode] = mails.flatMap(mail => /^ {4}(\d{8})$/m.exec(mail)?.[1] ?? [])
  const answer = await post(visitor, 'ConfirmRegistration', { registrationId: Item.RegistrationId, answerCode })
  expect(answer).toMatchObject({ Item: { Outcome: 'Active' } })
}

it('COMPANY-13 gives the account to nobody with a free email account, and says so at the field', async () => {
  await joins('frida.free@gmail.com', 'Frida Free')
  const page = await opened()
  await field(page, 'Account Owner').selectOption({ label: 'Frida Free' })
  await save(page)
  expect(await saidAt(page, 'Account Owner')).toBe(
    'Invalid: You cannot change ownership to a user with a free email account.',
  )
  expect(await field(page, 'Account Owner').evaluate(element => element === document.activeElement)).toBe(true)
  await field(page, 'Account Owner').selectOption({ label: 'Olivia Sandberg' })
  expect(await field(page, 'Account Owner').getAttribute('aria-invalid')).toBeNull()
})

it('COMPANY-02, COMPANY-14, COMPANY-15, XTAB-03 asks before another owner is saved, and logs the former one out in every tab', async () => {
  const page = await opened()
  await field(page, 'Account Owner').selectOption({ label: 'Dana Whitfield' })
  await save(page)
  const question = page.getByRole('alertdialog', { name: 'Change Account Owner' })
  await question.getByRole('button', { name: 'Keep owner' }).click()
  // Nothing was saved, and the choice stays for another try.
  expect(await field(page, 'Account Owner').locator('option:checked').textContent()).toBe('Dana Whitfield')
  const second = await opened()
  expect(await field(second, 'Account Owner').locator('option:checked').textContent()).toBe('Olivia Sandberg')

  const other = await page.context().newPage()
  await other.goto('/app-selector')
  await hydrated(other)
  await save(page)
  await question.getByRole('button', { name: 'Change owner' }).click()
  await page.waitForURL('/login')
  await page.getByText(messages.ownerChanged).waitFor()
  await other.getByRole('alertdialog', { name: texts.crossTab.loggedOut }).waitFor()
  await page.goto('/app-selector')
  expect(new URL(page.url()).pathname).toBe('/login')

  const dana = await site.visit()
  await signIn(dana.context().request, site.origin, people.customer)
  await dana.goto('/app-selector/company-profile')
  expect(await field(dana, 'Account Owner').locator('option:checked').textContent()).toBe('Dana Whitfield')
})

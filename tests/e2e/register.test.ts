/** Registering, as a visitor does it: with the link of an invitation, and without. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { routes } from '../../shared/routes'
import { messages, texts } from '../../shared/texts'
import { openSite, tokenIn } from '../support/browser'
import { hydrated } from '../support/browserChecks'

const site = openSite({ own: true })
const chosen = 'Fresh1Password'

/** What the newest mail to `email` holds. */
async function mailed(email: string, wanted: RegExp): Promise<string> {
  const found = (await site.mails())
    .filter(mail => mail.includes(`To: ${email}`))
    .map(mail => wanted.exec(mail.replace(/=\r?\n/g, ''))?.[1])
    .findLast(one => one !== undefined)
  return found ?? ''
}

const codeFor = (email: string) => mailed(email, /^ {4}(\d{8})$/m)
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const register = (page: Page) => page.getByRole('button', { name: 'Register' }).click()

/** What is said at the field at this moment. */
function saidAt(page: Page, label: string): Promise<string> {
  return field(page, label).evaluate(box => {
    const [id = ''] = (box.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(id)?.textContent ?? ''
  })
}

async function opened(path: string = routes.register.path): Promise<Page> {
  const page = await site.visit()
  await page.goto(path)
  await hydrated(page)
  return page
}

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
}

const person = (email: string) => ({
  'Full Name': 'Gwen Ortiz',
  Phone: '+1 (952) 555-0188',
  Company: 'Elsewhere Air',
  Email: email,
  'Confirm Email': email,
  Password: chosen,
  'Confirm password': chosen,
})

async function logsIn(email: string): Promise<string> {
  const page = await opened('/login')
  await page.getByLabel('Email').fill(email)
  await field(page, 'Password').fill(chosen)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('/app-selector')
  return page.locator('body').innerText()
}

describe('a visitor who was invited', () => {
  it('REG-01, REG-02, ROUTE-04 registers by the link of the mail, and is in the company that invited them', async () => {
    const email = 'gwen@elsewhere.example'
    const owner = await site.requests('owner')
    const token = tokenIn(await (await owner.get('/app-selector')).text())
    await owner.post('/AccountService.svc/InviteUsers', {
      headers: { 'x-csrf-token': token, origin: site.origin },
      data: { emails: [email], message: 'Come in.' },
    })
    const invitation = await mailed(email, /invitation=(?:3D)?([\w-]{43})/)

    const page = await opened(`/register?invitation=${invitation}`)
    expect(page.url()).toBe(`${site.origin}/register`)
    expect(await page.getByText('You are invited to join Northfield Mechanical.').isVisible()).toBe(true)
    expect(await field(page, 'Email').inputValue()).toBe(email)

    await register(page)
    expect(await saidAt(page, 'Full Name')).toBe('Full Name is required.')
    expect(await saidAt(page, 'I accept the terms of use')).toBe(messages.acceptTerms)
    expect(await field(page, 'Full Name').evaluate(box => box === document.activeElement)).toBe(true)

    const { Email, 'Confirm Email': _, Company, ...rest } = person(email)
    await fill(page, rest)
    await page.getByLabel('I accept the terms of use').check()
    await register(page)
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()

    const code = await codeFor(email)
    await field(page, 'Code').fill(code === '00000000' ? '11111111' : '00000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => saidAt(page, 'Code')).toBe(messages.codeWrong)
    await field(page, 'Code').fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('heading', { name: 'Your account is open' }).waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: 'Log in' }).count()).toBe(1)
    expect(await logsIn(email)).toContain('Gwen Ortiz')
  })
})

describe('a visitor whom nobody invited', () => {
  it('REG-01 is let in by the mail domain of a company that allows it', async () => {
    const email = 'hugo.new@northfieldmech.example'
    const page = await opened()
    await fill(page, person(email))
    await page.getByLabel('I accept the terms of use').check()
    await register(page)
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
    await field(page, 'Code').fill(await codeFor(email))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(messages.registered.Active).waitFor()
    expect(await logsIn(email)).toContain('Gwen Ortiz')
  })

  it('REG-01 waits, where the company is new, and has mended the email without typing anything again', async () => {
    const page = await opened()
    await fill(page, person('gwen@elsewere.example'))
    await page.getByLabel('I accept the terms of use').check()
    await register(page)
    await page.getByText('gwen@elsewere.example').waitFor()
    await page.getByRole('button', { name: 'Back' }).click()

    const email = 'gwen@new-company.example'
    const { Email, 'Confirm Email': again, ...kept } = person(email)
    for (const [label, value] of Object.entries(kept)) expect(await field(page, label).inputValue()).toBe(value)
    expect(await page.getByLabel('I accept the terms of use').isChecked()).toBe(true)
    await fill(page, { Email, 'Confirm Email': again })
    await register(page)
    await page.getByText(email).waitFor()
    await field(page, 'Code').fill(await codeFor(email))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(messages.registered.NewCompany).waitFor()
  })

  it('is told of each wrong field when it is left, and of the password also after Enter', async () => {
    const page = await opened()
    await fill(page, { Phone: 'call me' })
    await field(page, 'Company').focus()
    expect(await saidAt(page, 'Phone')).toBe('Phone is invalid.')
    await fill(page, { Phone: '555-0100' })
    expect(await field(page, 'Phone').getAttribute('aria-invalid')).toBeNull()
    await fill(page, { ...person('gwen@elsewhere.example'), 'Confirm Email': 'other@elsewhere.example' })
    expect(await saidAt(page, 'Confirm Email')).toBe(texts.emailsDiffer)
    await fill(page, { 'Confirm Email': 'gwen@elsewhere.example', Password: 'weak' })
    await field(page, 'Password').press('Enter')
    expect(await saidAt(page, 'Password')).toBe(texts.passwordRule)
    expect(await field(page, 'Password').inputValue()).toBe('weak')
  })

  it('SEC-028 is told at the field of a password that is easy to guess, and has everything else kept', async () => {
    const page = await opened()
    const typed = { ...person('gwen@elsewhere.example'), Password: 'Password1', 'Confirm password': 'Password1' }
    await fill(page, typed)
    await page.getByLabel('I accept the terms of use').check()
    await register(page)
    await expect.poll(() => saidAt(page, 'Password')).toBe(messages.passwordGuessable)
    expect(await field(page, 'Password').evaluate(box => box === document.activeElement)).toBe(true)
    for (const [label, value] of Object.entries(typed)) expect(await field(page, label).inputValue()).toBe(value)
    await fill(page, { Password: chosen, 'Confirm password': chosen })
    await register(page)
    await page.getByRole('heading', { name: 'Confirm your email' }).waitFor()
  })
})

it('SEC-105 never puts what was typed into an address, however early the form is sent', async () => {
  const page = await site.visit({ javaScriptEnabled: false })
  await page.goto('/register')
  await fill(page, person('gwen@elsewhere.example'))
  await page.getByLabel('I accept the terms of use').check()
  await field(page, 'Confirm password').press('Enter')
  expect(page.url()).toBe(`${site.origin}/register`)
  expect(await page.getByRole('button', { name: 'Register' }).isDisabled()).toBe(true)
  expect(await page.locator('form').getAttribute('method')).toBe('post')
})

it('REG-01, ROUTE-04 fetches the code of registering only where it is opened', async () => {
  const page = await site.visit()
  const scripts = new Set<string>()
  page.on('response', response => response.request().resourceType() === 'script' && scripts.add(response.url()))
  // Names of files are hashes; what the form calls stands in its code and nowhere else.
  async function isThere(): Promise<boolean> {
    const codes = [...scripts].map(async url => (await page.context().request.get(url)).text())
    return (await Promise.all(codes)).join('').includes('ConfirmRegistration')
  }
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await hydrated(page)
  }
  expect([scripts.size > 0, await isThere()]).toEqual([true, false])
  await page.goto('/register')
  await hydrated(page)
  expect(await isThere()).toBe(true)
})

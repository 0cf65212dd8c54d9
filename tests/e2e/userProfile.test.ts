/** A person edits the own profile, and moves to another mailbox by the code from its mail. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { messages, texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { password, people } from '../support/browserPeople'

const site = openSite({ own: true })
/** Where the person moves to, for each test: one mailbox gets no more than a few codes an hour. */
let fresh = ''
let count = 0
beforeEach(() => {
  count += 1
  fresh = `dana.moved${count}@northfieldmech.example`
})

async function opened(as: 'customer' | 'rep' | 'admin' | 'command' | 'partner' = 'customer'): Promise<Page> {
  const page = await site.visit({ as })
  await page.goto('/app-selector/user-profile')
  await hydrated(page)
  return page
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

async function saves(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), save(page)])
  await hydrated(page)
}

async function saidAt(page: Page, label: string): Promise<string> {
  const ids = (await field(page, label).getAttribute('aria-describedby')) ?? ''
  return (await page.locator(`[id="${ids.split(' ')[0]}"]`).textContent()) ?? ''
}

/** The code in the newest mail. */
async function codeFor(email: string): Promise<string> {
  const mail = (await site.mails()).findLast(one => one.includes(`To: ${email}`) && /^ {4}\d{8}$/m.test(one))
  return /^ {4}(\d{8})$/m.exec(mail ?? '')?.[1] ?? ''
}

async function asksToMove(page: Page): Promise<void> {
  await field(page, 'Email').fill(fresh)
  await field(page, 'Confirm Email').fill(fresh)
  await save(page)
  await page.getByRole('dialog', { name: 'Activate your email' }).waitFor()
}

async function answers(page: Page, code: string): Promise<void> {
  await page.getByLabel(messages.codeMailedTo(fresh)).fill(code)
  await page.getByRole('button', { name: 'Activate' }).click()
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const formMessage = (page: Page, text: string) => page.locator('main').getByRole('alert').filter({ hasText: text })

describe('the profile', () => {
  it('PROFILE-01 is changed by the person, and shown everywhere at once', async () => {
    const page = await opened('partner')
    await field(page, 'Full Name').fill('Patricia Rowe')
    await field(page, 'Phone').fill('+1 (952) 555-0199')
    await saves(page)
    expect(await field(page, 'Phone').inputValue()).toBe('+1 (952) 555-0199')
    expect(await page.locator('header').first().innerText()).toContain('Patricia Rowe')
  })

  it('PROFILE-02, PROFILE-03 links to change password, and to security questions for admin or command-center', async () => {
    const offered = async (as: Parameters<typeof opened>[0]) => {
      const links = (await opened(as)).locator('main').getByRole('link')
      return links.allInnerTexts()
    }
    expect(await offered('customer')).toEqual(['Change Password', 'Two-step login'])
    expect(await offered('admin')).toEqual(['Change Password', 'Two-step login', 'Security Questions'])
    expect(await offered('command')).toEqual(['Change Password', 'Two-step login', 'Security Questions'])
    const page = await opened()
    await page.getByRole('link', { name: 'Change Password' }).click()
    await page.waitForURL('/app-selector/change-password')
  })

  it('PROFILE-04, PROFILE-05, PROFILE-06, PROFILE-07, PROFILE-08 says what is wrong, at its field, and clears nothing', async () => {
    const page = await opened()
    const wrong = { 'Full Name': '', Phone: 'call me', Email: 'dana', 'Confirm Email': 'other' }
    for (const [label, value] of Object.entries(wrong)) await field(page, label).fill(value)
    await save(page)
    await formMessage(page, 'Error: Please check your inputs.').waitFor()
    const said: Record<string, string> = {}
    for (const label of Object.keys(wrong)) said[label] = await saidAt(page, label)
    expect(said).toEqual({
      'Full Name': 'Full Name is required.',
      Phone: 'Phone is invalid.',
      Email: 'Email is invalid.',
      'Confirm Email': texts.emailsDiffer,
    })
    expect(await field(page, 'Full Name').evaluate(box => box === document.activeElement)).toBe(true)
    for (const [label, value] of Object.entries(wrong)) expect(await field(page, label).inputValue()).toBe(value)
  })

  it('CONST-21 sends nothing that has not changed, and says so for five seconds', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.clock.install()
    await page.goto('/app-selector/user-profile')
    await page.locator('[data-widget="user-profile"][data-hydrated]').waitFor()
    const calls: string[] = []
    page.on('request', request => request.method() === 'POST' && calls.push(request.url()))
    await save(page)
    const alert = page.getByText('No update required')
    await alert.waitFor()
    await page.clock.runFor(limits.noUpdateAlert - 500)
    expect(await alert.isVisible()).toBe(true)
    await page.clock.runFor(1_500)
    expect(await alert.count()).toBe(0)
    expect([calls, limits.noUpdateAlert]).toEqual([[], 5_000])
  })

  it('ERROR-17 says in a dialog titled Error that it could not be saved, and keeps what was typed', async () => {
    const page = await opened()
    site.expectComplaint(page, /UpdateUserProfile|status of 500/)
    await page.route('**/UpdateUserProfile', route => route.fulfill({ status: 500, json: {} }))
    await field(page, 'Phone').fill('555-0177')
    await save(page)
    const error = dialog(page, 'Error')
    await error.waitFor()
    expect(await error.textContent()).toContain(texts.unknownError)
    // It is said once.
    expect(await page.locator('.cw-toast').count()).toBe(0)
    await error.getByRole('button', { name: 'OK' }).click()
    expect(await field(page, 'Phone').inputValue()).toBe('555-0177')
  })
})

describe('another email', () => {
  it('EMAILCHG-01, EMAILCHG-03 asks for the code, and is dropped where that is cancelled', async () => {
    const page = await opened()
    await field(page, 'Phone').fill('555-0188')
    await asksToMove(page)
    const code = await codeFor(fresh)
    const dropped = page.waitForResponse(/DeleteEmailChange/)
    await page.keyboard.press('Escape')
    expect((await dropped).status()).toBe(200)
    await formMessage(page, 'Your email cannot be changed until activation completes.').waitFor()
    // The fields of the address that was not taken are empty; all else that was typed is there.
    for (const name of ['Email', 'Confirm Email']) expect(await field(page, name).inputValue()).toBe('')
    expect(await field(page, 'Phone').inputValue()).toBe('555-0188')
    await save(page)
    await expect.poll(() => saidAt(page, 'Email')).toBe('Email is required.')

    // Nothing was saved, and the code that was mailed works no more: a new one is asked for.
    await page.reload()
    await hydrated(page)
    expect(await field(page, 'Email').inputValue()).toBe(people.customer)
    expect(await field(page, 'Phone').inputValue()).not.toBe('555-0188')
    await asksToMove(page)
    await expect.poll(() => codeFor(fresh)).not.toBe(code)
    await answers(page, code)
    await dialog(page, 'Invalid Activation').waitFor()
  })

  it('ERROR-16, EMAILCHG-04 says Invalid Activation after a wrong code, and drops the change', async () => {
    const page = await opened()
    await asksToMove(page)
    const code = await codeFor(fresh)
    const dropped = page.waitForResponse(/DeleteEmailChange/)
    await answers(page, code === '00000000' ? '11111111' : '00000000')
    const error = dialog(page, 'Invalid Activation')
    await error.waitFor()
    expect(await error.textContent()).toContain(messages.codeWrong)
    await error.getByRole('button', { name: 'OK' }).click()
    expect((await dropped).status()).toBe(200)
    await formMessage(page, messages.emailPending).waitFor()
  })

  it('EMAILCHG-01, EMAILCHG-02 takes effect with the code of the mail, and the rest of the profile with it', async () => {
    const page = await opened()
    await field(page, 'Phone').fill('555-0123')
    await asksToMove(page)
    const code = await codeFor(fresh)
    await Promise.all([page.waitForEvent('load'), answers(page, code)])
    await hydrated(page)
    expect([await field(page, 'Email').inputValue(), await field(page, 'Phone').inputValue()]).toEqual([
      fresh,
      '555-0123',
    ])

    const other = await site.visit()
    await other.goto('/login')
    await hydrated(other)
    await other.getByLabel('Email').fill(fresh)
    await field(other, 'Password').fill(password)
    await other.getByRole('button', { name: 'Log in' }).click()
    await other.waitForURL('/app-selector')
  })
})

/** The sign-in form with its own script: it looks and answers like the forms of widgets, and loads no React. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messages } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { people } from '../support/browserPeople'
import { gate } from '../support/gate'

const site = openSite()

const emailBox = (page: Page) => page.getByLabel('Email')
const passwordBox = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' })

async function opened(): Promise<Page> {
  const page = await site.visit()
  await page.goto('/login')
  await hydrated(page)
  return page
}

/** What a box says of itself, and of its error as it is shown. */
const saidOf = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).evaluate(box => ({
    isWrong: box.getAttribute('aria-invalid') === 'true' && box.classList.contains('is-invalid'),
    error: document.getElementById(box.getAttribute('aria-describedby') ?? '-')?.textContent ?? null,
  }))
const right = { isWrong: false, error: null }
const wrong = (error: string) => ({ isWrong: true, error })

/**
 * The form as it stands, each element with its attributes by name; without what is another one in each answer, and what
 * only a script or its absence leaves.
 */
const markupOf = (page: Page) =>
  page.locator('form[action="/login"]').evaluate(form => {
    const copy = form.cloneNode(true) as HTMLElement
    const passing = ['value', 'autofocus', 'novalidate', 'data-hydrated']
    for (const one of [copy, ...copy.querySelectorAll('*')]) {
      const attributes = [...one.attributes].sort((a, b) => a.name.localeCompare(b.name))
      for (const { name } of attributes) one.removeAttribute(name)
      for (const { name, value } of attributes) if (!passing.includes(name)) one.setAttribute(name, value)
    }
    return copy.outerHTML
  })

describe('the sign-in form', () => {
  it('looks after a refusal as the server sends it to a browser without script', async () => {
    const [live, plain] = [await opened(), await site.visit({ javaScriptEnabled: false })]
    await plain.goto('/login')
    for (const page of [live, plain]) {
      await emailBox(page).fill(people.customer)
      await passwordBox(page).fill('Wrong1Password')
      await submit(page).click()
      await page.getByText(messages.loginRefused).waitFor()
    }
    const [ofLive, ofPlain] = [await markupOf(live), await markupOf(plain)]
    expect(ofLive).toBe(ofPlain)
    expect(ofLive).toContain('role="alert"')
  })

  it('looks with an error at each field as the server sends it', async () => {
    const [live, plain] = [await opened(), await site.visit({ javaScriptEnabled: false })]
    await plain.goto('/login')
    // The browser itself would not send these.
    await plain.locator('form').evaluate(form => form.setAttribute('novalidate', ''))
    for (const page of [live, plain]) {
      await emailBox(page).fill('dana@nowhere')
      await submit(page).click()
      await page.getByText('Password is required.').waitFor()
    }
    expect(await markupOf(live)).toBe(await markupOf(plain))
    expect(await emailBox(live).evaluate(box => box === document.activeElement)).toBe(true)
  })

  it('says at a field what is wrong when it is left, unless it is empty or left for a button, and no longer once it is right', async () => {
    const page = await opened()
    await emailBox(page).focus()
    await passwordBox(page).focus()
    expect(await saidOf(page, 'email')).toEqual(right)
    await emailBox(page).fill('dana@nowhere')
    await page.getByRole('button', { name: 'Show password' }).focus()
    expect(await saidOf(page, 'email')).toEqual(right)
    await emailBox(page).focus()
    await passwordBox(page).focus()
    expect(await saidOf(page, 'email')).toEqual(wrong('Email is invalid.'))
    await emailBox(page).fill('')
    expect(await saidOf(page, 'email')).toEqual(wrong('Email is required.'))
    await emailBox(page).fill('dana@nowhere.test')
    expect(await saidOf(page, 'email')).toEqual(right)
    expect(await page.locator('.invalid-feedback').count()).toBe(0)
  })

  it('is sent once however often Enter is pressed, with what was typed before the script came', async () => {
    const page = await site.visit()
    const [script, answer] = [gate(), gate()]
    await page.route('**/assets/**/*.js', route => script.isOpen.then(() => route.continue()))
    const sent: (string | null)[] = []
    await page.route('**/AccountService.svc/LogIn', async route => {
      sent.push(route.request().postData())
      await answer.isOpen
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await emailBox(page).fill(` ${people.customer} `)
    await passwordBox(page).fill(' Wrong1Password')
    script.open()
    await hydrated(page)
    for (let press = 0; press < 3; press++) await passwordBox(page).press('Enter')
    answer.open()
    await page.getByText(messages.loginRefused).waitFor()
    expect(sent).toEqual([JSON.stringify({ email: people.customer, password: ' Wrong1Password' })])
    expect(await submit(page).isEnabled()).toBe(true)
    expect(await page.locator('form[aria-busy="false"]').count()).toBe(1)
  })

  it('tells of a fault in a toast, and loads React only then', async () => {
    const page = await opened()
    const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = async () => (await files()).filter(name => name.endsWith('.js')).length
    const before = await scripts()
    site.expectComplaint(page, /The burner is out/)
    const logged = page.waitForRequest('**/AccountService.svc/LogError')
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('The burner is out'))))
    const toast = page.locator('.cw-toast')
    await toast.waitFor()
    expect(await toast.textContent()).toContain('The burner is out')
    expect((await logged).postData()).toContain('The burner is out')
    expect(await scripts()).toBeGreaterThan(before)
    await toast.getByRole('button', { name: 'Dismiss: The burner is out' }).click()
    await toast.waitFor({ state: 'detached' })
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messages } from '../../shared/texts'
import { connectionLost } from '../../shared/wording/callTexts'
import { openSite } from '../support/browser'
import { hydrated, pathOf } from '../support/browserChecks'
import { password, people } from '../support/browserPeople'

const site = openSite()

const emailBox = (page: Page) => page.getByLabel('Email')
const passwordBox = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' })

async function openLogin(page: Page, path = '/login'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

async function fill(page: Page, secret: string): Promise<void> {
  await emailBox(page).fill(people.customer)
  await passwordBox(page).fill(secret)
}

describe('signing in', () => {
  it('GUARD-01, LOGIN-07 leads who asked for the workbench back to it', async () => {
    const page = await site.visit()
    await openLogin(page, '/enterprise-webapp')
    expect(pathOf(page)).toBe('/login')
    await fill(page, password)
    await submit(page).click()
    await page.waitForURL('/enterprise-webapp')
    expect(await page.getByText('Total capacity').first().isVisible()).toBe(true)
  })

  it('LOGIN-08 leads to the app selector where nothing was asked for', async () => {
    const page = await site.visit()
    await openLogin(page)
    await fill(page, password)
    await submit(page).click()
    await page.waitForURL('/app-selector')
    expect(await page.getByRole('heading', { level: 2, name: 'Apps' }).isVisible()).toBe(true)
  })

  it('LOGIN-01, LOGIN-02 shows the password while the reader wants to see it', async () => {
    const page = await site.visit()
    await openLogin(page)
    await fill(page, 'Typed1Once')
    const toggle = page.getByRole('button', { name: 'Show password' })
    const seen = async () => [await passwordBox(page).getAttribute('type'), await toggle.getAttribute('aria-pressed')]
    expect(await seen()).toEqual(['password', 'false'])
    await toggle.click()
    expect(await seen()).toEqual(['text', 'true'])
    await toggle.click()
    expect(await seen()).toEqual(['password', 'false'])
    expect(await passwordBox(page).inputValue()).toBe('Typed1Once')
  })

  it('LOGIN-09 says under the form that it was refused, and keeps what was typed', async () => {
    const page = await site.visit()
    await openLogin(page)
    await fill(page, 'Wrong1Password')
    await submit(page).click()
    const message = page.getByRole('alert')
    await message.waitFor()
    expect(await message.textContent()).toBe(messages.loginRefused)
    const [said, button] = [await message.boundingBox(), await submit(page).boundingBox()]
    expect(said?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
    expect(await emailBox(page).inputValue()).toBe(people.customer)
    expect(pathOf(page)).toBe('/login')
  })

  it('LOGIN-05 is in its working state while the request runs', async () => {
    const page = await site.visit()
    await openLogin(page)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/AccountService.svc/LogIn', async route => {
      await held
      await route.continue()
    })
    await fill(page, password)
    await submit(page).click()
    const working = page.getByRole('button', { name: 'Logging in' })
    await working.waitFor()
    expect(await working.isDisabled()).toBe(true)
    expect(await page.locator('form[aria-busy="true"]').count()).toBe(1)
    release()
    await page.waitForURL('/app-selector')
  })

  it('LOGIN-10 tells of a lost connection in an alert of the browser, and can be tried again', async () => {
    const page = await site.visit()
    await openLogin(page)
    site.expectComplaint(page, /ERR_CONNECTION_RESET/)
    await page.route('**/AccountService.svc/LogIn', route => route.abort('connectionreset'))
    await fill(page, password)
    const [dialog] = await Promise.all([
      page.waitForEvent('dialog').then(async shown => {
        await shown.accept()
        return shown
      }),
      submit(page).click(),
    ])
    expect([dialog.type(), dialog.message()]).toEqual(['alert', connectionLost])

    await page.unroute('**/AccountService.svc/LogIn')
    await submit(page).click()
    await page.waitForURL('/app-selector')
  })

  it('LOGIN-11, LOGIN-12 says at the fields what is missing, and asks the server nothing', async () => {
    const page = await site.visit()
    await openLogin(page)
    const asked: string[] = []
    page.on('request', request => void asked.push(request.url()))
    await submit(page).click()
    await page.getByText('Email is required.').waitFor()
    expect(await page.getByText('Password is required.').isVisible()).toBe(true)
    expect(await emailBox(page).evaluate(box => box === document.activeElement)).toBe(true)
    expect(asked).toEqual([])
  })

  it.each([
    ['LOGIN-03', 'Forgot password', '/forgot-password'],
    ['LOGIN-04', 'Cancel', '/'],
  ])('%s has a link "%s" to %s', async (_, name, path) => {
    const page = await site.visit()
    await openLogin(page)
    await page.getByRole('link', { name, exact: true }).click()
    await expect.poll(() => pathOf(page)).toBe(path)
  })
})

describe('signing in without script', () => {
  const withoutScript = { javaScriptEnabled: false }

  it('LOGIN-07 leads on to what was asked for', async () => {
    const page = await site.visit(withoutScript)
    await page.goto('/enterprise-webapp')
    expect(pathOf(page)).toBe('/login')
    await fill(page, password)
    await submit(page).click()
    await page.waitForURL('/enterprise-webapp')
  })

  it('LOGIN-09 says under the form that it was refused, keeps the email and forgets the password', async () => {
    const page = await site.visit(withoutScript)
    await page.goto('/login')
    await fill(page, 'Wrong1Password')
    await submit(page).click()
    await page.getByText(messages.loginRefused).waitFor()
    expect(await emailBox(page).inputValue()).toBe(people.customer)
    expect(await passwordBox(page).inputValue()).toBe('')
    expect(await page.content()).not.toContain('Wrong1Password')
  })
})

describe('by keyboard alone', () => {
  /** What has the focus, as a reader would name it. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement
      if (element === document.body) return ''
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? ''
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    })

  it('signs in: everything is reached in the order of reading, and Enter submits', async () => {
    const page = await site.visit()
    await openLogin(page)
    const order: string[] = []
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab')
      order.push(await focused(page))
      if (order.at(-1) === 'Email') await page.keyboard.type(people.customer)
      if (order.at(-1) === 'Password') await page.keyboard.type(password)
    }
    expect(order).toEqual([
      'Skip to content',
      'Coilworks',
      'Email',
      'Forgot password',
      'Password',
      'Show password',
      'Log in',
      'Cancel',
    ])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('/app-selector')
  })

  it('opens the account menu, closes it with Esc where it was opened, and logs out', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector')
    const menu = page.locator('#user-menu')
    const name = 'Olivia Sandberg, account menu'
    for (let stop = 0; stop < 20 && !(await focused(page)).includes(name); stop++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await menu.waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('User Profile')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await focused(page)).toContain(name)

    await page.keyboard.press('Enter')
    for (let stop = 0; stop < 10 && (await focused(page)) !== 'Log Out'; stop++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('/login')
  })

  it('skips to the content', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

describe('after logging out', () => {
  it('SEC-073 Back shows nothing of the signed-in page', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/enterprise-webapp')
    await page.goto('/app-selector')
    await page.getByRole('button', { name: 'Dana Whitfield' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('/login')
    for (const _ of ['the app selector', 'the workbench']) {
      await page.goBack()
      expect(pathOf(page)).toBe('/login')
      expect(await page.content()).not.toMatch(/Dana|Northfield|Total capacity/)
    }
  })
})

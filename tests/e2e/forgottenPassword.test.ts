import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messages, texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated, pathOf } from '../support/browserChecks'
import { password, people } from '../support/browserPeople'

const site = openSite({ own: true })

async function askForPassword(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('status').waitFor()
}

/** The password in the newest mail to `email`. */
async function mailedPassword(email: string): Promise<string> {
  const mail = (await site.mails()).findLast(one => one.includes(`To: ${email}`))
  return /^ {4}(\w+)$/m.exec(mail ?? '')?.[1] ?? ''
}

async function logIn(page: Page, email: string, secret: string, wanted = '/login'): Promise<void> {
  await page.goto(wanted)
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function chooseNew(page: Page, secret: string): Promise<void> {
  await newPassword(page).fill(secret)
  await page.getByLabel('Confirm password').fill(secret)
  await page.getByRole('button', { name: 'Change password' }).click()
}

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true })
const currentPassword = (page: Page) => page.getByLabel('Current password')

describe('forgot password', () => {
  it('FORGOT-01 answers the same for an address that has an account and for one that has none', async () => {
    const page = await site.visit()
    for (const email of [people.engineer, 'nobody@example.com']) {
      await askForPassword(page, email)
      expect(await page.getByRole('status').textContent()).toBe(messages.forgotPasswordSent)
    }
    await mailedPassword(people.engineer)
    expect((await site.mails()).filter(mail => mail.includes('nobody@example.com'))).toEqual([])
  })

  it('FORGOT-02 goes back to the login page on Cancel', async () => {
    const page = await site.visit()
    await page.goto('/forgot-password')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect.poll(() => pathOf(page)).toBe('/login')
  })
})

describe('a temporary password', () => {
  it('LOGIN-06, PWD-02, PWD-03 leads to a new one, and then to the app selector', async () => {
    const page = await site.visit()
    await askForPassword(page, people.roleless)
    await logIn(page, people.roleless, await mailedPassword(people.roleless))
    await page.waitForURL('/app-selector/change-password')
    expect(await currentPassword(page).count()).toBe(0)

    // Nothing else is open before that.
    await page.goto('/app-selector')
    expect(new URL(page.url()).pathname).toBe('/app-selector/change-password')

    await hydrated(page)
    // As a password manager pastes it: nothing is cut, and the rule that it breaks is said.
    for (const label of ['New password', 'Confirm password']) {
      await page.getByLabel(label, { exact: true }).focus()
      await page.keyboard.insertText('Fresh1Password'.padEnd(26, 'x'))
    }
    expect((await newPassword(page).inputValue()).length).toBe(26)
    await page.getByText('8 to 20 characters, broken').waitFor()
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText(texts.passwordRule).waitFor()

    await chooseNew(page, 'Fresh1Password')
    await page.waitForURL('/app-selector')
    await page.getByText(messages.passwordChanged).waitFor()
    const other = await site.visit()
    await logIn(other, people.roleless, 'Fresh1Password')
    await other.waitForURL('/app-selector')
  })

  it('PWD-03 leads to the page that was asked for, where there is one', async () => {
    const page = await site.visit()
    await askForPassword(page, people.rep)
    await logIn(page, people.rep, await mailedPassword(people.rep), '/enterprise-webapp')
    await page.waitForURL('/app-selector/change-password')
    await hydrated(page)
    await chooseNew(page, 'Fresh1Password')
    await page.waitForURL('/enterprise-webapp')
    expect(new URL(page.url()).pathname).toBe('/enterprise-webapp')
  })
})

describe('change password', () => {
  it('DIALOG-14 has a checklist that follows the typing, rule by rule', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector/change-password')
    await hydrated(page)
    const rules = page.getByRole('list', { name: 'Rules for the new password' }).getByRole('listitem')
    const said = async () => (await rules.allInnerTexts()).map(text => text.replace(/\s+/g, ' '))
    const states = async () => (await said()).map(text => (/, (kept|not yet|broken)$/.exec(text) ?? [])[1])
    expect(await states()).toEqual([undefined, undefined, undefined, undefined, undefined])

    const box = newPassword(page)
    for (const [typed, kept] of [
      ['a', [false, true, false, false, true]],
      ['aB', [true, true, false, false, true]],
      ['aB3', [true, true, true, false, true]],
      ['aB345678', [true, true, true, true, true]],
      ['aB34567/', [true, true, true, true, 'broken']],
      ['aB3456789012345678901', [true, true, true, 'broken', true]],
    ] as const) {
      await box.fill('')
      await box.pressSequentially(typed)
      // Nothing is cut in silence.
      expect(await box.inputValue()).toBe(typed)
      expect(await states()).toEqual(kept.map(is => (is === 'broken' ? is : is ? 'kept' : 'not yet')))
    }
  })

  it('PWD-09, PWD-11 says which rule is broken and that the two differ, at their fields', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector/change-password')
    await hydrated(page)
    await newPassword(page).fill('alllowercase1')
    await page.getByLabel('Confirm password').fill('Alllowercase2')
    await page.getByRole('button', { name: 'Change password' }).focus()
    const described = async (label: string) => {
      const ids = (await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby')) ?? ''
      return page.locator(`[id="${ids.split(' ')[0]}"]`).textContent()
    }
    expect(await described('New password')).toBe(texts.passwordRule)
    expect(await described('Confirm password')).toBe(texts.passwordsDiffer)
  })

  it('PWD-02, PWD-05 asks for the current password, and goes back to the apps it was opened from', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector')
    await page.goto('/app-selector/change-password')
    await hydrated(page)
    await currentPassword(page).fill('Wrong1Password')
    await chooseNew(page, 'Fresh1Password')
    await page.getByText(messages.wrongOldPassword).waitFor()

    await hydrated(page)
    await currentPassword(page).fill(password)
    await chooseNew(page, 'Fresh1Password')
    await page.waitForURL('/app-selector')
    expect(await page.getByText(messages.passwordChanged).isVisible()).toBe(true)
  })
})

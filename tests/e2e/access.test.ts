/** Security questions, clearance and impersonation as people go through them in the browser. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { messages, texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated, pathOf } from '../support/browserChecks'
import { password, people } from '../support/browserPeople'

const site = openSite({ own: true })

it('DIALOG-11 a secured page entered without clearance is a dialog that asks the security question, and no page', async () => {
  const page = await site.visit({ as: 'admin' })
  const dialog = page.getByRole('dialog', { name: texts.securityQuestion.title })
  await page.goto('/app-selector')
  const before = await dialog.count()
  site.expectComplaint(page, /403 .*\/admin/)
  await page.goto('/admin')
  await dialog.waitFor()
  expect([before, pathOf(page), await page.getByRole('navigation', { name: 'Sections' }).count()]).toEqual([
    0,
    '/admin',
    0,
  ])

  await dialog.getByRole('textbox').fill(password)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('navigation', { name: 'Sections' }).waitFor()
  expect([await dialog.count(), pathOf(page)]).toEqual([0, '/admin'])
})

describe('the security questions', () => {
  const path = '/app-selector/security-questions'
  const group = (page: Page, number: number) => page.getByRole('group', { name: `Question ${number}` })
  const question = (page: Page, number: number) => group(page, number).getByLabel('Question', { exact: true })
  const answer = (page: Page, number: number) => group(page, number).getByLabel('Answer', { exact: true })
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
  const dialog = (page: Page) => page.locator('dialog[open]')

  async function open(): Promise<Page> {
    const page = await site.visit({ as: 'admin' })
    await page.goto(path)
    await hydrated(page)
    return page
  }

  it('SECQ-02, SECQ-06 asks for what is missing at its field, and moves there', async () => {
    const page = await open()
    await submit(page).click()
    expect(await group(page, 2).getByText(messages.required('Question')).isVisible()).toBe(true)
    expect(await group(page, 3).getByText(messages.required('Answer')).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-question-1')
    expect(await answer(page, 2).getAttribute('maxlength')).toBe('30')
  })

  it('SECQ-04 shows an answer while the reader wants to see it', async () => {
    const page = await open()
    await answer(page, 2).fill('Elm Street')
    const seen = () => answer(page, 2).getAttribute('type')
    const before = await seen()
    const toggle = group(page, 2).getByRole('button', { name: 'Show answer' })
    await toggle.click()
    const shown = await seen()
    await toggle.click()
    expect([before, shown, await seen()]).toEqual(['password', 'text', 'password'])
    expect(await answer(page, 2).inputValue()).toBe('Elm Street')
  })

  it('SECQ-03 cancelled goes back to where the reader came from, and to /login where there is no way back', async () => {
    const page = await open()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect.poll(() => pathOf(page)).toBe('/login')

    await page.goto('/app-selector/change-password')
    await page.evaluate(to => window.location.assign(to), path)
    await page.waitForURL(path)
    await hydrated(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect.poll(() => pathOf(page)).toBe('/app-selector/change-password')
  })

  it('ERROR-15 that are refused say why in a dialog, and keep what was typed', async () => {
    const page = await open()
    await question(page, 2).selectOption({ index: 1 })
    await answer(page, 2).fill('12345')
    await question(page, 3).selectOption({ index: 1 })
    await answer(page, 3).fill('Sparky')
    await submit(page).click()
    const told = page.getByRole('alertdialog', { name: texts.securityQuestion.title })
    expect(await told.textContent()).toContain(messages.answerGuessable)
    await told.getByRole('button', { name: 'OK' }).click()
    expect([await answer(page, 2).inputValue(), await answer(page, 3).inputValue()]).toEqual(['12345', 'Sparky'])
  })

  it('SECQ-05, ERROR-12 are set, the locked one after its current answer, and locked again once they are saved', async () => {
    const page = await open()
    expect([await question(page, 1).isDisabled(), await answer(page, 1).isDisabled()]).toEqual([true, true])
    const change = group(page, 1).getByRole('button', { name: 'Change question 1' })
    await change.click()
    await dialog(page).getByRole('textbox').fill('Not this one')
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    const told = page.getByRole('alertdialog', { name: texts.securityQuestion.title })
    expect(await told.textContent()).toContain(messages.wrongAnswer)
    await told.getByRole('button', { name: 'OK' }).click()
    expect(await answer(page, 1).isDisabled()).toBe(true)

    await change.click()
    await dialog(page).getByRole('textbox').fill(password)
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    await answer(page, 1).fill('Blue Pickup')
    await question(page, 2).selectOption({ index: 1 })
    await answer(page, 2).fill('Elm Street')
    await question(page, 3).selectOption({ index: 1 })
    await answer(page, 3).fill('Sparky')
    await submit(page).click()
    await page.getByText(messages.securityQuestionsSaved).waitFor()
    await page.reload()
    await hydrated(page)
    for (const number of [1, 2, 3]) {
      expect([await question(page, number).isDisabled(), await answer(page, number).inputValue()]).toEqual([true, ''])
    }
  })
})

describe('logging out', () => {
  it('SESSION-07, SEC-005 leaves nothing in the browser’s storage', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector')
    await page.evaluate(() => {
      localStorage.setItem('demo', 'a sample')
      sessionStorage.setItem('demo', 'a sample')
    })
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('/login')
    expect(await page.evaluate(() => [localStorage.getItem('demo'), sessionStorage.getItem('demo')])).toEqual([
      null,
      null,
    ])
  })
})

describe('the open sessions', () => {
  const path = '/app-selector/change-password'

  it('SEC-006 are ended but this one, after the password was given once more, with Enter too', async () => {
    const laptop = await site.visit({ as: 'partner' })
    const phone = await site.requests('partner')
    await laptop.goto(path)
    const section = laptop.getByRole('region', { name: 'Where you are signed in' })
    expect(await section.getByRole('listitem').count()).toBe(2)
    await section.getByLabel('Current password').fill('Wrong1Password')
    await section.getByRole('button', { name: 'Log out everywhere else' }).click()
    await section.getByText(messages.wrongOldPassword).waitFor()
    expect(await laptop.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('currentPassword')

    await section.getByLabel('Current password').fill(password)
    await laptop.keyboard.press('Enter')
    await laptop.getByText(messages.otherSessionsEnded).waitFor()
    expect(await section.getByRole('listitem').count()).toBe(1)
    expect(new URL((await phone.get(path)).url()).pathname).toBe('/login')
    await phone.dispose()
  })
})

describe('acting as another person', () => {
  async function openPrompt(): Promise<Page> {
    const page = await site.visit({ as: 'admin' })
    await page.goto('/app-selector')
    await hydrated(page)
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('button', { name: 'Impersonate' }).click()
    return page
  }
  const prompt = (page: Page) => page.getByRole('dialog', { name: 'Impersonate' })

  it('IMPERS-02, IMPERS-03 asks for an email, and takes none that is not one', async () => {
    const page = await openPrompt()
    const box = prompt(page).getByRole('textbox')
    expect(await box.getAttribute('maxlength')).toBe('254')
    await box.fill('dana.customer')
    expect(await prompt(page).getByText(texts.invalidImpersonatedEmail).isVisible()).toBe(true)
    expect(await prompt(page).getByRole('button', { name: 'OK' }).isDisabled()).toBe(true)
    await box.fill(people.roleless.replace('nils', 'nobody'))
    await prompt(page).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('alertdialog', { name: 'Impersonate' }).getByText(messages.impersonationRefused).waitFor()
    expect(await page.getByRole('complementary', { name: 'Impersonation' }).count()).toBe(0)
  })

  it('IMPERS-07, IMPERS-08, SEC-043, SEC-046 goes from the prompt to the notice, names both on every page, and ends', async () => {
    const page = await openPrompt()
    await prompt(page).getByRole('textbox').fill(people.customer)
    await prompt(page).getByRole('button', { name: 'OK' }).click()
    const line = page.getByRole('complementary', { name: 'Impersonation' })
    await line.waitFor()
    expect(pathOf(page)).toBe('/app-selector')
    await page.getByText(texts.impersonating).waitFor()
    for (const path of ['/app-selector', '/enterprise-webapp', '/help']) {
      await page.goto(path)
      expect(await line.innerText()).toMatch(/Ada Novak.* impersonating .*Dana Whitfield/)
    }
    await line.getByRole('button', { name: /^End/ }).click()
    await page.waitForURL('/login')
    await page.goto('/app-selector')
    expect(pathOf(page)).toBe('/login')
  })
})

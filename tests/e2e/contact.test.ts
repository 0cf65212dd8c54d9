import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { messages, texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated, pathOf } from '../support/browserChecks'
import { people } from '../support/browserPeople'

// Its own: messages are counted by address.
const site = openSite({ own: true })

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const counter = (page: Page) => page.getByText('Characters Remaining').textContent()
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))

async function open(page: Page): Promise<void> {
  await page.goto('/contact-us')
  await hydrated(page)
}

async function fillVisitor(page: Page): Promise<void> {
  await field(page, 'Company*').fill('Fjord Cooling')
  await field(page, 'Name*').fill('Ida Holm')
  await field(page, 'Phone*').fill('+47 (22) 555-010')
  await field(page, 'Email*').fill('ida@fjord.example')
}

async function fillMessage(page: Page): Promise<void> {
  await field(page, 'Subject*').fill('Coil 12')
  await field(page, 'Message*').fill('Which fin do you\nadvise?')
}

describe('the contact form of a visitor', () => {
  let page: Page
  const opened = async () => {
    page = await site.visit()
    await open(page)
  }

  it('CONTACT-01, CONTACT-03, CONTACT-05, CONTACT-08, ROUTE-05 has its title, its labels and its button', async () => {
    await opened()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Contact Us')
    expect(await page.locator('form .form-label').allTextContents()).toEqual([
      'Company*',
      'Name*',
      'Phone*',
      'Email*',
      'Subject*',
      'Message*',
    ])
    expect(await send(page).count()).toBe(1)
  })

  it('CONTACT-02, NAV-06 has a close button that goes back to where one came from', async () => {
    page = await site.visit()
    await page.goto('/forgot-password')
    await page.evaluate(() => window.location.assign('/contact-us'))
    await page.waitForURL('/contact-us')
    await hydrated(page)
    await page.getByRole('link', { name: 'Close' }).click()
    await expect.poll(() => pathOf(page)).toBe('/forgot-password')
  })

  it('NAV-08 closes to the landing page where there is no way back, as it says itself', async () => {
    await opened()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect.poll(() => pathOf(page)).toBe('/')
  })

  it('CONTACT-06, CONTACT-13, CONST-12 counts what may still be written', async () => {
    await opened()
    expect(await counter(page)).toBe('1000 Characters Remaining')
    await field(page, 'Message*').fill('12345\n7')
    expect(await counter(page)).toBe('993 Characters Remaining')
    await field(page, 'Message*').fill('x'.repeat(1200))
    // The box itself takes no more.
    expect((await field(page, 'Message*').inputValue()).length).toBe(limits.contact.message)
    expect(await counter(page)).toBe('0 Characters Remaining')
  })

  it('CONTACT-18 cannot be sent while it is invalid', async () => {
    await opened()
    expect(await send(page).isDisabled()).toBe(true)
    await fillVisitor(page)
    expect(await send(page).isDisabled()).toBe(true)
    await fillMessage(page)
    expect(await send(page).isDisabled()).toBe(false)
    for (const [label, wrong] of [
      ['Company*', ''],
      ['Name*', ' '],
      ['Phone*', 'five'],
      ['Email*', 'ida@fjord'],
      ['Subject*', 'What?'],
      ['Message*', 'Btu/hr'],
    ] as const) {
      const before = await field(page, label).inputValue()
      await field(page, label).fill(wrong)
      expect([label, await send(page).isDisabled()]).toEqual([label, true])
      await field(page, label).fill(before)
      expect([label, await send(page).isDisabled()]).toEqual([label, false])
    }
  })

  it('says at the field what is wrong, once it is left', async () => {
    await opened()
    await field(page, 'Subject*').fill('What?')
    await field(page, 'Message*').focus()
    const ids = (await field(page, 'Subject*').getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${ids.split(' ')[0]}"]`).textContent()).toBe('Subject is invalid.')
    expect(await field(page, 'Message*').getAttribute('aria-invalid')).toBe(null)
  })

  it('CONTACT-19 says in a dialog that inputs cannot be blank, where Enter is pressed all the same', async () => {
    await opened()
    expect(await send(page).isDisabled()).toBe(true)
    await field(page, 'Subject*').press('Enter')
    await dialog(page).waitFor()
    expect(await dialog(page).getByRole('heading').textContent()).toBe('Error')
    for (const line of ['Inputs cannot be blank.', 'Please try again'])
      expect(await dialog(page).getByText(line, { exact: true }).count()).toBe(1)
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await field(page, 'Company*').evaluate(box => box === document.activeElement)).toBe(true)
    expect(await site.mails()).toEqual([])
  })

  it('CONTACT-04, CONTACT-09, CONTACT-10 is working while it is sent, and as new after that', async () => {
    await opened()
    await fillVisitor(page)
    await fillMessage(page)
    let answer: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/ContactUs', async route => {
      await held
      await route.continue()
    })
    expect(await page.locator('main form').getAttribute('aria-busy')).toBe('false')
    await send(page).click()
    const working = page.getByRole('button', { name: 'Sending' })
    await working.waitFor()
    expect(await working.isDisabled()).toBe(true)
    expect(await working.locator('.cw-spin').count()).toBe(1)
    expect(await page.locator('main form').getAttribute('aria-busy')).toBe('true')

    answer()
    await page.getByText(messages.contactSent).waitFor()
    for (const label of ['Company*', 'Name*', 'Phone*', 'Email*', 'Subject*', 'Message*'])
      expect(await field(page, label).inputValue()).toBe('')
    expect(await counter(page)).toBe('1000 Characters Remaining')
    expect(await send(page).isDisabled()).toBe(true)
    const mail = (await site.mails()).at(-1) ?? ''
    expect(mail).toContain('Reply-To: ida@fjord.example')
    expect(mail).toContain('> advise?')
  })

  it('CONTACT-11, ERROR-23 says in a dialog why it was not sent, keeps what was typed, and can be sent again', async () => {
    await opened()
    await fillVisitor(page)
    await fillMessage(page)
    await page.route('**/ContactUs', route =>
      route.fulfill({
        json: {
          Succeeded: false,
          Notices: [{ Type: 'message', Title: '', Severity: 'error', Messages: ['No desk.'] }],
        },
      }),
    )
    await send(page).click()
    await dialog(page).waitFor()
    expect(await dialog(page).getByRole('heading').textContent()).toBe('Error')
    expect(await dialog(page).getByText('No desk.').count()).toBe(1)
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    expect(await field(page, 'Message*').inputValue()).toBe('Which fin do you\nadvise?')
    await page.unroute('**/ContactUs')
    await send(page).click()
    await page.getByText(messages.contactSent).waitFor()
  })

  it('CONTACT-08 is sent without script', async () => {
    page = await site.visit({ javaScriptEnabled: false })
    await page.goto('/contact-us')
    await fillVisitor(page)
    await field(page, 'Email*').fill('noscript@fjord.example')
    await fillMessage(page)
    await send(page).click()
    await page.getByText(messages.contactSent).waitFor()
    expect((await site.mails()).at(-1)).toContain('Reply-To: noscript@fjord.example')
  })
})

describe('the contact form of who is signed in', () => {
  let page: Page
  beforeAll(() => expect(texts.contact.again).toBe('Please try again'))

  it('CONTACT-07, CONTACT-18 asks for subject and message alone, and needs no more', async () => {
    page = await site.visit({ as: 'customer' })
    await open(page)
    expect(await page.locator('form .form-label').allTextContents()).toEqual(['Subject*', 'Message*'])
    expect(await send(page).isDisabled()).toBe(true)
    await fillMessage(page)
    await send(page).click()
    await page.getByText(messages.contactSent).waitFor()
    expect((await site.mails()).at(-1)).toContain(`Reply-To: ${people.customer}`)
  })

  it('CONTACT-10, NAV-07 asks for no more after it was sent, and closes to the apps where there is nothing to go back to', async () => {
    page = await site.visit({ as: 'customer' })
    await open(page)
    await fillMessage(page)
    await send(page).click()
    await page.getByText(messages.contactSent).waitFor()
    expect(await page.locator('form .form-label').allTextContents()).toEqual(['Subject*', 'Message*'])
    await fillMessage(page)
    expect(await send(page).isDisabled()).toBe(false)
    await page.getByRole('link', { name: 'Close' }).click()
    await page.waitForURL('/app-selector')
  })
})

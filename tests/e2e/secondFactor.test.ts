/** Two-step login the whole way, as a person goes it: set up, sign out, sign in with a code; with script and without. */

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { codeOf, stepOf } from '../../server/access/totp'
import { factorMessages } from '../../shared/accounts/factorMessages'
import { openSite, type Visit } from '../support/browser'
import { barriersOn, hydrated, showTheme, sidewaysScroll } from '../support/browserChecks'
import { type Person, password, people } from '../support/browserPeople'
import { settableClock } from '../support/settableClock'

/** It stands still: a code is good for half a minute, and a busy machine may take longer to bring it. */
const clock = settableClock(new Date().toISOString())
const site = openSite({ own: true, clock, environment: { SECOND_FACTOR_ROLES: 'command-center' } })
const page = '/app-selector/two-step-login'

const button = (shown: Page, name: string) => shown.getByRole('button', { name })
const codeBox = (shown: Page) => shown.getByLabel(/^Code/)

/** What an app shows that this key was typed into; `ahead` is a step whose code was not used yet. */
function codeFrom(key: string, ahead = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key.replace(/\s/g, '')].map(one => alphabet.indexOf(one).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from(bits.match(/.{8}/g)?.map(byte => Number.parseInt(byte, 2)) ?? [])
  return codeOf(secret, stepOf(clock.now()) + ahead)
}

async function logIn(shown: Page, person: Person): Promise<void> {
  await shown.goto('/login')
  await shown.getByLabel('Email').fill(people[person])
  await shown.getByLabel('Password', { exact: true }).fill(password)
  await button(shown, 'Log in').click()
  // The code, or the home page with apps or without.
  await shown
    .getByText(/^(Enter your code|Apps|No apps are open to you yet)$/)
    .first()
    .waitFor()
}

async function logOut(shown: Page): Promise<void> {
  await shown.goto('/app-selector')
  await shown.getByRole('button', { name: /account menu/ }).click()
  await button(shown, 'Log Out').click()
  await shown.waitForURL('/login')
}

/** By the page, from where it is off; the key and the codes that it showed. */
async function setUp(shown: Page): Promise<{ key: string; codes: string[] }> {
  await button(shown, 'Set up two-step login').click()
  const key = (await shown.locator('.sf-key').textContent()) ?? ''
  await codeBox(shown).fill(codeFrom(key, -1))
  await button(shown, 'Turn on two-step login').click()
  await shown.getByRole('heading', { name: 'Keep these codes' }).waitFor()
  return { key, codes: await shown.locator('#recovery-codes li').allTextContents() }
}

/** Narrow and wide, light and dark, which changes colours alone. */
async function isForEverybody(shown: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await shown.setViewportSize({ width, height: 900 })
    expect(await sidewaysScroll(shown)).toBe(0)
    await showTheme(shown, 'light')
    expect(await barriersOn(shown)).toEqual([])
    await showTheme(shown, 'dark')
    expect(await barriersOn(shown, 'colour')).toEqual([])
  }
}

describe.each<[string, Person, Visit]>([
  ['with script', 'customer', {}],
  ['without script', 'roleless', { javaScriptEnabled: false }],
])('two-step login %s', (_, person, options) => {
  it('SEC-030 is set up, asked for after the password, and turned off again', async () => {
    const shown = await site.visit(options)
    await logIn(shown, person)
    await shown.goto('/app-selector/user-profile')
    await shown.getByRole('link', { name: 'Two-step login' }).click()
    const { key, codes } = await setUp(shown)
    expect(codes).toHaveLength(10)

    await logOut(shown)
    await logIn(shown, person)
    expect(new URL(shown.url()).pathname).toBe('/login')
    await codeBox(shown).fill('000000')
    await button(shown, 'Log in').first().click()
    await shown.getByText(factorMessages.wrong).waitFor()
    await codeBox(shown).fill(codeFrom(key))
    await button(shown, 'Log in').first().click()
    await shown.waitForURL('/app-selector')

    await shown.goto(page)
    await shown.getByLabel('Current password').fill(password)
    await codeBox(shown).fill(codes[0] ?? '')
    await button(shown, 'Turn off').click()
    await button(shown, 'Set up two-step login').waitFor()
    await logOut(shown)
    await logIn(shown, person)
    expect(new URL(shown.url()).pathname).toBe('/app-selector')
  })
})

describe('the pages on the way', () => {
  it('SEC-030, SEC-070 have no barrier, fit every width, put the focus where it is wrong, and keep their policy', async () => {
    const shown = await site.visit()
    await logIn(shown, 'partner')
    await shown.goto(page)
    await button(shown, 'Set up two-step login').click()
    await isForEverybody(shown)
    await codeBox(shown).fill('000000')
    await button(shown, 'Turn on two-step login').click()
    await shown.getByText(factorMessages.setUpWrong).waitFor()
    expect(await codeBox(shown).evaluate(box => box === document.activeElement)).toBe(true)
    const key = (await shown.locator('.sf-key').textContent()) ?? ''
    await codeBox(shown).fill(codeFrom(key))
    await button(shown, 'Turn on two-step login').click()
    await hydrated(shown)
    await isForEverybody(shown)

    await shown.goto(page)
    await isForEverybody(shown)
    await logOut(shown)
    await logIn(shown, 'partner')
    await shown.getByText('I cannot use my app').click()
    await isForEverybody(shown)
  })

  it('SEC-030 recovery codes are downloaded, copied and printed, and log in once each', async () => {
    const shown = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true })
    await logIn(shown, 'engineer')
    await shown.goto(page)
    const { codes } = await setUp(shown)
    const [download] = await Promise.all([
      shown.waitForEvent('download'),
      shown.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('coilworks-recovery-codes.txt')
    const file = readFileSync(await download.path(), 'utf8')
    expect(codes.every(code => file.includes(code))).toBe(true)

    await hydrated(shown)
    await button(shown, 'Copy').click()
    await shown.getByText('Copied.').waitFor()
    expect(await shown.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
    await shown.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await button(shown, 'Print').click()
    await shown.locator('body[data-printed]').waitFor()

    await logOut(shown)
    await logIn(shown, 'engineer')
    await shown.getByText('I cannot use my app').click()
    await shown.getByLabel('Recovery code').fill(codes[3] ?? '')
    await button(shown, 'Log in with a recovery code').click()
    await shown.waitForURL('/app-selector')
    await shown.goto(page)
    await shown.getByText('9 of 10 recovery codes are left.').waitFor()
    expect(await shown.content()).not.toContain(codes[0])
  })
})

it('SEC-030 whoever holds a role that calls for it sets it up first, and then goes where they wanted to', async () => {
  const shown = await site.visit()
  await shown.goto('/app-selector/user-profile')
  await shown.getByLabel('Email').fill(people.command)
  await shown.getByLabel('Password', { exact: true }).fill(password)
  await button(shown, 'Log in').click()
  await shown.waitForURL(page)
  await shown.goto('/app-selector')
  expect(new URL(shown.url()).pathname).toBe(page)
  await setUp(shown)
  await shown.getByRole('link', { name: 'I have kept them' }).click()
  await shown.waitForURL('/app-selector/user-profile')
})

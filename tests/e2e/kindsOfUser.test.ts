/** Each kind of user of the suite, by what it is there for them. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openSite } from '../support/browser'
import type { Person } from '../support/browserPeople'

const site = openSite()

const tilesOf = (page: Page) =>
  page.locator('main .cw-tile').evaluateAll(all => all.map(tile => tile.getAttribute('href') ?? ''))

/** Who, one tool of theirs, one that is not, and whether the company's account is theirs to manage. */
const kinds: readonly [string, Person, string, string, boolean][] = [
  ['a customer', 'customer', '/enterprise-webapp', '/r-and-d', false],
  ['a sales rep', 'rep', '/aircooler', '/r-and-d', false],
  ['a company owner', 'owner', '/economizer', '/admin', true],
  ['internal engineering staff', 'engineer', '/r-and-d', '/admin', false],
  ['an admin', 'admin', '/admin', '/r-and-d', false],
]

it.each(kinds)('GEN-02 serves %s', async (_, as, own, other, manages) => {
  const page = await site.visit({ as })
  await page.goto('/app-selector')
  const tiles = await tilesOf(page)
  expect([tiles.includes(own), tiles.includes(other)]).toEqual([true, false])
  const menu = await page.locator('header').innerHTML()
  expect(menu.includes('href="/app-selector/manage-users"')).toBe(manages)
  // A secured area asks a question first, with the status of a refusal.
  if (own === '/admin') site.expectComplaint(page, /403 .*\/admin/)
  expect((await page.goto(own))?.status()).toBe(own === '/admin' ? 403 : 200)
})

it('GEN-02 serves a visitor, who is not logged in: the start page, and the way to log in or register', async () => {
  const page = await site.visit()
  await page.goto('/')
  expect(await page.getByRole('link', { name: 'Log in' }).first().getAttribute('href')).toBe('/login')
  expect(await page.getByRole('link', { name: 'Register' }).first().getAttribute('href')).toBe('/register')
  await page.goto('/app-selector')
  expect(new URL(page.url()).pathname).toBe('/login')
})

/** The portal around the tools: every feature that the suite offers is there, and is what its name says. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { type Person, password, people } from '../support/browserPeople'
import { keyResult, rated, address as workbench } from '../support/browserWorkbench'
import { opened, watchDialogs } from '../support/watchDialogs'
import { makeReport } from './pageList'

const site = openSite()

type Feature = readonly [name: string, as: Person | undefined, path: string, control: (page: Page) => Promise<unknown>]

const field = (name: string) => (page: Page) => page.locator('main').getByLabel(name, { exact: true }).first().waitFor()
const button = (name: string) => (page: Page) => page.locator('main').getByRole('button', { name }).first().waitFor()

async function open([, as, path, control]: Feature): Promise<void> {
  const page = await site.visit({ as })
  expect((await page.goto(path))?.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.getByRole('heading', { level: 1 }).first().textContent()).not.toContain('not part of this release')
  await control(page)
}

describe('GEN-04, GEN-05 besides the tools the suite offers, as a feature of the account,', () => {
  it.each<Feature>([
    ['profile', 'customer', '/app-selector/user-profile', field('Full Name')],
    ['company profile', 'owner', '/app-selector/company-profile', button('Save')],
    [
      'user management',
      'owner',
      '/app-selector/manage-users',
      page => page.getByRole('row').filter({ hasText: 'Dana Whitfield' }).waitFor(),
    ],
    [
      'project-sharing permissions',
      'customer',
      '/app-selector/project-sharing',
      page => page.getByRole('combobox').first().waitFor(),
    ],
  ])('%s', async (...feature) => {
    await open(feature)
  })
})

describe('GEN-04 besides the tools the suite offers', () => {
  it('contact us', async () => {
    await open(['contact us', undefined, '/contact-us', button('Send')])
  })

  it('viewing of reports', async () => {
    const page = await site.visit({ as: 'customer' })
    const { address, file } = await makeReport(page.context().request)
    await page.goto(address)
    expect(await page.locator('main iframe').getAttribute('src')).toBe(file)
  })
})

describe('GEN-05 the other account features are all present:', () => {
  it.each<Feature>([
    ['password change', 'customer', '/app-selector/change-password', field('Current password')],
    ['security questions', 'admin', '/app-selector/security-questions', button('Submit')],
    ['service accounts', 'owner', '/app-selector/manage-users', button('Add Service Account')],
    ['user invitations', 'owner', '/app-selector/invite-users', button('Submit')],
  ])('%s', async (...feature) => {
    await open(feature)
  })

  it('an FAQ and help site for the coil app', async () => {
    const page = await site.visit()
    await page.goto('/help')
    await page.locator('summary', { hasText: 'Sharing' }).first().click()
    const open = page.locator('details[open]').filter({ has: page.locator('summary', { hasText: 'Sharing' }) })
    expect(await open.locator('p').first().isVisible()).toBe(true)
    expect(await page.locator('nav a[href^="#"]').count()).toBeGreaterThan(5)
  })
})

describe('GEN-06 the shared infrastructure is all present:', () => {
  it('a cookie-consent banner, sign-in, identity, dialogs, impersonation and notices', async () => {
    const page = await site.visit({ isFirstVisit: true })
    await page.goto('/login')
    await hydrated(page)
    expect(await page.getByRole('region', { name: 'Cookies' }).isVisible()).toBe(true)
    await page.getByLabel('Email').fill(people.admin)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('/app-selector')
    await hydrated(page)
    await page.getByRole('button', { name: 'Ada Novak' }).click()
    await page.getByRole('button', { name: 'Impersonate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Impersonate' })
    await dialog.getByRole('textbox').fill(people.customer)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await page.getByText(texts.impersonating).waitFor()
    await page.getByRole('button', { name: /^Alerts/ }).click()
    await page.getByRole('dialog', { name: 'Alerts' }).waitFor()
  })

  it('cross-tab synchronisation', async () => {
    const mine = await site.visit({ as: 'customer' })
    const other = await mine.context().newPage()
    for (const page of [mine, other]) await page.goto('/app-selector')
    for (const page of [mine, other]) await hydrated(page)
    await mine.getByRole('button', { name: /account menu/ }).click()
    await mine.getByRole('button', { name: 'Log Out' }).click()
    const told = other.getByRole('alertdialog', { name: texts.crossTab.loggedOut })
    await expect.poll(() => told.isVisible()).toBe(true)
  })

  it('an R and D data service', async () => {
    const request = await site.requests('engineer')
    const answer = await request.get('/api/RandD/initialize')
    expect(await answer.json()).toMatchObject({ Plants: expect.arrayContaining([expect.anything()]) })
  })
})

describe('APP-01 enterprise coil selection', () => {
  it('has a tile for the role enterprise, loads with its dialog, rates a coil, and has the default user menu', async () => {
    const page = await site.visit({ as: 'owner' })
    await page.goto('/app-selector')
    await hydrated(page)
    await watchDialogs(page)
    await page.locator('.cw-tile').filter({ hasText: 'Coil selection' }).click()
    await page.waitForURL(workbench)
    await hydrated(page)
    expect(await opened(page)).toEqual([expect.stringContaining('Loading App...')])
    await rated(page)
    expect(await keyResult(page, 'Total capacity')).toBeGreaterThan(0)
    await page.getByRole('button', { name: /account menu/ }).click()
    for (const name of ['User Profile', 'Company Profile', 'Manage Users', 'Project Sharing', 'Invite User'])
      expect([name, await page.getByRole('link', { name }).isVisible()]).toEqual([name, true])
  })

  it('is closed to whoever does not hold the role', async () => {
    const request = await site.requests('roleless')
    expect(await (await request.get('/app-selector')).text()).not.toContain('Coil selection')
    const answer = await request.get(workbench)
    expect(await answer.text()).toContain('Access Denied')
  })
})

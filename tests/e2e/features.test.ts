/** The portal around the tools: every feature that the suite offers is there, and is what its name says. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import type { Person } from '../support/browserProduct'
import { makeReport } from './pageList'

const site = openSite()

type Feature = readonly [name: string, as: Person | undefined, path: string, control: (page: Page) => Promise<unknown>]

const field = (name: string) => (page: Page) => page.locator('main').getByLabel(name, { exact: true }).first().waitFor()
const button = (name: string) => (page: Page) => page.locator('main').getByRole('button', { name }).first().waitFor()

const userManagement: Feature = [
  'user management',
  'owner',
  '/app-selector/manage-users',
  page => page.getByRole('row').filter({ hasText: 'Dana Whitfield' }).waitFor(),
]
const profile: Feature = ['profile', 'customer', '/app-selector/user-profile', field('Full Name')]
const companyProfile: Feature = ['company profile', 'owner', '/app-selector/company-profile', button('Save')]
const sharing: Feature = [
  'project-sharing permissions',
  'customer',
  '/app-selector/project-sharing',
  page => page.getByRole('combobox').first().waitFor(),
]

async function open([, as, path, control]: Feature): Promise<void> {
  const page = await site.visit({ as })
  expect((await page.goto(path))?.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.getByRole('heading', { level: 1 }).first().textContent()).not.toContain('not part of this release')
  await control(page)
}

describe('GEN-04 besides the tools the suite offers', () => {
  it.each<Feature>([
    profile,
    companyProfile,
    userManagement,
    sharing,
    ['contact us', undefined, '/contact-us', button('Send')],
  ])('%s', async (...feature) => {
    await open(feature)
  })

  it('viewing of reports', async () => {
    const page = await site.visit({ as: 'customer' })
    const { address, file } = await makeReport(page.context().request)
    await page.goto(address)
    expect(await page.locator('main iframe').getAttribute('src')).toBe(file)
  })
})

describe('GEN-05 the account features are all present:', () => {
  it.each<Feature>([
    profile,
    ['password change', 'customer', '/app-selector/change-password', field('Current password')],
    ['security questions', 'admin', '/app-selector/security-questions', button('Submit')],
    companyProfile,
    userManagement,
    ['service accounts', 'owner', '/app-selector/manage-users', button('Add Service Account')],
    ['user invitations', 'owner', '/app-selector/invite-users', button('Submit')],
    sharing,
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

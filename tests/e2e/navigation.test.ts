import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'

const site = openSite()

/** Holds the answer of a page back until it is let go. */
async function hold(page: Page, path: string): Promise<{ letGo: () => Promise<void>; fail: () => Promise<void> }> {
  let held: (route: Route) => void = () => undefined
  const route = new Promise<Route>(resolve => {
    held = resolve
  })
  await page.route(path, one => held(one), { times: 1 })
  return {
    letGo: async () => (await route).continue(),
    fail: async () => (await route).fulfill({ status: 204 }),
  }
}

const loading = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const app = 'Loading App...'

describe('a navigation', () => {
  it('NAV-02, NAV-04, NAV-05 to an app shows the loading dialog over the page, until the app is there, at its top', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.setViewportSize({ width: 390, height: 300 })
    await page.goto('/app-selector')
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, 500))
    const answer = await hold(page, '**/enterprise-webapp')
    await page.getByRole('link', { name: /Coil selection/ }).click({ noWaitAfter: true })
    await loading(page, app).waitFor()
    expect(await loading(page, app).textContent()).toContain('Please wait while we prepare your app!')
    expect(await loading(page, app).evaluate(element => element.matches(':modal'))).toBe(true)
    await answer.letGo()
    await page.waitForURL('**/enterprise-webapp')
    await hydrated(page)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('NAV-03 to the registration says that it is being prepared, also from a page without widgets', async () => {
    const page = await site.visit()
    await page.goto('/')
    const answer = await hold(page, '**/register')
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click({ noWaitAfter: true })
    const dialog = loading(page, 'Preparing Registration...')
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain('Please wait while we load your registration!')
    await answer.letGo()
    await page.waitForURL('**/register')
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  it('NAV-04 that comes to nothing ends the dialog as well', async () => {
    const page = await site.visit()
    await page.goto('/')
    const answer = await hold(page, '**/register')
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click({ noWaitAfter: true })
    await loading(page, 'Preparing Registration...').waitFor()
    await answer.fail()
    await loading(page, 'Preparing Registration...').waitFor({ state: 'hidden' })

    const again = await hold(page, '**/register')
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click({ noWaitAfter: true })
    await loading(page, 'Preparing Registration...').waitFor()
    await page.evaluate(() => window.stop())
    await loading(page, 'Preparing Registration...').waitFor({ state: 'hidden' })
    await again.letGo().catch(() => undefined)
  })

  it('NAV-04 that the reader decides against ends the dialog as well', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/enterprise-webapp')
    await hydrated(page)
    await page.getByLabel('Airflow').fill('9500')
    page.once('dialog', dialog => dialog.dismiss())
    await page.evaluate(() => window.location.assign('/economizer'))
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/enterprise-webapp')
  })

  it('elsewhere shows no dialog', async () => {
    const page = await site.visit()
    await page.goto('/')
    const answer = await hold(page, '**/help')
    await page.getByRole('link', { name: 'Help', exact: true }).first().click({ noWaitAfter: true })
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await answer.letGo()
  })
})

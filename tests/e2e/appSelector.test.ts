import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { pathOf } from '../support/browserChecks'
import type { Person } from '../support/browserPeople'

const site = openSite()

/** What each of them may open, written down by hand. */
const tilesOf: readonly [Person, readonly string[]][] = [
  ['customer', ['/enterprise-webapp']],
  ['owner', ['/enterprise-webapp', '/economizer']],
  [
    'rep',
    [
      '/enterprise-webapp',
      '/economizer',
      '/aircooler',
      '/engineering',
      '/segmented-program',
      '/circuitry-builder',
      '/nimbus',
    ],
  ],
  [
    'engineer',
    [
      '/enterprise-webapp',
      '/economizer',
      '/aircooler',
      '/engineering',
      '/segmented-program',
      '/circuitry-builder',
      '/nimbus',
      '/r-and-d',
    ],
  ],
  ['partner', ['/cleaver-brooks', '/hurst-boiler']],
  ['admin', ['/enterprise-webapp', '/engineering', '/admin', '/command-center']],
  ['roleless', []],
]

const tiles = (page: Page) => page.locator('main .cw-tile')
const targets = (page: Page) => tiles(page).evaluateAll(all => all.map(tile => tile.getAttribute('href') ?? ''))

describe('tiles', () => {
  it.each(tilesOf)('TILE-01, TILE-03, TILE-04 of the %s are %j and no other', async (as, expected) => {
    const page = await site.visit({ as })
    await page.goto('/app-selector')
    expect((await targets(page)).sort()).toEqual([...expected].sort())
  })

  it('TILE-05 include engineering for a holder of drygas-gasmix who is no engineer', async () => {
    const page = await site.visit({ as: 'rep' })
    await page.goto('/app-selector')
    expect(await targets(page)).toContain('/engineering')
  })

  it('open the tool', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector')
    await tiles(page).first().click()
    await expect.poll(() => pathOf(page)).toBe('/enterprise-webapp')
  })

  const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36'

  it('TILE-02 have their pictures on a desk and none on a phone, where they are not even sent', async () => {
    const desk = await site.visit({ as: 'rep' })
    await desk.goto('/app-selector')
    expect(await tiles(desk).locator('.art svg').first().isVisible()).toBe(true)
    expect(await tiles(desk).locator('.art svg').count()).toBe(7)

    const mobile = await site.visit({ as: 'rep', userAgent: phone, isMobile: true, width: 390 })
    await mobile.goto('/app-selector')
    expect(await tiles(mobile).count()).toBe(7)
    expect(await tiles(mobile).locator('.art').count()).toBe(0)
  })
})

describe('the choices of the reader', () => {
  const themeIn = (html: string) => /<html[^>]*data-bs-theme="(\w+)"/.exec(html)?.[1]

  it('keep the theme over pages and over logging out, in the HTML itself, so that nothing flashes', async () => {
    const page = await site.visit({ as: 'customer' })
    const served: (string | undefined)[] = []
    page.on('response', async response => {
      if (response.request().isNavigationRequest() && response.ok()) served.push(themeIn(await response.text()))
    })
    await page.goto('/app-selector')
    const stored = page.waitForResponse(answer => answer.url().endsWith('/preferences'))
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.getByRole('button', { name: 'Light theme' }).waitFor()
    await stored
    await page.goto('/enterprise-webapp')
    await page.goto('/app-selector')
    await page.getByRole('button', { name: 'Dana Whitfield' }).click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('/login')
    await expect.poll(() => served).toEqual(['light', 'dark', 'dark', 'dark'])
  })

  it('change what the page looks like', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.getByRole('button', { name: 'Light theme' }).waitFor()
    expect(await ground()).not.toBe(light)
  })

  it('keep the unit system from page to page', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.goto('/app-selector')
    const pressed = (system: string) =>
      page.getByRole('button', { name: system, exact: true }).getAttribute('aria-pressed')
    expect([await pressed('IP'), await pressed('SI')]).toEqual(['true', 'false'])
    await page.getByRole('button', { name: 'SI', exact: true }).click()
    await page.locator('button[value="SI"][aria-pressed="true"]').waitFor()

    const html = await (await page.context().request.get('/enterprise-webapp')).text()
    expect(html).toContain('°C')
    expect(html).not.toContain('°F')
  })

  it('are kept without script too', async () => {
    const page = await site.visit({ as: 'customer', javaScriptEnabled: false })
    await page.goto('/app-selector')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.locator('html[data-bs-theme="dark"]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/app-selector')
  })
})

describe('the account menu', () => {
  it.each([
    ['owner', ['User Profile', 'Company Profile', 'Manage Users', 'Project Sharing', 'Invite User', 'Log Out']],
    ['customer', ['User Profile', 'Project Sharing', 'Log Out']],
  ] as const)('MENU-01, MENU-04, MENU-10, MENU-11, MENU-12 of the %s shows %j', async (as, expected) => {
    const page = await site.visit({ as })
    await page.goto('/app-selector')
    const menu = page.locator('#user-menu')
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'account menu' }).click()
    expect(await menu.isVisible()).toBe(true)
    const items = await menu.locator('.cw-menu-i').allInnerTexts()
    expect(items.map(item => item.trim())).toEqual(expected)
    expect(await menu.textContent()).toContain({ owner: 'Olivia Sandberg', customer: 'Dana Whitfield' }[as])
  })
})

import { describe, expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { opened, watchDialogs } from '../support/watchDialogs'

const site = openSite()

describe('a navigation', () => {
  it('NAV-02, NAV-04, NAV-05 to an app shows the loading dialog over the page, until the app is there, at its top', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.setViewportSize({ width: 390, height: 300 })
    await page.goto('/app-selector')
    await hydrated(page)
    await page.evaluate(() => window.scrollTo(0, 500))
    await watchDialogs(page)
    await page.locator('.cw-tile').filter({ hasText: 'Coil selection' }).click()
    await page.waitForURL('**/enterprise-webapp')
    await hydrated(page)
    expect(await opened(page)).toEqual([expect.stringContaining('Please wait while we prepare your app!')])
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('NAV-03 to the registration says that it is being prepared, also from a page without widgets', async () => {
    const page = await site.visit()
    await page.goto('/')
    await watchDialogs(page)
    await page.getByRole('main').getByRole('link', { name: 'Register' }).first().click()
    await page.waitForURL('**/register')
    expect(await opened(page)).toEqual([expect.stringContaining('Please wait while we load your registration!')])
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  it.each<[string, { status: number; headers?: Record<string, string>; body?: string }]>([
    ['nothing', { status: 204 }],
    ['a download', { status: 200, headers: { 'content-disposition': 'attachment; filename=a.txt' }, body: 'a' }],
  ])('NAV-04 that is answered by %s closes the loading dialog once no page can be expected', async (_, answer) => {
    const page = await site.visit()
    await page.clock.install({ time: new Date('2031-05-06T10:00:00') })
    await page.goto('/')
    await page.clock.pauseAt(new Date('2031-05-06T11:00:00'))
    await page.route('**/register', route => route.fulfill(answer))
    const dialog = page.getByRole('dialog', { name: texts.loading.registration.title })
    const follow = () => page.getByRole('main').getByRole('link', { name: 'Register' }).first().click()

    await follow()
    await page.clock.runFor(limits.loadingDialog - 1)
    expect(await dialog.isVisible()).toBe(true)
    expect(await dialog.locator('svg.cw-loadmark').boundingBox()).toMatchObject({ width: 120, height: 44 })
    await page.clock.runFor(1)
    expect([await dialog.isVisible(), new URL(page.url()).pathname]).toEqual([false, '/'])

    // The page goes on to work, and waits as long for the next one.
    await follow()
    await page.clock.runFor(limits.loadingDialog - 1)
    expect(await dialog.isVisible()).toBe(true)
  })

  it('elsewhere shows no dialog', async () => {
    const page = await site.visit()
    await page.goto('/')
    await watchDialogs(page)
    await page.getByRole('link', { name: 'Help', exact: true }).first().click()
    await page.waitForURL('**/help')
    expect(await opened(page)).toEqual([])
  })
})

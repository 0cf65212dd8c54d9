import { expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { barriersOn } from '../support/browserChecks'
import { field, openWorkbench, rated, saveAs, type } from '../support/browserWorkbench'

const site = openSite()

it.each([
  ['CONSENT-01', 'Got it!', 'accepted'],
  ['CONSENT-02', 'Refuse cookies', 'refused'],
])('%s "%s" is kept for a year, on the page where it was pressed, and asked no more', async (_, label, value) => {
  const page = await site.visit({ isFirstVisit: true })
  await page.goto('/forgot-password?from=mail')
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: label }).click()
  await page.getByRole('region', { name: 'Cookies' }).waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${site.origin}/forgot-password?from=mail`)
  const kept = (await page.context().cookies()).find(cookie => cookie.name === 'coilworks-consent')
  expect(kept).toMatchObject({ value, httpOnly: true, sameSite: 'Lax', path: '/' })
  const days = ((kept?.expires ?? 0) * 1_000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThan(366)
  await page.goto('/')
  expect(await page.getByRole('region', { name: 'Cookies' }).count()).toBe(0)
})

it('CONSENT-01 works without script, and for who is signed in', async () => {
  const page = await site.visit({ isFirstVisit: true, javaScriptEnabled: false, as: 'customer' })
  await page.goto('/app-selector')
  await page.getByRole('button', { name: 'Got it!' }).click()
  expect(await page.getByRole('region', { name: 'Cookies' }).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/app-selector')
})

it('LAYOUT-07, CONSENT-03 sits at the bottom, links to the privacy policy, and is no barrier', async () => {
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      const page = await site.visit({ isFirstVisit: true, theme, width })
      await page.goto('/')
      const banner = page.getByRole('region', { name: 'Cookies' })
      const box = await banner.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900)
      // As wide as the page, beside its scrollbar.
      expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
      expect(await banner.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/help#privacy')
      expect(await barriersOn(page)).toEqual([])
      // What stands last on the page can be scrolled out from under the banner.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const end = await page.locator('footer').boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    }
})

it('is answered in place, as the theme is: the page, its address and what is not saved stay', async () => {
  const page = await site.visit({ isFirstVisit: true, as: 'customer' })
  await openWorkbench(page)
  const own = await saveAs(page, 'Stays where it is')
  await type(page, 'fluid.given.value', '81')
  await rated(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const cookies = page.getByRole('region', { name: 'Cookies' })
  await cookies.getByRole('button', { name: 'Refuse cookies' }).click()
  await cookies.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await page.getByRole('button', { name: 'Light theme' }).waitFor()
  expect(await page.locator('html').getAttribute('data-bs-theme')).toBe('dark')
  expect(await page.locator('body[data-same-page]').count()).toBe(1)
  expect(page.url()).toBe(site.origin + own)
  expect(await field(page, 'fluid.given.value').inputValue()).toBe('81')
})

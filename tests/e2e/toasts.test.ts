import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { limits } from '../../shared/limits'
import { messages, texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { password } from '../support/browserPeople'

const site = openSite({ own: true })

/** Time stands still in the page, and goes on only where the test lets it. */
async function stopTime(page: Page): Promise<void> {
  const now = new Date('2031-05-06T10:00:00')
  await page.clock.install({ time: now })
  await page.clock.pauseAt(new Date(now.getTime() + 1_000))
}

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert')

/** Waits until the life of the toast runs, or is stopped: its line shrinks only as long as it runs. */
async function isRunning(page: Page, expected: boolean): Promise<void> {
  const lines = () => page.locator('.cw-life rect').evaluateAll(all => all.flatMap(line => line.getAnimations()).length)
  await expect.poll(lines).toBe(expected ? 1 : 0)
}

/** Movements are what tells here. */
const moving = { reducedMotion: 'no-preference' } as const

/** The customer opens an app without having its role. */
async function refused(): Promise<Page> {
  const page = await site.visit({ as: 'customer', ...moving })
  await stopTime(page)
  await page.goto('/economizer')
  await isRunning(page, true)
  return page
}

it('GUARD-03, ERROR-11, CONST-18 signs out who lacks the role, and says Access Denied for 5 s', async () => {
  const page = await refused()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await toast(page).textContent()).toContain(texts.accessDenied)
  await page.clock.runFor(4_999)
  expect(await toast(page).isVisible()).toBe(true)
  await page.clock.runFor(1)
  await toast(page).waitFor({ state: 'detached' })

  await page.goto('/app-selector')
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await toast(page).count()).toBe(0)
})

it('NOTIFY-05 keeps a toast while the pointer is on it, and starts its life anew on leaving', async () => {
  const page = await refused()
  await page.clock.runFor(3_000)
  await toast(page).hover()
  await isRunning(page, false)
  await page.clock.runFor(60_000)
  expect(await toast(page).isVisible()).toBe(true)
  await page.mouse.move(0, 0)
  await isRunning(page, true)
  await page.clock.runFor(4_999)
  expect(await toast(page).isVisible()).toBe(true)
  await page.clock.runFor(1)
  await toast(page).waitFor({ state: 'detached' })
})

it('keeps a toast while the keyboard is in it', async () => {
  const page = await refused()
  await toast(page).getByRole('button').focus()
  await isRunning(page, false)
  await page.clock.runFor(60_000)
  expect(await toast(page).isVisible()).toBe(true)
})

it('NOTIFY-06 removes a toast by its close button, which says what it closes', async () => {
  const page = await refused()
  await page.getByRole('button', { name: `Dismiss: ${texts.accessDenied}` }).click()
  await toast(page).waitFor({ state: 'detached' })
})

it('NOTIFY-04 closes a toast without a life of its own after 5 s', async () => {
  const page = await site.visit({ as: 'owner', ...moving })
  await page.goto('/app-selector/change-password')
  await page.getByLabel('Current password').fill(password)
  for (const label of ['New password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('Fresh1Password')
  await stopTime(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  const changed = page.getByRole('status').filter({ hasText: messages.passwordChanged })
  await isRunning(page, true)
  await page.clock.runFor(limits.toast.default - 1)
  expect(await changed.isVisible()).toBe(true)
  await page.clock.runFor(1)
  await changed.waitFor({ state: 'detached' })
})

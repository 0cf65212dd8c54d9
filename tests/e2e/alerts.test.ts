import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../shared/frame/message'
import { openSite, type Visit } from '../support/browser'
import { barriersOn, hydrated } from '../support/browserChecks'

const site = openSite()

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  severity: 'info',
  summary: `Message ${id}`,
  detail: '',
  closable: true,
  sticky: false,
  showHelpLink: false,
  ...changes,
})

/** The session of the customer, as their pages name it; all visits of this file have the same one. */
let session: string | undefined

/** The app selector with what an earlier page of the session left behind. */
async function withMessages(list: Message[], toasts: Message[] = [], visit: Visit = {}): Promise<Page> {
  const page = await site.visit({ as: 'customer', ...visit })
  if (!session) {
    await page.goto('/app-selector')
    session = await page.evaluate(() => document.body.dataset.signedIn)
  }
  // An address of the same origin that shows no page.
  await page.goto('/healthz')
  await page.evaluate(kept => sessionStorage.setItem('coilworks-messages', JSON.stringify(kept)), {
    session,
    value: { list, toasts, isBlinking: false },
  })
  await page.goto('/app-selector')
  await hydrated(page)
  return page
}

const bell = (page: Page) => page.getByRole('button', { name: /^Alerts/ })
const badge = (page: Page) => page.locator('.cw-bell .n')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Alerts' })
const rows = (page: Page) => panel(page).getByRole('listitem')

describe('the bell', () => {
  it('DIALOG-15, LAYOUT-02, NOTIFY-07 shows how many messages there are, and nothing at zero', async () => {
    const page = await withMessages([message('a'), message('b')])
    expect(await badge(page).textContent()).toBe('2')
    expect(await bell(page).getAttribute('aria-label')).toBe('Alerts, 2 messages, worst: info')
    await bell(page).click()
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await badge(page).count()).toBe(0)
  })

  it.each([
    ['error', ['info', 'warn', 'error'], 'rgb(245, 140, 157)'],
    ['warn', ['success', 'warn'], 'rgb(240, 192, 83)'],
    ['info', ['success', 'info'], 'rgb(185, 194, 243)'],
  ] as const)('NOTIFY-08 has the colour of %s where its worst is that', async (_, severities, color) => {
    const page = await withMessages(severities.map(severity => message(severity, { severity })))
    expect(await badge(page).evaluate(element => getComputedStyle(element).backgroundColor)).toBe(color)
  })

  it('NOTIFY-02 blinks on an error that comes again, until the panel is opened', async () => {
    const error = message('a', { severity: 'error', summary: 'The drawing has no rows' })
    const page = await withMessages([error], [], { reducedMotion: 'no-preference' })
    site.expectComplaint(page, /The drawing has no rows/)
    const isBlinking = () => bell(page).evaluate(element => element.getAnimations().length > 0)
    expect(await isBlinking()).toBe(false)
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('The drawing has no rows'))))
    await expect.poll(isBlinking).toBe(true)
    expect(await page.locator('.cw-toast').count()).toBe(0)
    expect(await badge(page).textContent()).toBe('2')
    await bell(page).click()
    await expect.poll(isBlinking).toBe(false)
  })
})

describe('the side panel', () => {
  it('NOTIFY-09, CONST-29 opens from the right, 500 px wide from 576 px up, and over the whole width below', async () => {
    const page = await withMessages([message('a')])
    for (const [width, expected] of [
      [1440, 500],
      [576, 500],
      [575, undefined],
      [390, undefined],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await bell(page).click()
      // The page may be so high that it scrolls: what its scrollbar leaves is the whole width.
      const box = await panel(page).evaluate(element => {
        for (const animation of element.getAnimations()) animation.finish()
        const whole = document.documentElement.clientWidth
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { whole, left, right, top, bottom }
      })
      const { whole } = box
      expect(whole).toBeGreaterThan(width - 20)
      expect(box).toEqual({ whole, left: expected ? whole - expected : 0, right: whole, top: 0, bottom: 800 })
      await page.keyboard.press('Escape')
      await panel(page).waitFor({ state: 'detached' })
    }
  })

  it('NOTIFY-10, NOTIFY-11 has Clear only where something can be closed, and leaves the rest', async () => {
    const page = await withMessages([message('a'), message('fixed', { closable: false }), message('b')])
    await bell(page).click()
    const clear = panel(page).getByRole('button', { name: 'Clear' })
    await clear.click()
    expect(await rows(page).count()).toBe(1)
    expect(await rows(page).textContent()).toContain('Message fixed')
    expect(await rows(page).getByRole('img', { name: 'Stays until it is resolved' }).count()).toBe(1)
    expect(await clear.count()).toBe(0)
    await page.reload()
    await hydrated(page)
    expect(await badge(page).textContent()).toBe('1')
  })

  it('NOTIFY-12 reads No messages at this time when it is empty', async () => {
    const page = await withMessages([])
    await bell(page).click()
    expect(await panel(page).textContent()).toContain('No messages at this time')
    expect(await panel(page).getByRole('button', { name: 'Clear' }).count()).toBe(0)
  })

  it('closes on Esc and beside it, and gives the focus back to the bell', async () => {
    const page = await withMessages([message('a')])
    await bell(page).click()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    expect(await bell(page).evaluate(element => element === document.activeElement)).toBe(true)
    await bell(page).click()
    await page.mouse.click(200, 400)
    await panel(page).waitFor({ state: 'detached' })
  })

  it('SEC-068, SEC-097 has no barrier, and shows what it is given as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const list = [
      message('a', { severity: 'error', summary: hostile, detail: hostile, showHelpLink: true }),
      message('b', { severity: 'warn', closable: false }),
    ]
    for (const theme of ['light', 'dark'] as const) {
      const page = await withMessages(list, [], { theme })
      await bell(page).click()
      await panel(page).evaluate(element => {
        for (const animation of element.getAnimations()) animation.finish()
      })
      expect(await rows(page).first().textContent()).toContain(hostile)
      expect(await panel(page).locator('img').count()).toBe(0)
      expect(await barriersOn(page)).toEqual([])
    }
  })
})

describe('a toast of a signed-in reader', () => {
  it('CONST-26 is 25rem wide, at the top right', async () => {
    const page = await withMessages([], [message('a', { sticky: true })])
    const box = await page.locator('.cw-toast').boundingBox()
    expect(box?.width).toBe(400)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440 - 12)
    expect(box?.y).toBeLessThan(120)
  })

  it('NOTIFY-03 that is sticky with a life goes to the list when it is over; without one it stays', async () => {
    const page = await site.visit({ as: 'customer' })
    await page.clock.install({ time: new Date('2031-05-06T10:00:00') })
    await page.goto('/app-selector')
    await page.evaluate(
      value => {
        const session = document.body.dataset.signedIn
        sessionStorage.setItem('coilworks-messages', JSON.stringify({ session, value }))
      },
      {
        list: [],
        isBlinking: false,
        toasts: [message('mortal', { sticky: true, life: 3_000 }), message('lasting', { sticky: true })],
      },
    )
    await page.clock.pauseAt(new Date('2031-05-06T11:00:00'))
    await page.reload()
    await page.getByText('Message mortal').waitFor()
    await page.clock.runFor(2_900)
    expect(await page.locator('.cw-toast').count()).toBe(2)
    await page.clock.runFor(60_000)
    expect(await page.locator('.cw-toast').allTextContents()).toEqual([expect.stringContaining('Message lasting')])
    expect(await badge(page).textContent()).toBe('1')
  })
})

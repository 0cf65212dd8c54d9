/** The policy of the pages, lived in: what is planted is refused, and the watch over all browser tests sees it. */
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'

const site = openSite()

async function login() {
  const page = await site.visit()
  await page.goto('/login')
  await hydrated(page)
  return page
}

describe('the policy', () => {
  it('SEC-070 lets nobody make markup from text', async () => {
    const page = await login()
    site.expectComplaint(page, /policy: require-trusted-types-for/)
    site.expectComplaint(page, /console error: .*TrustedHTML/)
    const planted = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b id="planted">x</b>'
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(planted).toBe('TypeError')
    expect(await page.locator('#planted').count()).toBe(0)
  })

  it('SEC-068 applies no style from an attribute', async () => {
    const page = await login()
    site.expectComplaint(page, /policy: style-src-attr inline/)
    site.expectComplaint(page, /console error: .*inline style/)
    const color = await page.evaluate(() => {
      document.body.setAttribute('style', 'color: rgb(1, 2, 3)')
      return getComputedStyle(document.body).color
    })
    expect(color).not.toBe('rgb(1, 2, 3)')
  })

  it('SEC-071 lets no request leave the origin', async () => {
    const page = await login()
    site.expectComplaint(page, /policy: connect-src http:\/\/elsewhere\.example\//)
    site.expectComplaint(page, /console error: .*elsewhere\.example/)
    const answer = await page.evaluate(() =>
      fetch('http://elsewhere.example/').then(
        () => 'answered',
        () => 'refused',
      ),
    )
    expect(answer).toBe('refused')
  })
})

describe('the watch', () => {
  it.each([
    ['a warning', () => console.warn('planted'), /console warning: planted/],
    ['an error on the console', () => console.error('planted'), /console error: planted/],
    [
      'an error that nobody caught',
      () => {
        queueMicrotask(() => {
          throw new Error('planted')
        })
      },
      /page error: Error: planted/,
    ],
  ])('sees %s', async (_, plant, expected) => {
    const page = await login()
    site.expectComplaint(page, expected)
    await page.evaluate(plant)
    await expect.poll(() => site.complaintsOf(page)).toContainEqual(expect.stringMatching(expected))
  })
})

import { expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'

const site = openSite()
it('x', async () => {
  for (const [name, width, theme] of [
    ['w', 1440, 'light'],
    ['n', 390, 'light'],
    ['d', 1440, 'dark'],
    ['m', 1280, 'light'],
  ] as const) {
    const page = await site.visit({ as: 'rep', width, theme, units: name === 'd' ? 'SI' : 'IP' })
    await page.goto('/economizer')
    await hydrated(page)
    await page.screenshot({ path: `/tmp/w2/eco-${name}.png` })
    if (name === 'w') {
      for (const pane of ['Rows', 'Year', 'Off-design', 'Sensitivity']) {
        await page.getByRole('button', { name: pane, exact: true }).click()
        await page.waitForTimeout(2500)
        await page.screenshot({ path: `/tmp/w2/eco-${pane}.png` })
      }
      await page.getByRole('button', { name: 'Open figures' }).click()
      await page.waitForTimeout(800)
      await page.screenshot({ path: `/tmp/w2/eco-figs.png`, fullPage: true })
    }
  }
  expect(1).toBe(1)
})

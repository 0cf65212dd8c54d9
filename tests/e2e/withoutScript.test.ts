/** Pages that only their script can change, in a browser without script. */
import { expect, it } from 'vitest'
import { openSite } from '../support/browser'

const site = openSite()

it.each(['user-profile', 'company-profile', 'invite-users', 'manage-users', 'project-sharing'])(
  '%s says without script that it changes nothing, and offers nothing that would not work',
  async name => {
    const page = await site.visit({ as: 'owner', javaScriptEnabled: false })
    expect((await page.goto(`/app-selector/${name}`))?.status()).toBe(200)
    expect(await page.locator('main noscript .cw-alert').isVisible()).toBe(true)
    expect(await page.locator('main noscript .cw-alert').textContent()).toContain(
      'Changes on this page need JavaScript.',
    )
    const offered = page.locator('.cw-needs-script button, .cw-needs-script a.btn').filter({ visible: true })
    expect(await offered.allTextContents()).toEqual([])
  },
)

it.each(['enterprise-webapp', 'economizer', 'aircooler', 'engineering', 'nimbus', 'circuitry-builder'])(
  '%s shows without script no group of fields that would be empty, and says so',
  async name => {
    const page = await site.visit({ as: 'engineer', javaScriptEnabled: false })
    expect((await page.goto(`/${name}`))?.status()).toBe(200)
    expect(await page.locator('.wb-noscript').textContent()).toContain('without the groups of fields that are folded')
    const groups = page.locator('.cw-rail .cw-group').filter({ visible: true })
    expect(await groups.count()).toBeGreaterThan(1)
    for (const group of await groups.all())
      expect(await group.locator('[role] :is(input, select, button)').count()).toBeGreaterThan(0)
  },
)

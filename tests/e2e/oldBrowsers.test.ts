/** A browser that lacks what the pages need says so on each of them; the sheets are served as it would read them. */
import { describe, expect, it } from 'vitest'
import { serverMessages } from '../../shared/wording/serverMessages'
import { openSite } from '../support/browser'

const site = openSite()

async function shownIn(lacking?: [part: RegExp, unknown: string]) {
  const page = await site.visit({ as: 'customer' })
  if (lacking)
    await page.route('**/*.css', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(...lacking) })
    })
  const shown: boolean[] = []
  for (const path of ['/', '/app-selector', '/enterprise-webapp']) {
    await page.goto(path)
    shown.push(await page.getByText(serverMessages.lackingBrowser).isVisible())
  }
  return shown
}

describe('the note on old browsers', () => {
  it('does not show in a current one', async () => {
    expect(await shownIn()).toEqual([false, false, false])
  })

  it.each([
    ['popovers', /selector\(:popover-open\)/g, 'selector(:of-tomorrow)'],
    ['layers', /@layer/g, '@layer-of-tomorrow'],
  ] as const)('shows on every page in one without %s', async (_, part, unknown) => {
    expect(await shownIn([part, unknown])).toEqual([true, true, true])
  })
})

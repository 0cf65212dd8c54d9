import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { messages, texts } from '../../shared/texts'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { people } from '../support/browserPeople'

// Its own: the mails are looked at.
const site = openSite({ own: true })

/** The owner of a company meets a fault of the server, which offers help. */
async function meetFault(): Promise<Page> {
  const page = await site.visit({ as: 'owner' })
  await page.goto('/app-selector/manage-users')
  await hydrated(page)
  await page.route('**/AccountService.svc/SetIsActive', route => route.fulfill({ status: 500, body: '' }))
  site.expectComplaint(page, /status of 500/)
  await page.getByRole('switch', { name: 'Pat Rowe can log in' }).click()
  await page.getByText(texts.unknownError).waitFor()
  return page
}

it('NOTIFY-16, API-15, API-34 Need Help? sends what the message said to support, from the page and the person', async () => {
  const page = await meetFault()
  await page.getByRole('link', { name: 'Need Help?' }).click()
  await page.getByText(messages.helpSent).waitFor()
  expect(new URL(page.url()).pathname).toBe('/app-selector/manage-users')
  const mail = (await site.mails()).at(-1) ?? ''
  expect(mail).toMatch(/^To: support@/m)
  expect(mail).toContain(`Reply-To: ${people.owner}`)
  expect(mail).toContain(`Subject: Help: ${texts.unknownError}`)
  expect(mail).toContain(`> ${texts.http.other.split('  ')[0]}`)
  expect(mail).toContain('/app-selector/manage-users')
})

it('NOTIFY-16 asks once, however often it is chosen, and says where it could not be sent', async () => {
  const page = await meetFault()
  const before = (await site.mails()).length
  await page.route('**/AccountService.svc/RequestHelp', route =>
    route.fulfill({ json: { Succeeded: false, Notices: [] } }),
  )
  let asked = 0
  page.on('request', request => {
    if (request.url().endsWith('/RequestHelp')) asked += 1
  })
  const link = page.getByRole('link', { name: 'Need Help?' }).first()
  await link.click()
  await page.getByText(messages.helpNotSent).waitFor()
  await link.click()
  expect([asked, (await site.mails()).length]).toEqual([1, before])
})

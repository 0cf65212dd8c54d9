/** A call that needs the password again: the page asks for it and goes on where it was. */
import type { JSHandle } from 'playwright-core'
import { expect, it } from 'vitest'
import type * as Calls from '../../views/client/call'
import { openSite } from '../support/browser'
import { browserModule } from '../support/browserModule'
import { password } from '../support/browserPeople'

const site = openSite()
const lapsed = { Succeeded: false, NeedsProof: true, Notices: [] }

it('SEC-015 asks for the password until it is right, and repeats the call', async () => {
  const page = await site.visit({ as: 'customer' })
  await page.goto('/change-password')
  const calls: JSHandle<typeof Calls> = await browserModule(page, 'views/client/call.ts')
  let asked = 0
  await page.route('**/AccountService.svc/GetUserProfile', route => {
    asked += 1
    return asked === 1 ? route.fulfill({ json: lapsed }) : route.continue()
  })
  const answer = await calls.evaluateHandle(all => ({ given: all.get('AccountService.svc/GetUserProfile') }))

  const dialog = page.getByRole('dialog', { name: 'Your password is needed again' })
  await dialog.getByLabel('Password').fill('NotTheRightOne1')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await dialog.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')

  expect(await answer.evaluate(async ({ given }) => (await given).Succeeded)).toBe(true)
  expect(asked).toBe(2)
})

it('SEC-015 gives the refusal back where nobody gives the password', async () => {
  const page = await site.visit({ as: 'customer' })
  await page.goto('/change-password')
  const calls: JSHandle<typeof Calls> = await browserModule(page, 'views/client/call.ts')
  await page.route('**/AccountService.svc/GetUserProfile', route => route.fulfill({ json: lapsed }))
  const answer = await calls.evaluateHandle(all => ({ given: all.get('AccountService.svc/GetUserProfile') }))
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await answer.evaluate(async ({ given }) => (await given).Succeeded)).toBe(false)
})

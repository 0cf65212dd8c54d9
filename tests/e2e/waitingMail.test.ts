/** An operator finds out why mail waits, and sends it again. */
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { hydrated } from '../support/browserChecks'
import { faultyLink } from '../support/faultyLink'
import { startMailServer } from '../support/mailServer'

const server = await startMailServer({ disabledCommands: ['STARTTLS'] })
const link = await faultyLink(`smtp://127.0.0.1:${server.port}`)
// The machine of the tests may be busy, or its disk rather full.
const environment = { ALARM_LOOP_MS: '5000', ALARM_DISK_PERCENT: '99' }
const site = openSite({ own: true, environment, smtpUrl: link.address })
afterAll(async () => {
  await link.close()
  await server.stop()
})

it('APP-12 says that the mail server is away and since when, and sends what waits once it is back', async () => {
  link.cut()
  const page = await site.visit({ as: 'admin', cleared: true })
  await page.goto('/command-center')
  await hydrated(page)
  await page.getByRole('button', { name: 'Mail me a test' }).click()
  const row = page.getByRole('region', { name: 'Mail on its way' }).getByRole('row', { name: /^test/i })
  await row.waitFor()
  expect(site.takeFaults()).toEqual([expect.stringContaining('the message was not sent: unreachable')])

  await site.db.updateTable('mails').set({ created_at: sql`created_at - interval '20 minutes'` }).execute()
  await site.beat()
  await page.reload()
  await hydrated(page)
  const waits = page.getByRole('region', { name: 'Out of order' }).getByRole('article').first()
  expect(await waits.getByRole('heading').innerText()).toBe('Mail waits')
  expect(await waits.innerText()).toMatch(
    /The mail server took nothing at the last try \(unreachable, .* each mail is tried again/s,
  )

  link.heal()
  await waits.getByRole('button', { name: /^Send/ }).click()
  await expect.poll(() => server.delivered.length).toBe(1)
  await page.reload()
  await page.getByText('Nothing waits, and nothing was given up in two weeks.').waitFor()
})

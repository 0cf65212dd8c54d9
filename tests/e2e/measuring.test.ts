import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { openWorkbench, rated, saveAs, type } from '../support/browserWorkbench'

const site = openSite()
const flag = '/EnterpriseWebAppService.svc/GetAE'
const log = '/EnterpriseWebAppService.svc/LA'

/** The workbench of somebody for whom measurements are taken, or not; and what it asks of the service. */
async function workbench(isMeasured: boolean): Promise<{ page: Page; asked: string[]; logged: unknown[] }> {
  const page = await site.visit({ as: 'customer' })
  const asked: string[] = []
  const logged: unknown[] = []
  await page.route(`**${flag}`, route => route.fulfill({ json: { Succeeded: true, Notices: [], Item: isMeasured } }))
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname === flag || pathname === log) asked.push(pathname)
    if (pathname === log) logged.push(request.postDataJSON())
  })
  await openWorkbench(page)
  return { page, asked, logged }
}

describe('measurements of the workbench', () => {
  it('ANALYTICS-03, ANALYTICS-02, ANALYTICS-07 are of a saved design: its size, and how long a rating takes', async () => {
    const { page, asked, logged } = await workbench(true)
    await type(page, 'fluid.given.value', '81')
    await rated(page)
    expect(asked).toEqual([])

    const sized = page.waitForResponse(`**${log}`)
    const address = await saveAs(page, 'Measured')
    expect((await sized).status()).toBe(200)
    const projectId = new URLSearchParams(address.split('?')[1]).get('design')
    const of = { moduleName: 'Coil workbench', projectId }
    expect(logged).toEqual([{ ...of, metric: 'DataSize', measuredValue: expect.stringMatching(/^(\d+ KB )?\d+ B$/) }])

    const timed = page.waitForResponse(`**${log}`)
    await type(page, 'fluid.given.value', '82')
    expect((await timed).status()).toBe(200)
    expect(logged[1]).toEqual({
      ...of,
      coilId: 'coil-1',
      metric: 'Speed',
      measuredValue: expect.stringMatching(/^(\d+ s )?\d+ ms$/),
    })

    const again = page.waitForResponse(`**${log}`)
    await openWorkbench(page, address)
    await type(page, 'fluid.given.value', '83')
    await again
    expect(asked).toEqual([flag, log, log, log])
  })

  it('ANALYTICS-01 are not taken of anybody else', async () => {
    const { page, asked } = await workbench(false)
    const answered = page.waitForResponse(`**${flag}`)
    await saveAs(page, 'Not measured')
    await answered
    await type(page, 'fluid.given.value', '84')
    await rated(page)
    expect(asked).toEqual([flag])
  })
})

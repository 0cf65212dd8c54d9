import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../support/browser'
import { makeReport } from './pageList'

const site = openSite({ program: 'chromium' })
let other: Server
let otherOrigin: string

/** Another site: a page that frames what its query names. */
beforeAll(async () => {
  other = createServer((request, response) => {
    const framed = new URL(request.url ?? '', 'http://other').searchParams.get('frame') ?? 'about:blank'
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Other</title><iframe src="${framed.replaceAll('&', '&amp;')}"></iframe>`)
  })
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  otherOrigin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
})

afterAll(() => {
  other?.closeAllConnections()
  other?.close()
})

/** What another site sees of `path` in a frame of its own. */
async function framedElsewhere(path: string): Promise<{ address: string; text: string }> {
  const page = await site.visit({ as: 'customer' })
  const address = path === '/pdfs' ? (await makeReport(page.context().request)).file : path
  site.expectComplaint(page, /left the origin: http:\/\/127\.0\.0\.1:\d+\/\?frame=/)
  site.expectComplaint(page, /frame-ancestors|Refused to (frame|display)|request failed|status of 404/)
  await page.goto(`${otherOrigin}/?frame=${encodeURIComponent(site.origin + address)}`)
  const frame = page.frames()[1]
  await frame?.waitForLoadState('load')
  return { address: frame?.url() ?? '', text: (await frame?.evaluate(() => document.body.textContent)) ?? '' }
}

describe('SEC-063 a page of ours in a frame of another site', () => {
  it.each(['/', '/login', '/app-selector', '/enterprise-webapp', '/nothing.html', '/pdfs'])(
    'is refused: %s',
    async path => {
      const seen = await framedElsewhere(path)
      expect(seen.address).toBe('chrome-error://chromewebdata/')
      expect(seen.text).not.toMatch(/Coilworks|Log in|Total capacity/)
    },
  )
})

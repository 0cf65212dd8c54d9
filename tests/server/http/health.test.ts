/** The addresses of health by themselves: who is given metrics, with nothing before them that could refuse the same. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { health } from '../../../server/http/health'
import { createMetrics } from '../../../server/process/metrics'

/** The status of /metrics to who comes from `address`. */
async function statusFor(options: { isDemo: boolean; metricsToken?: string }, address: string, authorization = '') {
  const app = express().set('trust proxy', true)
  app.use(health({ ...options, metrics: createMetrics() } as Parameters<typeof health>[0]))
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-for': address, authorization }
  const { status } = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  server.closeAllConnections()
  server.close()
  return status
}

it.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['192.0.2.7', 404],
  ['2001:db8::7', 404],
])('SEC-115 a demo without a token gives its metrics to its own machine alone: %s, %i', async (address, status) => {
  expect(await statusFor({ isDemo: true }, address)).toBe(status)
})

it('SEC-115 in production nobody is given metrics without a token', async () => {
  expect(await statusFor({ isDemo: false }, '127.0.0.1')).toBe(404)
})

it.each([
  ['Bearer the-token-of-metrics', 200],
  ['Bearer the-token-of-metricz', 404],
  ['bearer the-token-of-metrics', 404],
  ['', 404],
])('SEC-115 where there is a token, it counts and not the machine: "%s", %i', async (authorization, status) => {
  const options = { isDemo: true, metricsToken: 'the-token-of-metrics' }
  expect(await statusFor(options, '127.0.0.1', authorization)).toBe(status)
})

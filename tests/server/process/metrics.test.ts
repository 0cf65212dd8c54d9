/** What /metrics says, by itself. */
import { EventEmitter } from 'node:events'
import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { countRequests } from '../../../server/http/countRequests'
import { createMetrics } from '../../../server/process/metrics'
import { createTally } from '../../../server/process/tally'

it('tells the time to answer in seconds', async () => {
  let ms = 0
  const { measure, registry } = createMetrics(() => ms)
  const response = Object.assign(new EventEmitter(), { statusCode: 200 })
  measure({ method: 'GET' } as Request, response as unknown as Response, () => undefined)
  ms = 250
  response.emit('finish')
  const text = await registry.metrics()
  expect(text).toContain('http_request_duration_seconds_sum{method="GET"} 0.25')
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.1",method="GET"} 0')
  expect(text).toContain('http_requests_total{method="GET",status="200"} 1')
})

it('forgets the value of a label that its source does not tell any more', async () => {
  const { watchEach, registry } = createMetrics()
  let told: Record<string, number> = { busy: 1, idle: 2 }
  watchEach('connections', 'Connections', 'state', () => told)
  expect(await registry.getSingleMetricAsString('connections')).toContain('connections{state="busy"} 1')
  told = { idle: 3 }
  const text = await registry.getSingleMetricAsString('connections')
  expect(text).toContain('connections{state="idle"} 3')
  expect(text).not.toContain('busy')
})

it('has no number for what cannot be told, and all others', async () => {
  const { watch, registry } = createMetrics()
  watch('away', 'Away', () => Promise.reject(new Error('away')))
  watch('there', 'There', () => 4)
  expect(await registry.metrics()).toMatch(/^away Nan[\s\S]*^there 4$/m)
})

it.each([
  ['/healthz', 0],
  ['/readyz', 0],
  ['/metrics', 0],
  ['/help', 1],
])('what balancers and monitoring ask is no request in the history: %s, %i', (path, requests) => {
  const tally = createTally()
  const response = Object.assign(new EventEmitter(), { statusCode: 200 })
  const request = { method: 'GET', path } as Request
  countRequests(tally)(request, response as unknown as Response, () => undefined)
  response.emit('finish')
  expect(tally.take()).toHaveLength(requests)
})

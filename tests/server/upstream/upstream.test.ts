/** What the gateway reads of a service outside the house, by itself: the schema of an answer is not asked here. */
import type { ServerResponse } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { remoteUpstream } from '../../../server/upstream/upstream'
import { stubService } from '../../support/stubService'

const stub = await stubService(() => undefined)
afterAll(() => stub.close())

const never = 600_000

/** The fault of a call that the stub answers so. */
async function faultOf(answer: (response: ServerResponse) => void, times: { firstByteMs?: number; totalMs?: number }) {
  stub.answer = (_, response) => answer(response)
  const upstream = remoteUpstream(stub.origin, { firstByteMs: never, totalMs: never, ...times })
  const error = await upstream(new Request('http://built.in/DesignService.svc/ListProjects')).catch(error => error)
  return error.code
}

it('SEC-081 waits for the first byte no longer than that may take, though the whole may take longer', async () => {
  expect(await faultOf(() => undefined, { firstByteMs: 100 })).toBe('timeout')
})

it('SEC-081 waits for the whole no longer than that may take, though something came at once', async () => {
  expect(await faultOf(response => void response.writeHead(200).write('{'), { totalMs: 300 })).toBe('timeout')
})

it('SEC-081 reads no more than an answer may have, and does not wait for its end', async () => {
  const large = 'x'.repeat(5_000_001)
  expect(await faultOf(response => void response.writeHead(200).write(large), {})).toBe('too-large')
})

it.each([301, 302, 303, 307, 308])('SEC-084 goes nowhere else where the answer is %i', async status => {
  const location = `${stub.origin}/inner`
  expect(await faultOf(response => void response.writeHead(status, { location }).end(), {})).toBe('redirect')
  expect(stub.asked.map(({ path }) => path)).not.toContain('/inner')
})

it.each([302, 500])('SEC-081 ends the connection of a %i whose body does not end', async status => {
  const isEnded = new Promise<string>(resolve => {
    stub.answer = (_, response) => {
      response.on('close', () => resolve('ended'))
      response.writeHead(status, { location: `${stub.origin}/inner` }).write('x')
    }
  })
  const upstream = remoteUpstream(stub.origin, { firstByteMs: never, totalMs: never })
  await upstream(new Request('http://built.in/DesignService.svc/ListProjects')).catch(error => error)
  expect(await isEnded).toBe('ended')
})

it('SEC-081 has the times and the size of the security bar', () => {
  expect(limits.upstream).toMatchObject({ firstByteMs: 10_000, totalMs: 30_000, jsonBytes: 5_000_000 })
})

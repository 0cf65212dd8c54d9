/** What nothing in the program takes: a rejection is told of and survived, an exception ends the process in order. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../../support/freshDatabase'
import { metricsToken, production, publicOrigin } from '../../support/house'
import { serverProcesses } from '../../support/serverProcesses'

/** Faults on demand, in the process itself. */
const faults = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => void Promise.reject(new Error('canary of a rejection')))
  process.on('SIGHUP', () => setImmediate(() => { throw new Error('canary of an exception') }))
`)}`

const database = await freshDatabase()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-unhandled-'))
const start = serverProcesses()
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

it('SEC-116 survives a rejection that nothing takes, and stops in order with exit code 70 on an exception', async () => {
  const node = start({ ...production, DATABASE_URL: database.address, DATA_DIR: folder, PORT: '0' }, [
    '--import',
    faults,
  ])
  const address = await node.address()
  const headers = { host: new URL(publicOrigin).host, 'x-forwarded-proto': 'https' }
  const metrics = async () => {
    const answer = await fetch(`${address}/metrics`, {
      headers: { ...headers, authorization: `Bearer ${metricsToken}` },
    })
    return answer.text()
  }
  node.signal('SIGUSR2')
  await expect.poll(node.output).toContain('canary of a rejection')
  node.signal('SIGUSR2')
  await expect.poll(metrics).toContain('unhandled_errors_total{kind="rejection"} 2')
  expect((await fetch(`${address}/healthz`, { headers })).status).toBe(200)

  node.signal('SIGHUP')
  expect(await node.exit).toBe(70)
  expect(node.output()).toContain('canary of an exception')
})

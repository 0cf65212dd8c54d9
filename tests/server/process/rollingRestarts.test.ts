/** Restarts one node after the other, under load, behind a balancer that asks /readyz. Measured at length by `npm run bench -- restarts`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rollingRestarts } from '../../../scripts/testing/rollingRestarts'
import { readConfig } from '../../../server/config/config'
import { openDatabase } from '../../../server/data/database'
import { systemClock } from '../../../server/process/clock'
import { type FreshDatabase, migratedDatabase } from '../../support/freshDatabase'
import { type House, production, publicOrigin } from '../../support/house'
import { addPerson, signsIn } from '../../support/people'
import { redisAddress } from '../../support/provided'
import { serverProcesses } from '../../support/serverProcesses'

const start = serverProcesses()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-restarts-'))
const proxyHeaders = { host: new URL(publicOrigin).host, 'x-forwarded-proto': 'https' }
const environment = {
  ...production,
  DATA_DIR: folder,
  REDIS_URL: `${redisAddress()}/9`,
  // Longer than any test: the second signal ends it, once the balancer has seen that the node is not ready.
  DRAIN_SECONDS: '300',
}
let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await migratedDatabase()
})
afterAll(async () => {
  await fresh?.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Of somebody who signed in at one node, for all of them. */
async function headersAt(address: string): Promise<Record<string, string>> {
  const database = await openDatabase({ databaseUrl: fresh.address })
  const parts = { db: database.db, clock: systemClock, config: readConfig(environment) }
  const house = { parts, address, proxyHeaders } as unknown as House
  const visitor = await signsIn(house, await addPerson(house, { roles: ['enterprise'] }))
  await database.close()
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { ...proxyHeaders, cookie, 'sec-fetch-site': 'same-origin' }
}

it('SEC-116 fails no request while two nodes are restarted one after the other, each hurried by a second signal', async () => {
  const { restarts, failures, exitCodes } = await rollingRestarts({
    start: () => start({ ...environment, DATABASE_URL: fresh.address }),
    nodes: 2,
    lookMs: 50,
    asked: ['/app-selector', '/', '/still-page.css', '/DesignService.svc/ListProjects'].map(path => ({ path })),
    headersAt,
    atOnce: 8,
    requests: 0,
    between: 150,
    drained: node => node.signal('SIGTERM'),
  })
  expect(failures).toEqual([])
  expect(restarts).toBe(2)
  expect(new Set(exitCodes)).toEqual(new Set([0]))
}, 300_000)

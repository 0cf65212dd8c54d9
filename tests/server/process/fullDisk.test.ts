/** The embedded database once there is no room for its log: it gives up, and only a start brings it back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config'
import { openDatabase } from '../../../server/data/database'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { putEmptyDatabase } from '../../support/emptyDatabase'
import { type House, production, publicOrigin } from '../../support/house'
import { serverProcesses } from '../../support/serverProcesses'
import { Visitor } from '../../support/visitor'

const start = serverProcesses()
const folder = mkdtempSync(join(tmpdir(), 'coilworks-full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const environment = { ...production, DATA_DIR: folder }
const filling = ['--import', './tests/support/fullDisk.mjs']
const proxyHeaders = { host: new URL(publicOrigin).host, 'x-forwarded-proto': 'https' }

beforeAll(() => putEmptyDatabase(folder))

it('answers 503, ends so that it is started again, and keeps what it has acknowledged', async () => {
  const node = start(environment, filling)
  const house = { parts: { config: readConfig(environment) }, address: await node.address(), proxyHeaders }
  const visitor = new Visitor(house as unknown as House)
  // Each is in the trail of events once it is answered.
  const tryToSignIn = () => visitor.submit('/login', { email: 'nobody@northfield.example', password: 'Harbor7Lantern' })
  const acknowledged = [await tryToSignIn(), await tryToSignIn()].filter(({ status }) => status < 500).length
  const token = await visitor.token()
  node.signal('SIGUSR2')
  let answer: Awaited<ReturnType<typeof tryToSignIn>>
  // The signal may come after the next request.
  do answer = await visitor.post('/login', { _csrf: token, email: 'a@b.example', password: 'Harbor7Lantern' })
  while (answer.status !== 503)

  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.text).toContain(serverMessages.unavailable.text)
  expect(await node.exit).toBe(69)
  expect(node.output()).toContain('the database is lost until the next start')

  const refused = start({ ...environment, FULL_DISK: 'yes' }, filling)
  expect(await refused.exit).toBe(73)
  expect(refused.output()).toMatch(
    /cannot be opened, and there is hardly any room left\. Make room and start again\.$/m,
  )

  const { db, close } = await openDatabase({ folder })
  const events = await db.selectFrom('audit_events').select('event').where('outcome', '=', 'failure').execute()
  await close()
  expect(acknowledged).toBe(2)
  expect(events.length).toBeGreaterThanOrEqual(acknowledged)
})

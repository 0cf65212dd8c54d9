/** A process that cannot keep up says so at once, and stays watchable. */
import { expect, it } from 'vitest'
import { measureLateness } from '../../server/lateness'
import { limits } from '../../server/limits'
import { serverMessages } from '../../shared/serverMessages'
import { anotherNode, houseOfFile } from '../support/house'
import { Visitor } from '../support/visitor'

const house = await houseOfFile()

it('SEC-119 refuses new work with 503 while it is late by 250 ms, and answers health all the time', async () => {
  let late: number = limits.incoming.latestMs
  const node = await anotherNode(house, { change: parts => ({ ...parts, lateness: () => late }) })
  const visitor = new Visitor(node)
  const shed = [await visitor.get('/'), await visitor.callAt('GET', '/DesignService.svc/ListDesigns')]
  const page = await visitor.get('/report?fon=a&fin="><b', {
    accept: 'text/html,*/*',
    cookie: 'coilworks-preferences=dark.IP',
  })
  const foreign = await visitor.get('//elsewhere.example/report', { accept: 'text/html' })
  const style = await visitor.get('/still-page.css')
  const health = [await visitor.get('/healthz'), await visitor.get('/readyz')]
  late = limits.incoming.latestMs - 1
  const after = await visitor.get('/')
  await node.close()

  expect(shed.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '2'],
    [503, '2'],
  ])
  expect(health.map(({ status }) => status)).toEqual([200, 200])
  expect(after.status).toBe(200)
  expect(shed[1]!.body.Notices[0].Messages).toEqual([serverMessages.busy.text])
  // A reader is told what to do, and gets back to where they were going.
  expect([page.status, page.headers['retry-after'], style.status]).toEqual([503, '2', 200])
  expect(page.text).toContain('<body class="dark">')
  expect(page.text).toContain(serverMessages.busy.text)
  expect(page.text).toContain('href="/report?fon=a&amp;fin=%22%3E%3Cb"')
  expect(foreign.text).toContain('href="/elsewhere.example/report"')
})

it('SEC-119 sees that something holds the process up again and again, and lets one long stall pass', async () => {
  const lateness = measureLateness()
  const holdUp = () => {
    const end = performance.now() + 400
    while (performance.now() < end);
  }
  holdUp()
  await new Promise(resolve => setImmediate(resolve))
  expect(lateness()).toBeLessThan(100)

  const isHeldUp = () => {
    holdUp()
    return lateness()
  }
  await expect.poll(isHeldUp, { timeout: 15_000, interval: 20 }).toBeGreaterThan(100)
})

/** A process that cannot keep up says so at once, and stays watchable. */
import { EventEmitter } from 'node:events'
import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { shedLoad } from '../../../server/http/shedLoad'
import { measureEventLoopDelay } from '../../../server/process/eventLoopDelay'
import type { Asked, Load } from '../../../server/process/load'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { anotherNode, houseOfFile } from '../../support/house'
import { asksAs } from '../../support/programs'
import { Visitor } from '../../support/visitor'

const house = await houseOfFile()
const html = { accept: 'text/html,*/*' }

/** A node whose load refuses what it is told to. */
async function nodeRefusing(refused: () => readonly Asked[]) {
  const load: Load = {
    enter: asked => (refused().includes(asked) ? undefined : () => undefined),
    isOverloaded: () => false,
  }
  return anotherNode(house, { change: parts => ({ ...parts, load }) })
}

it('SEC-119 refuses new work with 503 while there is too much of it, and answers health all the time', async () => {
  let refused: readonly Asked[] = ['visit', 'rest']
  const node = await nodeRefusing(() => refused)
  const visitor = new Visitor(node)
  const shed = [await visitor.get('/', html), await visitor.callAt('GET', '/DesignService.svc/ListProjects')]
  const page = await visitor.get('/report?fon=a&fin="><b', { ...html, cookie: 'coilworks-preferences=dark.IP' })
  const foreign = await visitor.get('//elsewhere.example/report', html)
  const style = await visitor.get('/still-page.css')
  const health = [await visitor.get('/healthz'), await visitor.get('/readyz')]
  refused = []
  const after = await visitor.get('/', html)
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

it('SEC-119 counts no request any more whose reader went away before its answer', () => {
  const response = new EventEmitter()
  let underWay = 0
  const load: Load = {
    enter: () => {
      underWay += 1
      return () => {
        underWay -= 1
      }
    },
    isOverloaded: () => false,
  }
  const request = { method: 'GET', get: () => undefined } as unknown as Request
  shedLoad(load)(request, response as unknown as Response, () => undefined)
  expect(underWay).toBe(1)
  response.emit('close')
  expect(underWay).toBe(0)
})

it('SEC-119 tells programs in problem details when to ask again, whatever they accept', async () => {
  const node = await nodeRefusing(() => ['visit', 'rest'])
  const input = { input: coolingExample }
  for (const [path, headers] of [
    ['/api/v1/coil/rate', {}],
    ['/api/v1/coil/rate', { accept: 'text/html' }],
    ['/auth/token', {}],
  ] as const) {
    const { status, json, ...answer } = await asksAs(node, undefined, path, { body: input, headers })
    expect([status, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([
      ...[503, 'application/problem+json; charset=utf-8', '2'],
    ])
    expect(json).toEqual({
      ...{ type: '/api/v1/docs#problem-busy', status: 503, title: 'Busy', detail: serverMessages.busy.text },
      requestId: expect.stringMatching(/./),
    })
  }
  await node.close()
})

it('SEC-119 counts as a visit what opens a page; calls and forms of an open page go before it', async () => {
  const node = await nodeRefusing(() => ['visit'])
  const visitor = new Visitor(node)
  const visit = await visitor.get('/login', html)
  const others = [
    await visitor.callAt('GET', '/DesignService.svc/ListProjects'),
    await visitor.callAt('POST', '/AccountService.svc/LogIn'),
    await visitor.post('/login', {}, html),
  ]
  await node.close()
  expect(visit.status).toBe(503)
  for (const { status } of others) expect(status).not.toBe(503)
})

it('SEC-119 counts a request as under way until its answer is sent', async () => {
  let underWay = 0
  const entered: number[] = []
  const enter = () => {
    underWay += 1
    entered.push(underWay)
    return () => {
      underWay -= 1
    }
  }
  const node = await anotherNode(house, { change: parts => ({ ...parts, load: { enter, isOverloaded: () => false } }) })
  const visitor = new Visitor(node)
  await Promise.all([visitor.get('/', html), visitor.get('/nothing-here', html)])
  await expect.poll(() => underWay).toBe(0)
  await node.close()
  expect(entered[0]).toBe(1)
  expect(entered).toHaveLength(2)
})

it('SEC-119 sees that something holds the process up again and again, and lets one long stall pass', async () => {
  const delay = measureEventLoopDelay()
  const holdUp = () => {
    const end = performance.now() + 400
    while (performance.now() < end);
  }
  holdUp()
  await new Promise(resolve => setImmediate(resolve))
  expect(delay()).toBeLessThan(100)

  const isHeldUp = () => {
    holdUp()
    return delay()
  }
  await expect.poll(isHeldUp, { interval: 20 }).toBeGreaterThan(100)
})

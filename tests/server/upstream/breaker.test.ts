/** The breaker before a remote service, and what its fault does to others. */
import { afterAll, describe, expect, it } from 'vitest'
import { limits } from '../../../server/config/limits'
import { UpstreamError } from '../../../server/errors/upstreamError'
import { createLogger } from '../../../server/process/logging'
import { guarded } from '../../../server/upstream/breaker'
import { remoteUpstream, type Upstream } from '../../../server/upstream/upstream'
import { account, coilSelection } from '../../../shared/contracts'
import { fastest } from '../../support/fastest'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { settableClock } from '../../support/settableClock'
import { answerJson, stubService } from '../../support/stubService'

/** An upstream that answers as it is told, behind a breaker with a clock of its own. */
function behindBreaker() {
  const clock = settableClock()
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  let asked = 0
  const state = { answer: async (): Promise<Response> => new Response('{}') }
  const upstream: Upstream = () => {
    asked += 1
    return state.answer()
  }
  const call = guarded(upstream, { name: 'stub', clock, logger })
  const outcome = () =>
    call(new Request('http://upstream/x')).then(
      ({ status }) => status,
      (error: UpstreamError) => error.code,
    )
  return { clock, lines, state, outcome, asked: () => asked }
}

const fails = async () => {
  throw new UpstreamError('unreachable')
}
const answers = (status: number) => async () => new Response(null, { status })

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const outcomes: T[] = []
  for (let index = 0; index < count; index += 1) outcomes.push(await work())
  return outcomes
}

describe('a breaker', () => {
  it.each([
    ['faults', fails],
    ['answers of 500', answers(500)],
    ['answers of 503', answers(503)],
  ])('SEC-083 leaves its upstream alone after five %s in a row, for ten seconds', async (_, answer) => {
    const { clock, state, outcome, asked, lines } = behindBreaker()
    state.answer = answer
    await times(limits.breaker.inARow, outcome)
    expect(await times(3, outcome)).toEqual(['open', 'open', 'open'])
    expect(asked()).toBe(5)
    expect(lines.join()).toContain('left alone')

    clock.advance({ seconds: 9.9 })
    expect(await outcome()).toBe('open')
    clock.advance({ seconds: 0.1 })
    state.answer = answers(200)
    expect([await outcome(), await outcome(), asked()]).toEqual([200, 200, 7])
    // No call is a trial any more: others go beside it.
    expect(await Promise.all([outcome(), outcome()])).toEqual([200, 200])
  })

  it('SEC-083 tries by one call alone, and waits anew where that fails', async () => {
    const { clock, state, outcome, asked } = behindBreaker()
    state.answer = fails
    await times(5, outcome)
    clock.advance({ seconds: 10 })
    const [probe, beside] = await Promise.all([outcome(), outcome()])
    expect([probe, beside, asked()]).toEqual(['unreachable', 'open', 6])
    clock.advance({ seconds: 9 })
    expect(await outcome()).toBe('open')
    clock.advance({ seconds: 1 })
    expect([await outcome(), asked()]).toEqual(['unreachable', 7])
  })

  it('SEC-083 opens where half of twenty calls within thirty seconds fail, though never five in a row', async () => {
    const { state, outcome } = behindBreaker()
    for (let index = 0; index < 10; index += 1) {
      state.answer = answers(200)
      expect(await outcome()).toBe(200)
      state.answer = fails
      expect(await outcome()).toBe('unreachable')
    }
    expect(await outcome()).toBe('open')
  })

  it('SEC-083 forgets what is older than thirty seconds', async () => {
    const { clock, state, outcome } = behindBreaker()
    const found: unknown[] = []
    for (let index = 0; index < 30; index += 1) {
      state.answer = index % 2 ? fails : answers(200)
      found.push(await outcome())
      clock.advance({ seconds: 2 })
    }
    expect(new Set(found)).toEqual(new Set([200, 'unreachable']))
  })

  it('SEC-083 takes a refusal for an answer', async () => {
    const { state, outcome } = behindBreaker()
    state.answer = answers(403)
    expect(new Set(await times(30, outcome))).toEqual(new Set([403]))
  })

  it('SEC-083 weighs thousands of calls a second as lightly as a few', async () => {
    const request = new Request('http://upstream/x')
    const response = new Response('{}')
    const logger = createLogger('info', { write: () => undefined })
    const call = guarded(async () => response, { name: 'stub', clock: settableClock(), logger })
    const calls = (count: number) => times(count, () => call(request))
    await calls(1_000)
    const few = await fastest(() => calls(1_000))
    await calls(15_000)
    expect(await fastest(() => calls(1_000))).toBeLessThan(10 * few)
  })

  it('SEC-083 lets fifty calls be under way, and refuses the next at once', async () => {
    const { state, outcome } = behindBreaker()
    const waiting: (() => void)[] = []
    state.answer = () => new Promise(resolve => waiting.push(() => resolve(new Response('{}'))))
    const under = Array.from({ length: limits.breaker.atOnce }, outcome)
    expect(await outcome()).toBe('busy')
    for (const release of waiting) release()
    state.answer = answers(200)
    expect(new Set(await Promise.all(under))).toEqual(new Set([200]))
    expect(await outcome()).toBe(200)
  })
})

describe('every back end outside the house', async () => {
  const stub = await stubService((_, response) => void response.writeHead(500).end())
  const house = await houseOfFile({
    environment: {
      ...{ DESIGN_SERVICE_ORIGIN: stub.origin, R_AND_D_SERVICE_ORIGIN: stub.origin, R_AND_D_API_ORIGIN: stub.origin },
      ACCOUNT_SERVICE_ORIGIN: stub.origin,
    },
  })
  afterAll(() => stub.close())
  const { upstreams, apis } = house.parts

  it.each([
    ['DesignService.svc', upstreams['DesignService.svc']],
    ['RandDService.svc', upstreams['RandDService.svc']],
    ['AccountService.svc', upstreams['AccountService.svc']],
    ['the R and D API', apis.rAndD.upstream],
  ])('SEC-083 has a breaker of its own: %s', async (_, upstream) => {
    stub.asked.length = 0
    const call = () => upstream(new Request('http://upstream/x')).catch((error: UpstreamError) => error.code)
    await times(limits.breaker.inARow, call)
    expect([await call(), stub.asked.length]).toEqual(['open', 5])
  })
})

describe('a remote service that hangs', async () => {
  const stub = await stubService(() => undefined)
  const house = await houseOfFile({
    change: parts => ({
      ...parts,
      upstreams: {
        ...parts.upstreams,
        'DesignService.svc': guarded(remoteUpstream(stub.origin, { firstByteMs: 100, totalMs: 200 }), {
          ...{ name: 'DesignService.svc', clock: parts.clock, logger: parts.logger },
        }),
      },
    }),
  })
  afterAll(() => stub.close())
  const visitor = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))

  it('SEC-083 is not asked any more, and takes nothing else with it', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) statuses.push((await visitor.call(coilSelection.ListProjects)).status)
    expect(statuses).toEqual([504, 504, 504, 504, 504, 503, 503])
    expect(stub.asked).toHaveLength(5)

    const refused = await visitor.call(coilSelection.ListProjects)
    expect(refused.headers['retry-after']).toBe('2')
    expect((await visitor.call(account.GetIdentity, { isClientLoggedIn: true })).status).toBe(200)
    expect((await visitor.get('/app-selector')).status).toBe(200)
  })

  it('SEC-083 is asked again after its pause, and used where it answers', async () => {
    stub.answer = (_, response) => answerJson(response, { Succeeded: true, Notices: [], Items: [] })
    house.clock.advance({ seconds: 10 })
    expect((await visitor.call(coilSelection.ListProjects)).status).toBe(200)
  })
})

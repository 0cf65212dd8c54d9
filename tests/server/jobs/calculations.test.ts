/** Ratings on threads: they hold up nobody, come back as they were, end in their time, and outlive the end of a thread. */
import { request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { type CoilInput, compareEngines, EngineError, explainedRating, rateCoil, unfitOptions } from '../../../engine'
import { limits } from '../../../server/config/limits'
import { BusyError } from '../../../server/errors/busyError'
import { createCalculations } from '../../../server/jobs/calculations'
import { toolJobs } from '../../../server/jobs/toolJobs'
import { createQueue } from '../../../server/process/queue'
import { coilTool } from '../../../server/services/coilSelection/coilTool'
import type { ServiceCall } from '../../../server/services/service'
import { rateMany } from '../../../server/services/tools/rating'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { coilSelection } from '../../../shared/contracts'
import { withValueAt } from '../../../shared/tools/fields/paths'
import { serverMessages } from '../../../shared/wording/serverMessages'
import { heldThreads } from '../../support/heldThreads'
import { houseOfFile } from '../../support/house'
import { addPerson, hasSession } from '../../support/people'
import { requestThreads } from '../../support/requestThreads'
import { smallestRequests } from '../../support/smallestRequests'
import { usualCoils } from '../../support/usualCoils'
import { fromOurPage, Visitor } from '../../support/visitor'

const rules = limits.calculation
/** Two threads, of which one may be taken by what is in no hurry. */
const held = heldThreads(2)
const { threads } = held
const house = await houseOfFile({ requestThreads: threads })
afterAll(() => threads.close())
const { calculations } = house.parts
const engineer = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))
const colleague = await hasSession(house, await addPerson(house, { roles: ['enterprise'] }))

/** Another coil each time, so that it is seen which was rated. */
let number = 0
const another = () => withValueAt(coolingExample, 'air.dryBulb', 300 + ++number / 100) as CoilInput
const report = smallestRequests['DesignService.svc/CreateReport']
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('while one coil is rated', () => {
  it('the server answers: its health, a page, and the rating of another person', async () => {
    const gate = held.hold()
    const slow = another()
    const answer = engineer.call(coilSelection.Rate, { input: slow })
    await gate.isReached()
    const health = await new Visitor(house).get('/healthz')
    const page = await new Visitor(house).get('/login')
    const quick = another()
    const other = await colleague.call(coilSelection.Rate, { input: quick })
    gate.letGo()

    expect([health.status, page.status]).toEqual([200, 200])
    expect(other.body.Item.Rating).toEqual(asJson(explainedRating(quick, rateCoil(quick))))
    expect((await answer).body.Item.Rating).toEqual(asJson(explainedRating(slow, rateCoil(slow))))
  })

  it('and a report is made, others are rated: files and tables do not take every thread', async () => {
    const gate = held.hold()
    const pdf = engineer.call(coilSelection.CreateReport, report)
    await gate.isReached()
    const workbook = engineer.call(coilSelection.ExportToExcel, report)
    const other = await colleague.call(coilSelection.Rate, { input: another() })
    gate.letGo()

    expect(other.body.Item.Problems).toEqual([])
    expect((await pdf).body).toMatchObject({ Succeeded: true, Item: { FileName: expect.stringMatching(/pdf$/) } })
    expect((await workbook).body).toMatchObject({ Succeeded: true, Item: { FileName: expect.stringMatching(/xlsx$/) } })
  })

  it('the next that somebody looks at goes before those for a table', async () => {
    const one = heldThreads(1)
    const { run } = createCalculations({ ...house.parts, threads: one.threads })
    const gate = one.hold()
    const [first, table, live] = [another(), another(), another()]
    const all = [
      run('coilSelection', 'rating', first),
      run('coilSelection', 'rating', table, { isSlow: true }),
      run('coilSelection', 'rating', live),
    ]
    gate.letGo()
    await Promise.all(all)
    await one.threads.close()
    expect(one.begun).toEqual([first, live, table])
  })
})

describe('a rating that is asked for again', () => {
  it('comes from a thread twice and is kept then, unchangeable; of another input, of a table, and a refusal never', async () => {
    const one = heldThreads(1)
    const { run } = createCalculations({ ...house.parts, threads: one.threads })
    const [coil, typed] = [another(), another()]
    const rated = () => run('coilSelection', 'explained', structuredClone(coil))
    const [first, second, third] = [await rated(), await rated(), await rated()]
    await run('coilSelection', 'explained', typed)
    await run('coilSelection', 'rating', coil, { isSlow: true })
    const refused = withValueAt(coil, 'geometry.finPitch', 1e-9) as CoilInput
    for (const _ of [1, 2, 3]) await expect(run('coilSelection', 'explained', refused)).rejects.toThrow(EngineError)
    await one.threads.close()

    expect([second, third]).toEqual([first, first])
    expect(one.begun).toEqual([coil, coil, typed, coil, refused, refused, refused])
    expect(() => Object.assign(third.air.entering, { dryBulb: 0 })).toThrow(TypeError)
  })

  it('is kept of circuits in outline, with which their pages begin, and not with all tubes', async () => {
    const one = heldThreads(1)
    const { run } = createCalculations({ ...house.parts, threads: one.threads })
    const coil = exampleOf('FLUID')
    for (const _ of [1, 2, 3]) await run('circuits', 'outline', structuredClone(coil))
    for (const _ of [1, 2, 3]) await run('circuits', 'rating', structuredClone(coil))
    await one.threads.close()
    expect(one.begun).toHaveLength(2 + 3)
  })
})

describe('an answer of a thread', () => {
  const run = createCalculations({ ...house.parts, threads: requestThreads() }).run

  it.each(
    usualCoils().map(
      coil => [coil.coilType, 'refrigerant' in coil ? coil.refrigerant.name : '', coil.engineVersion, coil] as const,
    ),
  )('is that of the engine: %s %s by %s', async (_, __, ___, coil) => {
    expect(await run('coilSelection', 'explained', coil)).toEqual(explainedRating(coil, rateCoil(coil)))
  })

  it('is that of the engine: both engines, and what does not fit', async () => {
    const coil = exampleOf('EVAP')
    expect(await run('coilSelection', 'comparison', coil)).toEqual(compareEngines(coil))
    expect(await run('coilSelection', 'unfitOptions', coil)).toEqual(unfitOptions(coil))
  })

  it.each([
    ['geometry.finPitch', 1e-9],
    ['fluid.given.value', 1e9],
    ['fluid.name', 'Honey'],
  ])('is what the engine refuses, unchanged: %s of %s', async (path, value) => {
    const coil = withValueAt(coolingExample, path, value) as CoilInput
    const refusal = refusalOf(() => rateCoil(coil))
    const error = await run('coilSelection', 'explained', coil).catch(error => error)
    expect(error).toBeInstanceOf(EngineError)
    expect([error.code, error.message, error.inputs]).toEqual([refusal.code, refusal.message, refusal.inputs])
  })

  it('is a fault of ours where the program has one, and no refusal', async () => {
    await expect(run('coilSelection', 'rating', {} as CoilInput)).rejects.toThrow(TypeError)
  })
})

function refusalOf(work: () => unknown): EngineError {
  try {
    work()
  } catch (error) {
    if (error instanceof EngineError) return error
  }
  throw new Error('nothing was refused')
}

describe('a calculation without an answer', () => {
  it('SEC-102 ends when its time is over, with what to do, and its thread is replaced', async () => {
    const { run } = createCalculations({ ...house.parts, threads, rules: { ...rules, longestMs: 1 } })
    held.hold()
    await expect(run('coilSelection', 'rating', another())).rejects.toMatchObject({
      name: 'CalculationError',
      code: 'too-long',
    })
    expect(house.logLines.join('\n')).toContain('a calculation has no answer')
    const input = another()
    expect(await calculations.run('coilSelection', 'rating', input)).toEqual(rateCoil(input))
  })

  it('ends where many coils have had their time together, without a thread', async () => {
    const before = held.begun.length
    await expect(calculations.run('coilSelection', 'rating', another(), { left: () => 0 })).rejects.toMatchObject({
      code: 'too-long',
    })
    expect(held.begun.length).toBe(before)
  })

  it('gives many coils so much time together: those after it say so, and nothing is refused as a whole', async () => {
    const inputs = [another(), another()]
    const own = createCalculations({ ...house.parts, threads, rules: { ...rules, manyMs: 0 } })
    const call = { signal: new AbortController().signal } as ServiceCall
    const { Items } = await rateMany({ calculations: own }, coilTool)(call, { inputs })
    const said = {
      Rating: null,
      Problems: [{ Path: '', Message: `${serverMessages.calculation.tooLong} ${toolJobs.coilSelection.whenTooLong}` }],
    }
    expect(Items).toEqual([said, said])
  })

  it('says so at the coil when its thread dies, and the next is answered by another', async () => {
    held.breakOff()
    const { status, body } = await engineer.call(coilSelection.Rate, { input: another() })
    expect([status, body.Item]).toEqual([
      200,
      { Rating: null, Problems: [{ Path: '', Message: serverMessages.calculation.brokenOff }] },
    ])
    const next = await engineer.call(coilSelection.Rate, { input: another() })
    expect(next.body.Item.Problems).toEqual([])
  })

  it('says so to who asks for a report, of which nothing is kept', async () => {
    held.breakOff()
    const before = await house.parts.db.selectFrom('reports').selectAll().execute()
    const { body } = await engineer.call(coilSelection.CreateReport, report)
    expect(body).toMatchObject({ Succeeded: false, Notices: [{ Messages: [serverMessages.calculation.brokenOff] }] })
    expect(await house.parts.db.selectFrom('reports').selectAll().execute()).toEqual(before)
  })
})

describe('who asks too much at once', () => {
  it('SEC-102 is told to try again in a moment, when so many wait already', async () => {
    const gates = [held.hold(), held.hold()]
    const others = Array.from({ length: 2 + rules.waiting }, () =>
      calculations.run('coilSelection', 'rating', another()),
    )
    const { status, headers, body } = await engineer.call(coilSelection.Rate, { input: another() })
    for (const gate of gates) gate.letGo()
    await Promise.all(others)

    expect([status, headers['retry-after']]).toEqual([503, '2'])
    expect(body.Notices[0].Messages).toEqual([serverMessages.calculation.busy])
  })

  it('SEC-102 is refused where as many wait as may in all, though of no share too many do', async () => {
    const queue = createQueue({
      ...{ places: 1, slowPlaces: 1, waiting: 2, waitingOfShare: 2 },
      ...{ waitMs: 60_000, slowWaitMs: 60_000, busy: 'too many' },
    })
    const take = (share: string) => queue.take({ share, isSlow: false, signal: undefined })
    const leave = await take('a')
    const waiting = [take('a'), take('b')]
    await expect(take('c')).rejects.toThrow(BusyError)
    leave()
    for (const turn of waiting) (await turn)()
  })

  it('waits for a time, and no longer', async () => {
    const one = heldThreads(1)
    const { run } = createCalculations({ threads: one.threads, ...house.parts, rules: { ...rules, waitMs: 1 } })
    const gate = one.hold()
    const first = run('coilSelection', 'rating', another())
    await expect(run('coilSelection', 'rating', another())).rejects.toThrow(BusyError)
    gate.letGo()
    await first
    await one.threads.close()
  })
})

describe('who does not wait any longer', () => {
  it('leaves the queue, as the browser does that asks anew for what was typed since', async () => {
    const gates = [held.hold(), held.hold()]
    const running = gates.map(() => calculations.run('coilSelection', 'rating', another()))
    const { hostname, port } = new URL(house.address)
    const sent = request({
      ...{ agent: false, hostname, port, method: 'POST', path: '/DesignService.svc/Rate' },
      headers: {
        ...{ ...house.proxyHeaders, ...fromOurPage, 'content-type': 'application/json' },
        cookie: [...engineer.cookies].map(pair => pair.join('=')).join('; '),
        'x-csrf-token': await engineer.token(),
      },
    })
    sent.on('error', () => undefined)
    const input = another()
    sent.end(JSON.stringify({ input }))
    await expect.poll(calculations.waiting).toBe(1)
    sent.destroy()
    await expect.poll(calculations.waiting).toBe(0)
    for (const gate of gates) gate.letGo()
    await Promise.all(running)
    expect(held.begun).not.toContainEqual(input)
  })

  it('SEC-102 lets a short calculation come to its end, and stops a long one', async () => {
    const asked = new AbortController()
    const patient = createCalculations({ ...house.parts, threads, rules: { ...rules, forsakenMs: 60_000 } })
    const gate = held.hold()
    const input = another()
    const short = patient.run('coilSelection', 'rating', input, { signal: asked.signal })
    asked.abort()
    gate.letGo()
    expect(await short).toEqual(rateCoil(input))

    const again = new AbortController()
    const strict = createCalculations({ ...house.parts, threads, rules: { ...rules, forsakenMs: 0 } })
    const wall = held.hold()
    const long = strict.run('coilSelection', 'rating', another(), { signal: again.signal })
    await wall.isReached()
    again.abort()
    await expect(long).rejects.toMatchObject({ code: 'abandoned' })
  })
})

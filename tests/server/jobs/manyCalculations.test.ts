/** Many coils of one request, and threads that are warm before somebody waits: on threads of the test, which rate nothing. */
import { describe, expect, it } from 'vitest'
import type { CoilInput } from '../../../engine/coils'
import { airCoolerJobs } from '../../../server/jobs/aircooler/airCoolerJobs'
import { createCalculations } from '../../../server/jobs/calculations'
import { circuitryJobs } from '../../../server/jobs/circuitry/circuitryJobs'
import { usualCoils } from '../../../server/jobs/coilSelection/usualCoils'
import { economizerJobs } from '../../../server/jobs/economizer/economizerJobs'
import { gasJobs } from '../../../server/jobs/gas/gasJobs'
import { mistJobs } from '../../../server/jobs/mist/mistJobs'
import { createWarmUp } from '../../../server/jobs/warmUp'
import { createLogger } from '../../../server/process/logging'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { withValueAt } from '../../../shared/tools/fields/paths'

/** Four threads that answer when they are told to; two may be taken by what is in no hurry. */
function fakeThreads() {
  const begun: { of: unknown; end: () => void; fail: () => void }[] = []
  return {
    begun,
    threads: {
      most: 4,
      run: <Result>(_program: string, task: object) =>
        new Promise<Result>((resolve, reject) => {
          const { of } = task as { of: unknown }
          const end = () => resolve({ value: of } as Result)
          begun.push({ of, end, fail: () => reject(new Error('ended')) })
        }),
      start: () => {},
      close: async () => {},
    },
  }
}
const settled = () => new Promise(resolve => setImmediate(resolve))
const coil = (name: string) => withValueAt(exampleOf('EVAP'), 'refrigerant.name', name) as CoilInput

describe('many coils of one request', () => {
  const logger = createLogger('silent')
  const made = () => {
    const { begun, threads } = fakeThreads()
    const calculations = createCalculations({ threads, logger, isStopping: () => false })
    const ask = (of: string) =>
      calculations.run('coilSelection', 'rating', of as never, { isSlow: true }) as Promise<unknown>
    return { begun, calculations, ask }
  }

  it('take as many threads as may be in no hurry, answer in their order, and leave a turn to others', async () => {
    const { begun, calculations, ask } = made()
    const answers = calculations.each(['a', 'b', 'c'], ask)
    const others = calculations.each(['x'], ask)
    await settled()
    expect(begun.map(({ of }) => of)).toEqual(['a', 'b'])
    begun[1]!.end()
    await settled()
    expect(begun.map(({ of }) => of)).toEqual(['a', 'b', 'x'])
    for (let k = 0; k < 4; k++) {
      for (const { end } of begun) end()
      await settled()
    }
    expect([await answers, await others]).toEqual([['a', 'b', 'c'], ['x']])
  })

  it('end with the first that fails as a whole', async () => {
    const { begun, calculations, ask } = made()
    const answers = calculations.each(['a', 'b', 'c', 'd'], ask)
    await settled()
    for (const { fail } of begun) fail()
    await expect(answers).rejects.toThrow()
    await settled()
    expect(begun.length).toBe(2)
  })
})

describe('threads', () => {
  it('rate the usual coils at the start, a fluid when somebody looks at it first, and all of these in place of one that ended', async () => {
    const { begun, threads } = fakeThreads()
    const warmUp = createWarmUp({ threads, failed: error => expect.fail(String(error)) })
    const drained = async () => {
      const names: unknown[] = []
      for (await settled(); begun.length > 0; await settled()) {
        for (const { of, end } of begun.splice(0)) {
          names.push(of)
          end()
        }
      }
      return names
    }
    const usual: object[] = [
      ...usualCoils(),
      ...circuitryJobs.usual(),
      ...economizerJobs.usual(),
      ...airCoolerJobs.usual(),
      ...gasJobs.usual(),
      ...mistJobs.usual(),
    ]
    const each = (coils: readonly object[]) => coils.flatMap(one => [one, one, one, one])
    warmUp.looked('coilSelection', coil('R-32'))
    expect(await drained()).toEqual([])
    warmUp.start()
    expect(await drained()).toEqual(each([...usual, coil('R-32')]))
    warmUp.looked('coilSelection', coil('R-134a'))
    warmUp.looked('coilSelection', coil('R-134a'))
    warmUp.looked('coilSelection', coil('R-410A'))
    expect(await drained()).toEqual(each([coil('R-134a')]))
    warmUp.replaced()
    expect(await drained()).toEqual(each([...usual, coil('R-32'), coil('R-134a')]))
  })
})

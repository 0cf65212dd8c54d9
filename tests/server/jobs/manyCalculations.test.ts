/** Many coils of one request, and threads that are warm before somebody waits: on threads of the test, which rate nothing. */
import { describe, expect, it } from 'vitest'
import type { CoilInput } from '../../../engine/coils'
import { createCalculations } from '../../../server/jobs/calculations'
import { createWarmUp } from '../../../server/jobs/warmUp'
import { createLogger } from '../../../server/process/logging'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import { withValueAt } from '../../../shared/tools/fields/paths'

/** Four threads that answer when they are told to; two may be taken by what is in no hurry. */
function fakeThreads() {
  const begun: { of: unknown; end: () => void; fail: () => void }[] = []
  const listeners: (() => void)[] = []
  let count = 0
  return {
    begun,
    /** A thread has started: now there are so many. */
    starts(now: number) {
      count = now
      for (const listener of listeners) listener()
    },
    threads: {
      ...{ most: 4, mostSlow: 2 },
      run: <Result>(_program: string, task: object) =>
        new Promise<Result>((resolve, reject) => {
          const { of } = task as { of: unknown }
          const end = () => resolve({ value: of } as Result)
          begun.push({ of, end, fail: () => reject(new Error('ended')) })
        }),
      running: () => count,
      idle: () => count,
      onStart: (listener: () => void) => void listeners.push(listener),
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
    begun[0]!.fail()
    await expect(answers).rejects.toThrow()
    begun[1]!.end()
    await settled()
    expect(begun.length).toBe(2)
  })
})

describe('threads', () => {
  it('that have no work rate what somebody looks at first, and a new one rates what was looked at before', async () => {
    const { begun, threads, starts } = fakeThreads()
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
    starts(1)
    warmUp.looked('coilSelection', coil('R-32'))
    expect(await drained()).toEqual([])
    starts(2)
    expect(await drained()).toEqual([coil('R-32'), coil('R-32')])
    warmUp.looked('coilSelection', coil('R-134a'))
    warmUp.looked('coilSelection', coil('R-134a'))
    expect(await drained()).toEqual([coil('R-134a'), coil('R-134a')])
    starts(3)
    expect(await drained()).toEqual([coil('R-32'), coil('R-134a')].flatMap(one => [one, one, one]))
    // All have ended since, and a request starts the first again.
    starts(1)
    starts(2)
    expect(await drained()).toEqual([])
  })
})

/** Tables of fluids that threads share: built once, and the same to the last digit. */
import { afterEach, describe, expect, it } from 'vitest'
import { type Fluid, fluidOf, hotState } from '../../../engine'
import { type Shelf, shareTables } from '../../../engine/fluids/table/shelf'
import { tableFluid } from '../../../engine/fluids/table/tableFluid'
import { tableStates } from '../../support/tableDeviations'

afterEach(() => shareTables(undefined))

/** A shelf as threads have it: what was kept comes back as a copy around the same memory. */
function shelfOf(kept: Map<string, object>): Shelf {
  return {
    find: name => kept.has(name) && structuredClone(kept.get(name)),
    keep: (name, made) => void kept.set(name, made),
    shared(values) {
      const there = new Float64Array(new SharedArrayBuffer(values.byteLength))
      there.set(values)
      return there
    },
  }
}

/** The fluid, and how often its equation was asked for a state. */
function counted(name: string) {
  const fluid = fluidOf(name)
  let asked = 0
  const hot = Object.fromEntries(
    Object.entries(fluid.hot).map(([door, ask]) => [
      door,
      (...given: never[]) => {
        asked++
        return (ask as (...given: never[]) => void)(...given)
      },
    ]),
  ) as unknown as Fluid['hot']
  return { fluid: tableFluid({ ...fluid, hot }, { bends: [] }), asked: () => asked }
}

function read({ hot }: Fluid, states: readonly { T: number; p: number }[]) {
  return states.map(({ T, p }) => {
    const [byT, byH] = [hotState(), hotState()]
    hot.atTp(T, p, byT)
    hot.transport(byT)
    hot.atPh(p, byT.h, byH)
    return [byT, byH]
  })
}

describe.each(['R-134a', 'R-410A', 'R-718'])('shared tables of %s', name => {
  const states = [...tableStates(fluidOf(name), 40)]

  it('are built by the first that needs them, and read as those of one alone', () => {
    const alone = counted(name)
    const expected = read(alone.fluid, states)
    const kept = new Map<string, object>()
    shareTables(shelfOf(kept))
    const first = counted(name)
    expect(read(first.fluid, states)).toEqual(expected)
    expect([...kept.keys()]).toEqual([name, `${name} transport`])
    // From here on the memory is the first one's: the second asks the equation only beyond the tables.
    const second = counted(name)
    expect(read(second.fluid, states)).toEqual(expected)
    expect(second.asked()).toBeLessThan(0.01 * first.asked())
  })
})

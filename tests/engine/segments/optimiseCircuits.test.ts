import { describe, expect, it } from 'vitest'
import { branchesOf, graphOfOrders } from '../../../engine/circuitry/branches'
import { cutEnd } from '../../../engine/circuitry/edits/endEdits'
import { makeCircuits } from '../../../engine/circuitry/makeCircuits'
import { type CircuitSearch, climbCircuits, judgeCircuits, startsOf } from '../../../engine/segments/optimiseCircuits'
import { rateCircuits } from '../../../engine/segments/rateCircuits'
import { smallEvaporator } from '../../support/segmentedExamples'

const search = (part: Partial<CircuitSearch> = {}): CircuitSearch => ({
  ...{ coil: smallEvaporator, objective: 'capacity', freedom: 'exchange', constraints: {}, seed: 1, evaluations: 24 },
  ...part,
})
const present = rateCircuits(smallEvaporator)
/** Two circuits whose bends are longer than they need be. */
const mixedUp = graphOfOrders({ ...smallEvaporator.geometry, rows: 4, columns: 4 }, [
  [3, 2, 1, 4, 12, 13, 8, 0],
  [11, 7, 15, 14, 9, 5, 6, 10],
])

describe('a search for better circuits of a coil', () => {
  it('judges circuits as the segmented program rates them, by each objective', () => {
    const { graph, solved, table } = present
    const of = (part: Partial<CircuitSearch>) => judgeCircuits(search(part), graph)!
    const { figures, value } = of({})
    expect(value).toBe(Math.abs(solved!.totalCapacity))
    expect(figures).toEqual({
      capacity: value,
      drop: solved!.fluid.pressureDrop.total,
      spread: solved!.maldistribution,
      bendLength: table!.totalBendLength,
    })
    expect(of({ objective: 'drop' }).value).toBe(-figures.drop)
    expect(of({ objective: 'evenness' }).value).toBe(-figures.spread)
    expect(of({ objective: 'bends' }).value).toBe(-figures.bendLength)
    expect(of({ objective: 'capacity-at-drop', mostDrop: 2 * figures.drop }).value).toBe(value)
    expect(of({ objective: 'capacity-at-drop', mostDrop: figures.drop / 2 }).value).toBeCloseTo(-2, 9)
  })

  it('never ends below where it began, keeps to its seed and to its constraints', () => {
    const [from] = startsOf(search())
    const start = judgeCircuits(search(), from!)!
    const climb = { from: from!, seed: 3, evaluations: 24 }
    const found = climbCircuits(search(), climb)!
    expect(found.value).toBeGreaterThanOrEqual(start.value)
    expect(climbCircuits(search(), climb)).toEqual(found)
    expect(climbCircuits(search({ constraints: { longestSpan: 0.001 } }), climb)).toBeUndefined()
  })

  it('leaves each circuit its tubes where only their order may change', () => {
    const sets = ({ branches }: { branches: readonly { tubes: readonly number[] }[] }) =>
      branches.map(({ tubes }) => [...tubes].sort((one, other) => one - other).join()).sort()
    const bent = (freedom: 'order' | 'exchange') => {
      const of = search({ objective: 'bends', freedom })
      const [from] = startsOf({ ...of, coil: { ...smallEvaporator, circuits: mixedUp } })
      const { graph } = climbCircuits(of, { from: from!, seed: 1, evaluations: 3000 })!
      return { before: sets({ branches: branchesOf(from!) }), after: sets({ branches: branchesOf(graph) }) }
    }
    const [order, exchange] = [bent('order'), bent('exchange')]
    expect(order.after).toEqual(order.before)
    expect(exchange.after).not.toEqual(exchange.before)
  })

  it('begins with other numbers of circuits too where they may change', () => {
    const starts = startsOf(search({ freedom: 'feeds' }))
    expect(starts.length).toBeGreaterThan(1)
    expect(new Set(starts.map(({ inlets }) => inlets.length)).size).toBe(starts.length)
    expect(startsOf(search())).toHaveLength(1)
  })

  it('refuses circuits that cannot be built, and a coil without a fluid', () => {
    const { graph } = cutEnd(present.graph, present.graph.inlets[0]!)
    expect(() => startsOf(search({ coil: { ...smallEvaporator, circuits: graph! } }))).toThrow(/inlet/)
    const bundle = { ...smallEvaporator.geometry, rows: present.graph.rows, columns: present.graph.columns }
    const other = makeCircuits({ bundle, feeds: 2, pattern: 'serpentine', flow: 'counter' }).graph!
    expect(judgeCircuits(search(), other)?.figures.capacity).toBeGreaterThan(0)
  })
})

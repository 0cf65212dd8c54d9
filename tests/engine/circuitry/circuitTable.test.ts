import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bendOfSpan, usualBends } from '../../../engine/circuitry/bendSpans'
import { graphOfBranches, graphOfOrders } from '../../../engine/circuitry/branches'
import { placeOf, spanBetween } from '../../../engine/circuitry/bundle'
import { circuitTable } from '../../../engine/circuitry/circuitTable'
import { anyCircuits } from '../../support/anyCircuits'
import { bundleOf } from '../../support/circuits'

const inch = 0.0254

describe('places of tubes', () => {
  it('are shifted by half a pitch in odd rows of a staggered bundle, and not in line', () => {
    const staggered = bundleOf(2, 3)
    expect(placeOf(staggered, 0)).toEqual({ across: 0.25 * inch, depth: 0.011 })
    expect(placeOf(staggered, 4)).toEqual({ across: 1.75 * inch, depth: 0.033 })
    expect(placeOf(bundleOf(2, 3, { tubePattern: 'Inline' }), 4)).toEqual({ across: 1.5 * inch, depth: 0.033 })
    expect(spanBetween(staggered, 0, 3)).toBeCloseTo(Math.hypot(0.022, inch / 2), 12)
    expect(spanBetween(staggered, 1, 3)).toBeCloseTo(Math.hypot(0.022, inch / 2), 12)
  })

  it('give the spans of the bends in stock', () => {
    const spans = (tubePattern: 'Staggered' | 'Inline') =>
      usualBends({ ...bundleOf(1, 1), tubePattern }).map(({ name, span }) => [name, Number((span * 1000).toFixed(3))])
    expect(spans('Staggered')).toEqual([
      ['pitch', 25.4],
      ['2 pitches', 50.8],
      ['3 pitches', 76.2],
      ['diagonal', 25.403],
      ['long diagonal', 43.996],
      ['two rows', 44],
    ])
    expect(spans('Inline').slice(3)).toEqual([
      ['next row', 22],
      ['next row, diagonal', 33.603],
    ])
    const catalogue = usualBends(bundleOf(1, 1))
    expect(bendOfSpan(catalogue, 0.0512)?.name).toBe('2 pitches')
    expect(bendOfSpan(catalogue, 0.0514)).toBeUndefined()
  })
})

describe('the table of circuits', () => {
  /** Two circuits of 2 rows by 4 tubes, from the second row to the first. */
  const graph = graphOfOrders({ rows: 2, columns: 4 }, [
    [4, 5, 1, 0],
    [6, 7, 3],
  ])
  const table = circuitTable(graph, { bundle: bundleOf(2, 4), finnedLength: 1, lead: 'L2' })

  it('has tubes, passes, length and bends of each', () => {
    expect(table.circuits.map(({ number, tubes, passes, branches }) => [number, tubes, passes, branches])).toEqual([
      [1, 4, 4, [[4, 5, 1, 0]]],
      [2, 3, 3, [[6, 7, 3]]],
    ])
    const diagonal = Math.hypot(0.022, inch / 2)
    expect(table.circuits[0]!.length).toBeCloseTo(4 + (Math.PI / 2) * (2 * inch + diagonal), 12)
    expect(table.circuits[1]!.bends.map(({ side, name, count }) => [side, name, count])).toEqual([
      ['front', 'diagonal', 1],
      ['rear', 'pitch', 1],
    ])
    expect(table.blanks).toEqual([2])
  })

  it('bills the bends by side and span', () => {
    // Pitch and diagonal are within half a millimetre of each other here: one bend.
    expect(table.bends.map(({ side, count, isSpecial }) => [side, count, isSpecial])).toEqual([
      ['front', 2, false],
      ['rear', 3, false],
    ])
    const diagonal = Math.hypot(0.022, inch / 2)
    expect(table.totalSpan).toBeCloseTo(3 * inch + 2 * diagonal, 12)
    expect(table.totalBendLength).toBeCloseTo((Math.PI / 2) * table.totalSpan, 12)
  })

  it('lists where the headers are tapped, with their leads', () => {
    expect(
      table.taps.map(({ circuit, kind, end, lead, stub, loss }) => [circuit, kind, end.side, lead, stub, loss]),
    ).toEqual([
      [1, 'inlet', 'front', 'L2', 0.1524, 0.3],
      [1, 'outlet', 'front', 'L2', 0.1524, 0.3],
      [2, 'inlet', 'front', 'L2', 0.1524, 0.3],
      [2, 'outlet', 'rear', 'L2', 0.1524, 0.3],
    ])
    expect(table.taps[0]!.place).toEqual({ across: 0.75 * inch, depth: 0.033 })
    // Through an inner tube the fluid comes from the other end; it leaves where it did.
    const inside = circuitTable(graph, { bundle: bundleOf(2, 4), finnedLength: 1, isFedInside: true })
    expect(inside.taps.map(({ kind, end }) => [kind, end.side])).toEqual([
      ['inlet', 'rear'],
      ['outlet', 'front'],
      ['inlet', 'rear'],
      ['outlet', 'rear'],
    ])
  })

  it('takes the longest way through splits, and counts every bend once', () => {
    const split = graphOfBranches({ rows: 1, columns: 6 }, [
      { tubes: [0, 1], directions: [1, -1], from: [] },
      { tubes: [2], directions: [1], from: [0] },
      { tubes: [3, 4, 5], directions: [1, -1, 1], from: [0] },
    ])
    const [circuit] = circuitTable(split, { bundle: bundleOf(1, 6), finnedLength: 2 }).circuits
    expect([circuit!.tubes, circuit!.passes, circuit!.branches.length]).toEqual([6, 5, 3])
    expect(circuit!.length).toBeCloseTo(5 * 2 + (Math.PI / 2) * 3 * inch, 12)
    fc.assert(
      fc.property(anyCircuits, drawn => {
        const { circuits, bends, taps } = circuitTable(drawn, {
          bundle: bundleOf(drawn.rows, drawn.columns),
          finnedLength: 1,
        })
        expect(bends.reduce((sum, { count }) => sum + count, 0)).toBe(drawn.bends.length)
        expect(circuits.flatMap(each => each.bends).reduce((sum, { count }) => sum + count, 0)).toBe(drawn.bends.length)
        expect(taps).toHaveLength(drawn.inlets.length + drawn.outlets.length)
        expect(circuits.reduce((sum, { tubes }) => sum + tubes, 0)).toBe(
          drawn.rows * drawn.columns - drawn.blanks.length,
        )
      }),
    )
  })
})

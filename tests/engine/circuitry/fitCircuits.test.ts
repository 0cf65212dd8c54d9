import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkGraph } from '../../../engine/circuitry/checkGraph'
import { fitCircuits } from '../../../engine/circuitry/edits/fitCircuits'
import { makeCircuits } from '../../../engine/circuitry/makeCircuits'
import { anyCircuits } from '../../support/anyCircuits'
import { bundleOf } from '../../support/circuits'

const made = (rows: number, columns: number, feeds: number) =>
  makeCircuits({ bundle: bundleOf(rows, columns), feeds, pattern: 'serpentine', flow: 'counter' }).graph!

describe('circuits of another size', () => {
  it('stay as they are where the size does', () => {
    fc.assert(
      fc.property(anyCircuits, graph => {
        expect(fitCircuits(graph, graph)).toEqual(graph)
      }),
    )
  })

  it('keep the row and the column of each tube, and lose what led to tubes that are gone', () => {
    const graph = made(4, 6, 6)
    const fewer = fitCircuits(graph, { rows: 3, columns: 6 })
    expect(fewer.inlets).toEqual([])
    expect(fewer.outlets).toEqual(graph.outlets)
    expect(fewer.bends).toEqual(graph.bends.filter(ends => ends.every(({ tube }) => tube < 18)))
    const wider = fitCircuits(graph, { rows: 4, columns: 8 })
    expect(wider.bends).toHaveLength(graph.bends.length)
    expect(wider.outlets.map(({ tube }) => tube)).toEqual(graph.outlets.map(({ tube }) => tube))
    expect(fitCircuits(wider, graph)).toEqual(graph)
  })

  it('never name a tube that the coil does not have', () => {
    const size = fc.record({ rows: fc.integer({ min: 1, max: 8 }), columns: fc.integer({ min: 1, max: 12 }) })
    fc.assert(
      fc.property(anyCircuits, size, (graph, to) => {
        const rules = checkGraph(fitCircuits(graph, to)).map(({ rule }) => rule)
        expect(rules).not.toContain('TUBE_OUT_OF_RANGE')
      }),
    )
  })

  it('turn a split of which one way is left into a bend', () => {
    const graph = {
      ...{ rows: 2, columns: 3, blanks: [], inlets: [], outlets: [], bends: [] },
      junctions: [
        {
          from: [{ tube: 0, side: 'rear' }],
          to: [
            { tube: 1, side: 'rear' },
            { tube: 2, side: 'rear' },
          ],
        },
      ],
    } as const
    const fitted = fitCircuits(graph, { rows: 2, columns: 2 })
    expect(fitted.junctions).toEqual([])
    expect(fitted.bends).toEqual([
      [
        { tube: 0, side: 'rear' },
        { tube: 1, side: 'rear' },
      ],
    ])
  })
})

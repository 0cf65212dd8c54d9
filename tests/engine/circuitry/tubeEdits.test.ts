import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchesOf } from '../../../engine/circuitry/branches'
import { checkGraph } from '../../../engine/circuitry/checkGraph'
import type { CircuitGraph } from '../../../engine/circuitry/circuits'
import { circuitTable } from '../../../engine/circuitry/circuitTable'
import { copyDown } from '../../../engine/circuitry/edits/copyDown'
import type { Edited } from '../../../engine/circuitry/edits/edited'
import { addTap } from '../../../engine/circuitry/edits/endEdits'
import { branchTubes, clearTubes, isOpen, joinPath } from '../../../engine/circuitry/edits/tubeEdits'
import { isValid } from '../../../engine/circuitry/findings'
import { looseCircuits } from '../../../engine/circuitry/looseCircuits'
import { makeCircuits } from '../../../engine/circuitry/makeCircuits'
import { anyCircuits } from '../../support/anyCircuits'
import { bundleOf } from '../../support/circuits'

const done = ({ graph, finding }: Edited): CircuitGraph => {
  if (!graph) throw new Error(finding.message)
  return graph
}
const empty = (rows: number, columns: number): CircuitGraph => ({
  ...{ rows, columns, blanks: [], inlets: [], outlets: [], bends: [], junctions: [] },
})
/** The branches, with the tubes that nothing is connected to left blank. */
const branchesIn = (graph: CircuitGraph) => {
  const used = new Set(looseCircuits(graph).flatMap(({ tubes }) => tubes))
  const blanks = Array.from({ length: graph.rows * graph.columns }, (_, tube) => tube).filter(tube => !used.has(tube))
  return branchesOf({ ...graph, blanks }).map(({ tubes }) => tubes)
}
/** A circuit of the first tubes of four rows, drawn into an empty coil of four columns. */
const one = (() => {
  const path = done(joinPath(empty(4, 4), [12, 8, 4, 0]))
  const fed = done(addTap(path, 'inlet', { tube: 12, side: 'rear' }))
  return done(addTap(fed, 'outlet', { tube: 0, side: 'rear' }))
})()

describe('circuits drawn by whole tubes', () => {
  it('join a path of tubes at the sides that alternate, or not at all', () => {
    expect(branchesIn(one)).toEqual([[12, 8, 4, 0]])
    expect(joinPath(one, [1, 5, 8]).finding?.message).toContain('tube 1 of row 3')
    expect(joinPath(one, [1]).finding?.message).toBe('A path has at least two tubes.')
  })

  it('split behind a tube and merge before another, where the flow leaves and enters', () => {
    const split = done(branchTubes(one, 'split', 12, 9))
    expect(split.junctions).toHaveLength(1)
    expect(split.junctions[0]?.from).toEqual([{ tube: 12, side: 'front' }])
    const merged = done(branchTubes(done(joinPath(split, [9, 5])), 'merge', 0, 5))
    expect(branchesIn(merged)).toEqual([[12], [8, 4], [9, 5], [0]])
    expect(branchTubes(one, 'split', 0, 1).finding?.message).toContain('join it to a tube first')
  })

  it('are cleared of all that is connected, and say where nothing is', () => {
    const cleared = done(clearTubes(one, [8]))
    expect(cleared.bends).toHaveLength(1)
    expect([isOpen(cleared, 8, 'front'), isOpen(cleared, 8, 'rear')]).toEqual([true, true])
    expect(clearTubes(one, [1]).finding?.message).toBe('Nothing is connected to tube 2 of row 1.')
    expect(clearTubes(one, [1, 2]).finding?.message).toBe('Nothing is connected to these 2 tubes.')
  })

  it('are copied down the face once, or as often as there is room', () => {
    expect(branchesIn(done(copyDown(one, 8, 1))).map(tubes => tubes[0])).toEqual([12, 13])
    const full = done(copyDown(one, 8))
    expect(branchesIn(full)).toHaveLength(4)
    expect(isValid(checkGraph(full, { bundle: bundleOf(4, 4, { tubePattern: 'Inline' }) }))).toBe(true)
    expect(copyDown(full, 8).finding?.message).toContain('are blank or in use')
    expect(copyDown(full, 11).finding?.message).toContain('There is no row of tubes below')
  })
})

describe('circuits that hang together', () => {
  it('have the numbers and tubes of the circuit table', () => {
    fc.assert(
      fc.property(anyCircuits, graph => {
        const bundle = bundleOf(graph.rows, graph.columns)
        const { circuits } = circuitTable(graph, { bundle, finnedLength: 1 })
        const loose = looseCircuits(graph)
        expect(loose.map(({ number }) => number)).toEqual(circuits.map(({ number }) => number))
        for (const [index, { branches }] of circuits.entries())
          expect(new Set(loose[index]!.tubes)).toEqual(new Set(branches.flat()))
      }),
      { numRuns: 60 },
    )
  })

  it('are found in the order of the flow, and also where no inlet feeds them', () => {
    expect(looseCircuits(one)).toEqual([{ number: 1, tubes: [12, 8, 4, 0], isFed: true }])
    const open = { ...one, inlets: [], outlets: [] }
    expect(looseCircuits(open)).toEqual([{ number: 1, tubes: [0, 4, 8, 12], isFed: false }])
    // Without an inlet or an open end it begins where it leaves the coil.
    const leaving = { ...one, inlets: [], outlets: [...one.inlets, ...one.outlets] }
    expect(looseCircuits(leaving)).toEqual([{ number: 1, tubes: [12, 8, 4, 0], isFed: false }])
    const ring: CircuitGraph = {
      ...empty(1, 2),
      bends: [
        [
          { tube: 0, side: 'front' },
          { tube: 1, side: 'front' },
        ],
        [
          { tube: 1, side: 'rear' },
          { tube: 0, side: 'rear' },
        ],
      ],
    }
    expect(looseCircuits(ring).map(({ tubes }) => tubes)).toEqual([[0, 1]])
    const made = makeCircuits({ bundle: bundleOf(4, 12), feeds: 6, pattern: 'serpentine', flow: 'counter' })
    expect(looseCircuits(made.graph!)).toHaveLength(6)
  })
})

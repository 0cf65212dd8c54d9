import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchesOf, canonical, circuitsOfBranches, graphOfBranches } from '../../../engine/circuitry/branches'
import { checkConnections } from '../../../engine/circuitry/checkConnections'
import type { CircuitGraph } from '../../../engine/circuitry/circuits'
import reference from '../../reference/circuitValidity.json'
import { anyCircuits } from '../../support/anyCircuits'
import { readReferenceGraph } from '../../support/circuits'
import { code } from '../../support/engineErrors'

const end = (tube: number, side: 'front' | 'rear') => ({ tube, side })

/** Tubes 0 and 1, then a split into 2 and 3, which merge into 4. */
const splitAndMerged: CircuitGraph = {
  rows: 1,
  columns: 6,
  blanks: [5],
  inlets: [end(0, 'front')],
  outlets: [end(4, 'rear')],
  bends: [[end(1, 'rear'), end(0, 'rear')]],
  junctions: [
    { from: [end(1, 'front')], to: [end(2, 'front'), end(3, 'front')] },
    { from: [end(2, 'rear'), end(3, 'rear')], to: [end(4, 'rear')] },
  ],
}

describe('branches', () => {
  it('follow the flow through splits and merges, whatever the direction of the bends', () => {
    const outlet = { ...splitAndMerged, outlets: [end(4, 'front')] }
    expect(branchesOf(outlet)).toEqual([
      { tubes: [0, 1], directions: [1, -1], from: [] },
      { tubes: [2], directions: [1], from: [0] },
      { tubes: [3], directions: [1], from: [0] },
      { tubes: [4], directions: [-1], from: [1, 2] },
    ])
    expect(circuitsOfBranches(branchesOf(outlet))).toEqual([[0, 1, 2, 3]])
  })

  it('are refused with the sentence of the first fault', () => {
    expect(() => branchesOf(splitAndMerged)).toThrow(code('invalid-input'))
    expect(() => branchesOf(splitAndMerged)).toThrow('the front end of tube 5 of row 1')
  })

  it('are those of each valid graph of the reference, and give it back', () => {
    const valid = reference.rows.filter(row => row.valid).map(row => readReferenceGraph(row.graph))
    expect(valid).toHaveLength(25)
    for (const graph of valid) {
      const branches = branchesOf(graph)
      const tubes = branches.flatMap(branch => branch.tubes)
      expect(new Set(tubes).size).toBe(graph.rows * graph.columns - graph.blanks.length)
      expect(canonical(graphOfBranches(graph, branches))).toEqual(canonical(graph))
    }
  })

  it('give back the graph that they are made of', () => {
    fc.assert(
      fc.property(anyCircuits, graph => {
        expect(checkConnections(graph).findings).toEqual([])
        const branches = branchesOf(graph)
        for (const [index, { from, tubes, directions }] of branches.entries()) {
          for (const feeding of from) expect(feeding).toBeLessThan(index)
          expect(directions).toHaveLength(tubes.length)
        }
        expect(branchesOf(graphOfBranches(graph, branches))).toEqual(branches)
      }),
    )
  })

  it('are numbered alike whatever the order of the lists', () => {
    fc.assert(
      fc.property(anyCircuits, fc.infiniteStream(fc.integer()), (graph, keys) => {
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map(each => [keys.next().value, each] as const)
            .sort(([one], [other]) => one - other)
            .map(([, each]) => each)
        const other: CircuitGraph = {
          ...graph,
          inlets: shuffled(graph.inlets),
          outlets: shuffled(graph.outlets),
          bends: shuffled(graph.bends).map(([from, to], index) => (index % 2 === 0 ? [to, from] : [from, to])),
          junctions: shuffled(graph.junctions).map(({ from, to }) => ({ from: shuffled(from), to: shuffled(to) })),
        }
        expect(canonical(other)).toEqual(canonical(graph))
        expect(canonical(canonical(graph))).toEqual(canonical(graph))
      }),
    )
  })
})

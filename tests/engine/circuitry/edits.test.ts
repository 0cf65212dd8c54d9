import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchesOf, canonical } from '../../../engine/circuitry/branches'
import { checkConnections } from '../../../engine/circuitry/checkConnections'
import type { CircuitGraph, TubeEnd, TubeSide } from '../../../engine/circuitry/circuits'
import {
  copyCircuit,
  exchangeSides,
  mirrorCircuits,
  renumberCircuits,
  reverseFlow,
  tubesOfCircuit,
} from '../../../engine/circuitry/edits/circuitEdits'
import type { Edited } from '../../../engine/circuitry/edits/edited'
import {
  addTap,
  blankTubes,
  cutEnd,
  joinEnds,
  joinTubes,
  mergeFrom,
  removeTap,
  splitInto,
} from '../../../engine/circuitry/edits/endEdits'
import { makeCircuits } from '../../../engine/circuitry/makeCircuits'
import { anyCircuits } from '../../support/anyCircuits'
import { bundleOf } from '../../support/circuits'

const end = (tube: number, side: TubeSide = 'front'): TubeEnd => ({ tube, side })
const empty = (rows: number, columns: number): CircuitGraph => ({
  ...{ rows, columns, blanks: [], inlets: [], outlets: [], bends: [], junctions: [] },
})
const done = ({ graph, finding }: Edited): CircuitGraph => {
  if (!graph) throw new Error(finding.message)
  return graph
}
const why = ({ finding }: Edited) => finding?.message
/** Edits one after another. */
const after = (graph: CircuitGraph, ...edits: ((graph: CircuitGraph) => Edited)[]) =>
  edits.reduce((each, edit) => done(edit(each)), graph)

const drawn = after(
  empty(1, 6),
  graph => addTap(graph, 'inlet', end(0)),
  graph => joinTubes(graph, 0, 1),
  graph => joinTubes(graph, 1, 2),
  graph => addTap(graph, 'outlet', end(2, 'rear')),
  graph => blankTubes(graph, [3, 4, 5]),
)

describe('circuits drawn tube by tube', () => {
  it('join tubes at the side where both are open', () => {
    expect(checkConnections(drawn).findings).toEqual([])
    expect(branchesOf(drawn)).toEqual([{ tubes: [0, 1, 2], directions: [1, -1, 1], from: [] }])
    expect(drawn.bends.map(([{ side }]) => side)).toEqual(['rear', 'front'])
  })

  it('refuse ends that are taken, blank, unknown, of one tube or of two sides', () => {
    expect(why(joinEnds(drawn, end(0, 'rear'), end(2, 'rear')))).toBe(
      'There is a bend at the rear end of tube 1 of row 1: cut it first.',
    )
    expect(why(addTap(drawn, 'inlet', end(0)))).toContain('an inlet at the front end')
    expect(why(joinEnds(drawn, end(3), end(4)))).toContain('blank tube 4 of row 1')
    expect(why(joinEnds(drawn, end(9), end(4)))).toBe('There is no tube 9 in this coil.')
    const open = empty(1, 6)
    expect(why(joinEnds(open, end(0), end(0, 'rear')))).toContain('another tube')
    expect(why(joinEnds(open, end(0), end(1, 'rear')))).toContain('one side')
    const both = after(
      open,
      graph => joinEnds(graph, end(0), end(1)),
      graph => joinEnds(graph, end(2, 'rear'), end(3, 'rear')),
    )
    expect(why(joinTubes(both, 0, 2))).toContain('on different sides')
    expect(why(joinTubes(drawn, 1, 2))).toContain('cut it first')
  })

  it('split and merge, and become bends again when they are cut', () => {
    const active = done(blankTubes(drawn, [3, 4], false))
    const split = done(splitInto(active, end(1), end(3)))
    expect(split.junctions).toEqual([{ from: [end(1)], to: [end(2), end(3)] }])
    expect(done(splitInto(split, end(1), end(4))).junctions[0]!.to).toHaveLength(3)
    const cut = done(cutEnd(split, end(3)))
    expect(cut.junctions).toEqual([])
    expect(cut.bends).toContainEqual([end(1), end(2)])
    const merged = done(mergeFrom(active, end(2), end(3)))
    expect(merged.junctions).toEqual([{ from: [end(1), end(3)], to: [end(2)] }])
    expect(done(mergeFrom(merged, end(2), end(4))).junctions[0]!.from).toHaveLength(3)
    expect(done(cutEnd(merged, end(2))).junctions).toEqual([])
    expect(why(splitInto(split, end(2), end(4)))).toContain('A split begins at a bend')
    expect(why(mergeFrom(active, end(0), end(4)))).toContain('A merge begins at a bend')
    expect(why(splitInto(active, end(1), end(4, 'rear')))).toContain('on one side')
  })

  it('remove inlets and outlets, and free what is made blank', () => {
    expect(done(removeTap(drawn, end(0))).inlets).toEqual([])
    expect(done(removeTap(drawn, end(2, 'rear'))).outlets).toEqual([])
    expect(why(removeTap(drawn, end(1)))).toContain('neither inlet nor outlet')
    expect(why(cutEnd(drawn, end(5)))).toContain('Nothing is connected')
    const blank = done(blankTubes(drawn, [1]))
    expect([blank.bends, blank.blanks]).toEqual([[], [1, 3, 4, 5]])
    expect(why(blankTubes(drawn, [6]))).toContain('no tube 6')
  })
})

describe('whole circuits', () => {
  const column = done(
    makeCircuits({ bundle: bundleOf(4, 1), feeds: 1, pattern: 'serpentine', flow: 'counter' }) as Edited,
  )
  /** One column of four rows in a coil of three columns. */
  const wide: CircuitGraph = {
    ...empty(4, 3),
    inlets: column.inlets.map(each => end(each.tube * 3, each.side)),
    outlets: column.outlets.map(each => end(each.tube * 3, each.side)),
    bends: column.bends.map(([from, to]) => [end(from.tube * 3, from.side), end(to.tube * 3, to.side)]),
  }

  it('are copied down the face until it is full', () => {
    const full = after(
      wide,
      graph => copyCircuit(graph, 0, { columns: 1 }),
      graph => copyCircuit(graph, 9, { columns: 2 }),
    )
    const made = makeCircuits({ bundle: bundleOf(4, 3), feeds: 3, pattern: 'serpentine', flow: 'counter' })
    expect(canonical(full)).toEqual(canonical(made.graph!))
    expect(why(copyCircuit(full, 0, { columns: 1 }))).toContain('4 tubes where the copy goes')
    expect(why(copyCircuit(full, 0, { columns: 3 }))).toContain('does not fit')
    expect(why(copyCircuit(full, 0, { columns: 0, rows: 1 }))).toContain('does not fit')
    expect(why(copyCircuit(full, 0, { columns: 0 }))).toContain('by at least one')
    expect(why(copyCircuit(full, 99, { columns: 1 }))).toContain('no tube 99')
  })

  it('are mirrored and exchanged front to rear, and back by the same again', () => {
    fc.assert(
      fc.property(anyCircuits, graph => {
        for (const edit of [mirrorCircuits, exchangeSides, reverseFlow]) {
          const once = done(edit(graph))
          expect(checkConnections(once).findings).toEqual([])
          expect(canonical(done(edit(once)))).toEqual(canonical(graph))
        }
      }),
    )
    expect(done(mirrorCircuits(wide)).inlets).toEqual([end(11)])
    expect(done(exchangeSides(wide)).inlets).toEqual([end(9, 'rear')])
    expect(why(mirrorCircuits({ ...wide, inlets: [end(40)] }))).toContain('There is no tube 40')
  })

  it('flow the other way through the same tubes when they are reversed', () => {
    const [one] = branchesOf(drawn)
    const [other] = branchesOf(done(reverseFlow(drawn)))
    expect(other!.tubes).toEqual([...one!.tubes].reverse())
    const two = done(copyCircuit(done(blankTubes(drawn, [3, 4, 5], false)), 0, { columns: 3 }))
    expect(branchesOf(done(reverseFlow(two, 4))).map(({ tubes }) => tubes)).toEqual([
      [0, 1, 2],
      [5, 4, 3],
    ])
    expect(why(reverseFlow(two, 6))).toContain('no tube 6')
  })

  it('are found by one of their tubes, and numbered down the face', () => {
    expect(tubesOfCircuit(drawn, 1).sort()).toEqual([0, 1, 2])
    const upward = { ...drawn, columns: 6, inlets: [end(5), end(0)] }
    expect(why(renumberCircuits(upward))).toContain('tube 6 of row 1')
    expect(done(renumberCircuits(drawn))).toEqual(canonical(drawn))
  })
})

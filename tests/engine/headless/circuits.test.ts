import { describe, expect, it } from 'vitest'
import { circuitsCheck, circuitsMake, circuitsOptimise, circuitsTable } from '../../../engine/headless/circuits'
import { bundleOf } from '../../support/circuits'
import { elementCases } from '../../support/elementCases'
import { code } from '../../support/engineErrors'

const bundle = bundleOf(2, 4)
const lists = '5,6,7,8,4,3,2,1'
const made = circuitsMake({ bundle, feeds: 2, pattern: 'serpentine', flow: 'counter' })

describe('circuits on the command line', () => {
  it('are made by pattern, in forms that are all read again', () => {
    expect(made.lists).toBe('5,6,2,1\n7,8,4,3')
    expect(made.arithmetic).toMatchObject({ feeds: 2, passes: 4, connectionEnds: 'same' })
    for (const form of [{ graph: made.graph }, { lists: made.lists }, { feeding: made.feeding }]) {
      expect(circuitsCheck({ bundle, ...form })).toEqual({ isValid: true, findings: [] })
      expect(circuitsTable({ bundle, ...form, finnedLength: 1 }).graph).toEqual(made.graph)
    }
  })

  it('are checked with the sides of their headers, bends in stock, drain and oil return', () => {
    const rulesOf = (rest: object) =>
      circuitsCheck({ bundle, lists, ...rest }).findings.map(({ rule, severity }) => `${rule} ${severity}`)
    expect(rulesOf({})).toEqual([])
    expect(rulesOf({ sides: { outlet: 'rear' } })).toEqual(['OUTLET_WRONG_SIDE error'])
    expect(rulesOf({ catalogue: [{ name: 'short', span: 0.02 }] })).toEqual(['BEND_SPECIAL info'])
    expect(rulesOf({ stubClearance: 0.05 })).toEqual(['STUBS_TOO_CLOSE warning'])
    expect(rulesOf({ drain: 'no-rise' })).toEqual(['NOT_DRAINABLE warning'])
    expect(rulesOf({ oilReturn: { massFlux: 80, least: 100 } })).toEqual(['OIL_RETURN warning'])
    expect(rulesOf({ lists: '1,2\n2,3' })).toEqual(['TUBE_LISTED_TWICE error'])
    expect(circuitsCheck({ bundle, lists: '1,2\n2,3' }).isValid).toBe(false)
  })

  it('have a table with leads', () => {
    const table = circuitsTable({ bundle, lists, finnedLength: 1.2, lead: 'S1' })
    expect(table.taps.map(({ lead, stub }) => [lead, stub])).toEqual([
      ['S1', 0.0762],
      ['S1', 0.0762],
    ])
    expect(table.circuits).toHaveLength(1)
  })

  it('are optimised to the best of the reference', () => {
    const { model, row, start } = elementCases[2]!
    const { rows, columns, ...rest } = model
    const line = {
      bundle: bundleOf(rows, columns, { transversePitch: 1, longitudinalPitch: 0.866, tubeOutsideDiameter: 0.1 }),
    }
    const found = circuitsOptimise({ ...line, graph: start, model: rest })
    expect(found.best!.capacity / row.Q_best).toBeCloseTo(1, 6)
    expect(found.method).toBe('every order')
    const near = circuitsOptimise({ ...line, graph: start, model: rest, constraints: { longestSpan: 1.05 } })
    expect(near.best!.capacity / row.best_with_longest_bend['1.05'].Q_best).toBeCloseTo(1, 6)
    expect(circuitsTable({ ...line, feeding: near.best!.feeding, finnedLength: 1 }).totalSpan).toBe(
      near.best!.totalSpan,
    )
  })

  it('are refused by a sentence', () => {
    const refuses = (run: () => unknown, sentence: string) => {
      expect(run).toThrow(sentence)
    }
    refuses(() => circuitsCheck({ bundle }), 'one of graph, lists and feeding')
    refuses(() => circuitsCheck({ bundle, lists, feeding: '1,0' }), 'one of graph, lists and feeding')
    refuses(() => circuitsCheck({ bundle, lists, colour: 1 }), 'document.colour is not known')
    refuses(() => circuitsCheck({ bundle: { ...bundle, rows: 2.5 }, lists }), 'whole numbers')
    refuses(() => circuitsCheck({ bundle: { ...bundle, rows: 61 }, lists }), 'between 1 and 60')
    refuses(() => circuitsCheck({ bundle: { ...bundle, columns: 401 }, lists }), 'between 1 and 400')
    refuses(() => circuitsCheck({ bundle: { ...bundle, transversePitch: 0.009 }, lists }), 'transversePitch in m')
    refuses(() => circuitsCheck({ bundle: bundleOf(3, 4), graph: made.graph }), 'other rows or columns')
    const bends = [[made.graph.inlets[0]]]
    refuses(() => circuitsCheck({ bundle, graph: { ...made.graph, bends } }), 'bends.0 must be two ends')
    refuses(() => circuitsTable({ bundle, lists: '1,9', finnedLength: 1 }), 'Line 1 has 9')
    refuses(() => circuitsTable({ bundle, lists, finnedLength: 0 }), 'finnedLength')
    refuses(() => circuitsMake({ bundle, feeds: 3, pattern: 'horseshoe', flow: 'counter' }), 'at most 2 feeds')
    const { rows, columns, ...model } = elementCases[2]!.model
    refuses(() => circuitsOptimise({ bundle, lists, model, evaluations: 1e6 }), 'evaluations')
    refuses(() => circuitsOptimise({ bundle, feeding: '1,0\n2,1\n3,1', model }), 'no splits and merges')
    expect(() => circuitsMake({ bundle, feeds: 0, pattern: 'serpentine', flow: 'counter' })).toThrow(
      code('invalid-input'),
    )
  })
})

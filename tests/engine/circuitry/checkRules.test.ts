import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestToBend } from '../../../engine/circuitry/bendSpans'
import { graphOfOrders } from '../../../engine/circuitry/branches'
import { type Bundle, placeOf } from '../../../engine/circuitry/bundle'
import { type CheckOptions, checkGraph } from '../../../engine/circuitry/checkGraph'
import { circuitRules } from '../../../engine/circuitry/findings'
import { makeCircuits } from '../../../engine/circuitry/makeCircuits'
import { bundleOf } from '../../support/circuits'
import { code } from '../../support/engineErrors'
import { fastest } from '../../support/fastest'

/** Findings of circuits, as rule and tubes. */
const found = (orders: number[][], bundle: Bundle, options: CheckOptions = {}) =>
  checkGraph(graphOfOrders(bundle, orders), { bundle, ...options }).map(({ rule, tubes }) => [rule, ...tubes])
const rules = (orders: number[][], bundle: Bundle, options: CheckOptions = {}) =>
  found(orders, bundle, options).map(([rule]) => rule)

/** One row of tubes. */
const row = bundleOf(1, 8)

describe('bends', () => {
  it('over a tube are errors, near one warnings, by the distance in tube diameters', () => {
    expect(found([[0, 2]], row)).toContainEqual(['BEND_OVER_TUBE', 0, 2, 1])
    // From row to row, two columns on, the line passes the tubes beside it at Pl Pt / sqrt(Pl² + (2.5 Pt)²).
    const two = bundleOf(2, 4)
    const distance = (0.022 * 0.0254) / Math.hypot(0.022, 2.5 * 0.0254)
    const withDiameter = (inDiameters: number) =>
      rules([[0, 6]], bundleOf(2, 4, { tubeOutsideDiameter: distance / inDiameters }))
    expect(nearestToBend(two, 0, 6, 0.02)?.distance).toBeCloseTo(distance, 12)
    expect(withDiameter(0.599)).toContain('BEND_OVER_TUBE')
    expect(withDiameter(0.601)).not.toContain('BEND_OVER_TUBE')
    expect(withDiameter(0.601)).toContain('BEND_CLOSE_TO_TUBE')
    expect(withDiameter(1.199)).toContain('BEND_CLOSE_TO_TUBE')
    expect(withDiameter(1.201)).not.toContain('BEND_CLOSE_TO_TUBE')
  })

  it('are near the tube that is nearest of all', () => {
    const anyBend = fc.record({
      rows: fc.integer({ min: 1, max: 6 }),
      columns: fc.integer({ min: 2, max: 9 }),
      tubePattern: fc.constantFrom('Staggered', 'Inline'),
      longitudinalPitch: fc.double({ min: 0.01, max: 0.05, noNaN: true }),
      within: fc.double({ min: 0.001, max: 0.06, noNaN: true }),
      ends: fc.tuple(fc.nat(), fc.nat()),
    })
    fc.assert(
      fc.property(anyBend, ({ rows, columns, within, ends, ...rest }) => {
        const bundle = bundleOf(rows, columns, rest)
        const [from = 0, to = 0] = ends.map(end => end % (rows * columns))
        if (from === to) return
        const [a, b] = [placeOf(bundle, from), placeOf(bundle, to)]
        const [dx, dy] = [b.depth - a.depth, b.across - a.across]
        const distances = Array.from({ length: rows * columns }, (_, tube) => tube)
          .filter(tube => tube !== from && tube !== to)
          .map(tube => {
            const p = placeOf(bundle, tube)
            const along = ((p.depth - a.depth) * dx + (p.across - a.across) * dy) / (dx * dx + dy * dy)
            const share = Math.min(1, Math.max(0, along))
            return Math.hypot(p.depth - a.depth - share * dx, p.across - a.across - share * dy)
          })
        const least = Math.min(...distances, Number.POSITIVE_INFINITY)
        const near = nearestToBend(bundle, from, to, within)
        if (least < within - 1e-9) expect(near?.distance).toBeCloseTo(least, 9)
        if (least > within + 1e-9) expect(near).toBeUndefined()
      }),
    )
  })

  it('of spans that are not in stock are special, counted by their span', () => {
    const catalogue = [{ name: 'pitch', span: 0.0254 }]
    expect(found([[0, 1, 2]], row, { catalogue }).filter(([rule]) => rule === 'BEND_SPECIAL')).toEqual([])
    expect(rules([[0, 1]], row, { catalogue: [{ name: 'near', span: 0.0254 + 0.000499 }] })).not.toContain(
      'BEND_SPECIAL',
    )
    expect(rules([[0, 1]], row, { catalogue: [{ name: 'near', span: 0.0254 + 0.000501 }] })).toContain('BEND_SPECIAL')
    const two = checkGraph(graphOfOrders(bundleOf(2, 8), [[0, 1, 9, 8]]), { bundle: bundleOf(2, 8), catalogue: [] })
    expect(two.find(({ rule }) => rule === 'BEND_SPECIAL')?.message).toBe(
      '3 bends of 25.4 mm are not in stock: order as special, or join tubes at a span of the list.',
    )
  })

  it('from one end of a tube to its other are no specials of no span', () => {
    const graph = graphOfOrders(row, [[0, 1]])
    const bent: typeof graph = {
      ...graph,
      bends: [
        ...graph.bends,
        [
          { tube: 2, side: 'front' },
          { tube: 2, side: 'rear' },
        ],
      ],
    }
    const of = checkGraph(bent, { bundle: row }).filter(({ rule }) => rule.startsWith('BEND_'))
    expect(of.map(({ rule }) => rule)).toEqual(['BEND_ON_ONE_TUBE', 'BEND_SIDES_DIFFER'])
  })
})

describe('stubs', () => {
  it('are at least two tube diameters apart, or what is asked, on one side', () => {
    const orders = [
      [0, 1],
      [2, 3],
    ]
    const apart = (tubeOutsideDiameter: number) => rules(orders, bundleOf(1, 4, { tubeOutsideDiameter }))
    expect(apart(0.0254 / 2.01)).not.toContain('STUBS_TOO_CLOSE')
    expect(apart(0.0254 / 1.99)).toContain('STUBS_TOO_CLOSE')
    expect(found(orders, bundleOf(1, 4), { stubClearance: 0.026 })).toEqual([
      ['STUBS_TOO_CLOSE', 0, 1],
      ['STUBS_TOO_CLOSE', 1, 2],
      ['STUBS_TOO_CLOSE', 2, 3],
    ])
    const [close] = checkGraph(graphOfOrders(bundleOf(1, 2), [[0, 1]]), {
      bundle: bundleOf(1, 2),
      stubClearance: 0.026,
    })
    expect(close?.message).toContain('are 25.4 mm apart, less than 26.0 mm')
    // Three tubes each: inlets at the front, outlets at the rear.
    expect(rules([[0, 1, 2]], bundleOf(1, 3), { stubClearance: 0.06 })).not.toContain('STUBS_TOO_CLOSE')
  })
})

describe('gravity', () => {
  it('lets condensate run down, and liquid one way, with the first column on top where nothing is said', () => {
    const down = [[0, 1, 2]]
    const up = [[2, 1, 0]]
    const turns = [[1, 2, 3, 0]]
    const fault = (orders: number[][], options: CheckOptions) => rules(orders, row, options).includes('NOT_DRAINABLE')
    expect([down, up, turns].map(orders => fault(orders, { drain: 'no-rise' }))).toEqual([false, true, true])
    expect([down, up, turns].map(orders => fault(orders, { drain: 'one-way' }))).toEqual([false, false, true])
    expect([down, up].map(orders => fault(orders, { drain: 'no-rise', top: 'last-column' }))).toEqual([true, false])
    expect(found(turns, row, { drain: 'one-way' })).toContainEqual(['NOT_DRAINABLE', 3, 0])
    const rows = bundleOf(2, 1)
    expect(rules([[0, 1]], rows, { drain: 'no-rise', top: 'first-row' })).not.toContain('NOT_DRAINABLE')
    expect(rules([[0, 1]], rows, { drain: 'no-rise', top: 'last-row' })).toContain('NOT_DRAINABLE')
  })

  it('tells one fault of many circuits once, with the tubes of all', () => {
    const face = bundleOf(2, 6)
    // Each of six circuits of two tubes falls back, then rises.
    const rising = [1, 3, 5, 7, 9, 11].map(tube => [tube, tube - 1])
    const told = (orders: number[][], options: CheckOptions) =>
      checkGraph(graphOfOrders(face, orders), { bundle: face, ...options }).filter(({ rule }) =>
        ['NOT_DRAINABLE', 'OIL_RETURN'].includes(rule),
      )
    const [drained, ...more] = told(rising, { drain: 'no-rise' })
    expect(more).toEqual([])
    expect([...drained!.tubes].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, tube) => tube))
    expect(drained!.message).toContain('rises in 6 circuits at tube 2 of row 1, tube 1 of row 1')
    expect(drained!.message).toContain('and 8 more')
    const turning = [
      [1, 0, 2],
      [7, 6, 8],
    ]
    expect(told(turning, { drain: 'one-way' }).map(({ message }) => message)).toEqual([
      expect.stringContaining('turns between up and down in 2 circuits at'),
    ])
    let flux = 10
    const [oil, ...others] = told(rising, { oilReturn: { massFlux: () => flux++, least: 14.5 } })
    expect(others).toEqual([])
    expect(oil!.tubes).toHaveLength(10)
    expect(oil!.message).toContain('in 5 circuits at')
    expect(oil!.message).toContain('with 10 kg/m² s, less than the 15')
  })

  it('asks for the mass flux that carries oil where vapour rises', () => {
    const fault = (massFlux: number | (() => number), orders = [[2, 1, 0]]) =>
      rules(orders, row, { oilReturn: { massFlux, least: 100 } }).includes('OIL_RETURN')
    expect([fault(99), fault(100), fault(() => 99), fault(Number.NaN), fault(10, [[0, 1]])]).toEqual([
      ...[true, false, true, true, false],
    ])
    expect(() => rules([[0, 1]], row, { oilReturn: { massFlux: 100, least: 0 } })).toThrow(code('not-positive'))
  })
})

describe('junctions', () => {
  const end = (tube: number, side: 'front' | 'rear') => ({ tube, side })
  const blank = { rows: 1, blanks: [], bends: [], junctions: [] }

  it('that are fed from the wrong side are conflicts of the flow', () => {
    const split = {
      ...{ ...blank, columns: 3, inlets: [end(1, 'front'), end(2, 'front')], outlets: [end(0, 'front')] },
      junctions: [{ from: [end(0, 'rear')], to: [end(1, 'rear'), end(2, 'rear')] }],
    }
    const conflicts = checkGraph(split).filter(({ rule }) => rule === 'FLOW_DIRECTION_CONFLICT')
    expect(conflicts.map(({ tubes }) => tubes[0])).toEqual([1, 2])
    const [{ from, to }] = split.junctions as [(typeof split.junctions)[number]]
    expect(checkGraph({ ...split, junctions: [{ from: to, to: from }] })).toMatchObject([])
  })

  it('that lead back to what feeds them are closed loops', () => {
    const loop = {
      ...{ ...blank, columns: 4, inlets: [end(0, 'front')], outlets: [end(2, 'rear')] },
      junctions: [
        { from: [end(0, 'rear'), end(3, 'rear')], to: [end(1, 'rear')] },
        { from: [end(1, 'front')], to: [end(2, 'front'), end(3, 'front')] },
      ],
    }
    const [found] = checkGraph(loop).filter(({ rule }) => rule === 'CLOSED_LOOP')
    expect(found?.tubes).toEqual(expect.arrayContaining([1, 3]))
    expect(found?.tubes).not.toContain(0)
  })
})

describe('notes', () => {
  it('tell of connections at both ends and of unequal circuits', () => {
    expect(
      found(
        [
          [0, 1, 2],
          [3, 4],
        ],
        bundleOf(1, 5),
      ),
    ).toEqual([
      ['CONNECTIONS_AT_BOTH_ENDS', 2],
      ['CIRCUITS_UNEVEN', 0, 1, 2],
    ])
    // In words of those who draw circuits, with what they see and can do.
    expect(
      checkGraph(
        graphOfOrders(row, [
          [0, 1, 2],
          [3, 4],
        ]),
      ).at(-1)?.message,
    ).toBe('Circuits have from 2 to 3 tubes, and share the fluid unevenly: look at their spread, or punch tubes out.')
    expect(
      rules(
        [
          [0, 1],
          [2, 3],
        ],
        bundleOf(1, 4),
      ),
    ).toEqual([])
  })

  it('name four tubes, and count the others', () => {
    const unfed = (orders: number[][]) => {
      const graph = graphOfOrders(bundleOf(1, 8), [...orders, [7]])
      return checkGraph({ ...graph, inlets: graph.inlets.slice(-1) }).find(
        ({ rule }) => rule === 'UNREACHED_FROM_INLET',
      )?.message
    }
    expect(unfed([[0]])).toContain('No inlet feeds tube 1 of row 1:')
    expect(unfed([[0, 1, 2, 3]])).toContain(
      'No inlet feeds tube 1 of row 1, tube 2 of row 1, tube 3 of row 1 and tube 4 of row 1:',
    )
    expect(unfed([[0, 1, 2, 3, 4]])).toContain('tube 4 of row 1 and 1 more:')
    expect(unfed([[0, 1, 2, 3, 4, 5]])).toContain('tube 4 of row 1 and 2 more:')
  })

  it('have the severity of their rule', () => {
    const graph = graphOfOrders(row, [[0, 2], [1]])
    for (const { rule, severity } of checkGraph(graph, { bundle: row })) expect(severity).toBe(circuitRules[rule])
  })
})

describe('the check of a large coil', () => {
  it('takes longer with the number of tubes, not with its square', async () => {
    const timeOf = async (rows: number, columns: number, feeds: number) => {
      const bundle = bundleOf(rows, columns)
      const { graph } = makeCircuits({ bundle, feeds, pattern: 'serpentine', flow: 'counter' })
      const options: CheckOptions = { bundle, drain: 'one-way', oilReturn: { massFlux: 1, least: 2 } }
      const times: number[] = []
      for (let time = 0; time < 5; time++) times.push(await fastest(() => checkGraph(graph!, options)))
      return Math.min(...times)
    }
    // Warm first, so that both are measured alike.
    await timeOf(12, 60, 30)
    const [few, many] = [await timeOf(6, 30, 15), await timeOf(24, 120, 60)]
    // Sixteen times the tubes: the square would take 256 times as long.
    expect(many / few).toBeLessThan(100)
  })
})

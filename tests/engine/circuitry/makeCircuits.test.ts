import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bendsOf, totalSpan } from '../../../engine/circuitry/bendSpans'
import { branchesOf } from '../../../engine/circuitry/branches'
import { checkGraph } from '../../../engine/circuitry/checkGraph'
import { isValid } from '../../../engine/circuitry/findings'
import { circuitPatterns, type MakeInput, makeCircuits } from '../../../engine/circuitry/makeCircuits'
import { shortenBends, spanOfOrder } from '../../../engine/circuitry/shortenBends'
import { punchOutPlaces } from '../../../engine/circuitry/uniformCircuiting'
import { bundleOf } from '../../support/circuits'

/** Usual pitches: 3/8 in at 25.4 by 22 mm, 5/8 in at 38.1 by 33 mm, 7 mm at 21 by 12.7 mm. */
const pitches = [
  { transversePitch: 0.0254, longitudinalPitch: 0.022, tubeOutsideDiameter: 0.0095 },
  { transversePitch: 0.0381, longitudinalPitch: 0.033, tubeOutsideDiameter: 0.015875 },
  { transversePitch: 0.021, longitudinalPitch: 0.0127, tubeOutsideDiameter: 0.007 },
]
const anyInput: fc.Arbitrary<MakeInput> = fc
  .record({
    rows: fc.integer({ min: 1, max: 9 }),
    columns: fc.integer({ min: 1, max: 16 }),
    size: fc.constantFrom(...pitches),
    tubePattern: fc.constantFrom('Staggered', 'Inline'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    pattern: fc.constantFrom(...circuitPatterns),
    flow: fc.constantFrom('counter', 'parallel'),
    hand: fc.constantFrom('Left', 'Right'),
    side: fc.constantFrom('front', 'rear'),
    punchOut: fc.constantFrom(undefined, ...punchOutPlaces),
    shorten: fc.boolean(),
  })
  .map(({ rows, columns, size, tubePattern, share, punchOut, ...rest }) => ({
    ...rest,
    ...(punchOut && { punchOut }),
    bundle: bundleOf(rows, columns, { ...size, tubePattern }),
    // Few feeds as often as many.
    feeds: Math.max(1, Math.round((rows * columns) ** share)),
  }))

const made = (input: MakeInput) => {
  const { graph, finding } = makeCircuits(input)
  if (!graph) throw new Error(finding.message)
  return graph
}
const ordersOf = (input: MakeInput) => branchesOf(made(input)).map(({ tubes }) => tubes)
const plain = { pattern: 'serpentine', flow: 'counter' } as const

describe('circuits by pattern', () => {
  it('are valid whenever they are made, and use every tube', () => {
    let [count, refusals] = [0, 0]
    fc.assert(
      fc.property(anyInput, input => {
        const { graph, finding } = makeCircuits(input)
        count++
        if (!graph) {
          refusals++
          expect(finding.rule).toBe('PATTERN_REFUSED')
          expect(finding.message).not.toContain('these pitches')
          return
        }
        const { bundle, feeds, punchOut } = input
        const found = checkGraph(graph, { bundle, sides: { inlet: input.side! } })
        expect(isValid(found)).toBe(true)
        const orders = branchesOf(graph).map(({ tubes }) => tubes)
        const tubes = bundle.rows * bundle.columns
        expect(orders).toHaveLength(feeds)
        expect(new Set(orders.flat()).size).toBe(tubes - graph.blanks.length)
        if (punchOut) {
          expect(graph.blanks).toHaveLength(tubes % feeds)
          for (const order of orders) expect(order).toHaveLength(Math.floor(tubes / feeds))
        } else expect(graph.blanks).toEqual([])
      }),
      { numRuns: 600 },
    )
    expect(count - refusals).toBeGreaterThan(150)
  })

  it('are refused by a serpentine only beyond one feed for each tube', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const tubes = input.bundle.rows * input.bundle.columns
        const serpentine = { ...input, pattern: 'serpentine' as const }
        expect(makeCircuits(serpentine).graph).toBeDefined()
        expect(makeCircuits({ ...serpentine, feeds: tubes + 1 }).finding?.message).toContain(`1 to the ${tubes} tubes`)
      }),
    )
  })

  it('have bends in stock alone where nothing is punched out', () => {
    fc.assert(
      fc.property(anyInput, ({ punchOut, shorten, ...input }) => {
        const { graph } = makeCircuits(input)
        if (!graph) return
        const rules = checkGraph(graph, { bundle: input.bundle }).map(({ rule }) => rule)
        expect(rules).not.toContain('BEND_SPECIAL')
      }),
    )
  })

  it('are all equal where the feeds divide the tubes, and differ by one tube elsewhere', () => {
    fc.assert(
      fc.property(anyInput, ({ punchOut, ...input }) => {
        if (input.pattern === 'face-split' || input.pattern === 'row-split') return
        const { graph } = makeCircuits(input)
        if (!graph) return
        const lengths = branchesOf(graph).map(({ tubes }) => tubes.length)
        const spread = Math.max(...lengths) - Math.min(...lengths)
        const tubes = input.bundle.rows * input.bundle.columns
        expect(spread).toBe(tubes % input.feeds === 0 ? 0 : 1)
      }),
    )
  })

  it.each([
    ['serpentine', 1],
    ['horseshoe', 1],
    ['row-split', 1],
    ['interlaced', 2],
  ] as const)('of %s are shifted down the face where the feeds divide the columns', (pattern, apart) => {
    for (const [rows, columns, feeds] of [
      [4, 12, 6],
      [3, 12, 4],
      [6, 16, 4],
      [2, 8, 4],
    ] as const) {
      const orders = ordersOf({ ...plain, pattern, bundle: bundleOf(rows, columns), feeds })
      // A row split has half of its circuits in other rows.
      const groups = pattern === 'row-split' ? [orders.slice(0, feeds / 2), orders.slice(feeds / 2)] : [orders]
      for (const group of groups)
        for (let at = apart; at < group.length; at++) {
          const step = group[at]![0]! - group[at - apart]![0]!
          expect(group[at]!.map(tube => tube - step)).toEqual(group[at - apart])
        }
    }
  })

  it('run against the air by counter flow, and with it by parallel flow', () => {
    const bundle = bundleOf(4, 8)
    for (const pattern of ['serpentine', 'interlaced'] as const) {
      const rows = (flow: 'counter' | 'parallel') =>
        ordersOf({ bundle, feeds: 4, pattern, flow }).map(order => order.map(tube => Math.floor(tube / 8)))
      for (const order of rows('counter')) expect(order).toEqual([3, 3, 2, 2, 1, 1, 0, 0])
      for (const order of rows('parallel')) expect(order).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    }
    const [first] = ordersOf({ bundle, feeds: 4, pattern: 'horseshoe', flow: 'counter' })
    expect(first!.map(tube => Math.floor(tube / 8))).toEqual([3, 2, 1, 0, 0, 1, 2, 3])
  })

  // Drawn by hand by the rule of each pattern; the rows of the air's side come last.
  it.each([
    [
      'serpentine',
      4,
      3,
      6,
      [
        [9, 6],
        [3, 0],
        [4, 1],
        [10, 7],
        [11, 8],
        [5, 2],
      ],
    ],
    [
      'serpentine',
      3,
      2,
      3,
      [
        [4, 2],
        [0, 1],
        [5, 3],
      ],
    ],
    [
      'horseshoe',
      2,
      8,
      2,
      [
        [9, 8, 0, 1, 2, 3, 10, 11],
        [13, 12, 4, 5, 6, 7, 14, 15],
      ],
    ],
    [
      'interlaced',
      ...[3, 8, 4],
      [
        [16, 17, 10, 11, 3, 2],
        [19, 18, 9, 8, 0, 1],
        [20, 21, 14, 15, 7, 6],
        [23, 22, 13, 12, 4, 5],
      ],
    ],
    [
      'face-split',
      2,
      6,
      4,
      [
        [6, 0, 1],
        [7, 8, 2],
        [10, 9, 3],
        [11, 5, 4],
      ],
    ],
    [
      'row-split',
      3,
      4,
      3,
      [
        [8, 9, 4, 5],
        [10, 11, 6, 7],
        [0, 1, 2, 3],
      ],
    ],
  ] as [MakeInput['pattern'], number, number, number, number[][]][])(
    'as %s are those of a drawing: %i rows of %i, %i feeds',
    (pattern, rows, columns, feeds, orders) => {
      expect(ordersOf({ bundle: bundleOf(rows, columns), feeds, pattern, flow: 'counter' }).sort()).toEqual(
        orders.sort(),
      )
    },
  )

  it('change columns with their neighbours where they are interlaced', () => {
    const columns = ordersOf({ bundle: bundleOf(4, 8), feeds: 8, pattern: 'interlaced', flow: 'counter' }).map(order =>
      order.map(tube => tube % 8),
    )
    expect(columns.slice(0, 2)).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ])
  })

  it('keep to their half of the face, or to their rows, where the coil is split', () => {
    const face = ordersOf({ bundle: bundleOf(4, 9), feeds: 3, pattern: 'face-split', flow: 'counter' })
    expect(face.map(order => [...new Set(order.map(tube => tube % 9))].sort())).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ])
    const rows = ordersOf({ bundle: bundleOf(4, 4), feeds: 8, pattern: 'row-split', flow: 'counter' })
    for (const [at, order] of rows.entries())
      expect(order.map(tube => Math.floor(tube / 4))).toEqual(at < 4 ? [3, 2] : [1, 0])
  })

  it('are mirrored for the left hand', () => {
    const input = { ...plain, bundle: bundleOf(3, 10), feeds: 4 }
    const mirrored = ordersOf(input).map(order => order.map(tube => tube - (tube % 10) + 9 - (tube % 10)))
    expect(ordersOf({ ...input, hand: 'Left' })).toEqual(mirrored)
  })

  it('leave tubes out where they are told to', () => {
    const rowsOf = (punchOut: 'front' | 'back' | 'all') =>
      made({ ...plain, bundle: bundleOf(8, 24), feeds: 7, punchOut })
        .blanks.map(tube => Math.floor(tube / 24))
        .sort()
    expect(rowsOf('front')).toEqual([0, 0, 0])
    expect(rowsOf('back')).toEqual([7, 7, 7])
    expect(rowsOf('all')).toEqual([1, 4, 6])
  })

  it('refuse what does not divide', () => {
    const bundle = bundleOf(4, 10)
    const why = (rest: Partial<MakeInput>) => makeCircuits({ ...plain, bundle, feeds: 4, ...rest }).finding?.message
    expect(why({ pattern: 'interlaced' })).toContain('an even number of feeds that divides the 10 columns')
    expect(why({ pattern: 'horseshoe', feeds: 6 })).toContain('at most 5 feeds')
    expect(why({ pattern: 'row-split', feeds: 1 })).toContain('needs two circuits')
    expect(why({ pattern: 'face-split', bundle: bundleOf(4, 1) })).toContain('two columns')
    expect(why({ feeds: 2.5 })).toContain('whole number')
    expect(why({ bundle: bundleOf(4, 10, { longitudinalPitch: 0.002 }) })).toContain('with these pitches')
    expect(why({ pattern: 'face-split', bundle: bundleOf(4, 5), punchOut: 'front' })).toContain('take a serpentine')
  })
})

describe('shorter bends', () => {
  it('are never longer than before, of the same tubes between the same ends', () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: 24 }, (_, tube) => tube),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(order, fc.constantFrom('Staggered', 'Inline'), (before, tubePattern) => {
        const bundle = bundleOf(4, 6, { tubePattern })
        const after = shortenBends(bundle, before)
        expect(spanOfOrder(bundle, after)).toBeLessThanOrEqual(spanOfOrder(bundle, before) + 1e-12)
        expect([...after].sort()).toEqual([...before].sort())
        expect([after[0], after.at(-1)]).toEqual([before[0], before.at(-1)])
      }),
    )
  })

  it('turn a crossing round', () => {
    expect(shortenBends(bundleOf(1, 6), [0, 2, 1, 3, 5])).toEqual([0, 1, 2, 3, 5])
    const input = { ...plain, bundle: bundleOf(4, 8, { transversePitch: 0.05 }), feeds: 2 }
    const spans = (shorten: boolean) => totalSpan(bendsOf(made({ ...input, shorten }), input.bundle))
    expect(spans(true)).toBeLessThan(spans(false))
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apart,
  middleOf,
  middleWithin,
  polyline,
  scaleOf,
  scaleWithin,
  smoothLine,
  spread,
  tickDecimals,
  uncovered,
  wholeScaleOf,
} from '../../../shared/display/plot'

const range = fc.tuple(fc.double({ min: -100, max: 200, noNaN: true }), fc.double({ min: 0.5, max: 300, noNaN: true }))

describe('a scale', () => {
  it('keeps the data inside and its ticks on the axis', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 3, max: 14 }), ([low, span], most) => {
        for (const make of [scaleOf, wholeScaleOf, scaleWithin]) {
          const scale = make(low, low + span, most, 182, 14)
          for (const value of [low, low + span, ...scale.ticks]) {
            expect(scale(value)).toBeLessThanOrEqual(182.001)
            expect(scale(value)).toBeGreaterThanOrEqual(13.999)
          }
          expect(scale.ticks.length).toBeLessThanOrEqual(most + 2)
        }
      }),
    )
  })

  it('has room for a single value', () => {
    expect(scaleOf(80, 80, 5, 0, 100)(80)).toBeLessThan(100)
  })

  it('steps by 1, 2 or 5', () => {
    expect(wholeScaleOf(43.5, 90, 6, 0, 100).ticks).toEqual([40, 50, 60, 70, 80, 90])
    expect(wholeScaleOf(0, 0.9, 5, 0, 100).ticks.map(tick => Number(tick.toFixed(6)))).toEqual([
      0, 0.2, 0.4, 0.6, 0.8, 1,
    ])
  })

  it('may end with its data, and then has its whole steps between', () => {
    // Three tenths are a little less than three times one tenth.
    expect(scaleWithin(0, 0.3, 3, 0, 90).ticks).toHaveLength(4)
    const scale = scaleWithin(41, 86, 7, 0, 90)
    expect([scale(41), scale(86)]).toEqual([0, 90])
    expect(scale.ticks).toEqual([50, 60, 70, 80])
  })

  it('has tick labels with as many decimals as its step', () => {
    const decimals = [wholeScaleOf(0, 90, 6, 0, 1), wholeScaleOf(0, 0.9, 5, 0, 1), wholeScaleOf(0, 0.09, 5, 0, 1)]
    expect(decimals.map(tickDecimals)).toEqual([0, 1, 2])
  })
})

describe('a smooth line', () => {
  it('never leaves the range of its points', () => {
    const heights = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(heights, values => {
        const path = smoothLine(values.map((y, x) => [x * 10, y] as const))
        expect(path).not.toContain('NaN')
        const drawn = [...path.matchAll(/[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
        expect(Math.max(...drawn)).toBeLessThanOrEqual(Math.max(...values) + 0.06)
        expect(Math.min(...drawn)).toBeGreaterThanOrEqual(Math.min(...values) - 0.06)
      }),
    )
  })

  it('of two points is straight', () => {
    expect(
      smoothLine([
        [0, 0],
        [10, 5],
      ]),
    ).toBe(
      polyline([
        [0, 0],
        [10, 5],
      ]),
    )
  })
})

describe('shapes', () => {
  it('have a middle with a direction', () => {
    expect(
      middleOf([
        [0, 0],
        [10, 10],
        [20, 10],
      ]),
    ).toEqual({ x: 5, y: 5, angle: 45 })
  })

  it('have labels that do not cover each other', () => {
    const heights = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(heights, values => {
        const placed = spread(values, 13).sort((a, b) => a - b)
        for (let index = 1; index < placed.length; index++)
          expect(placed[index]! - placed[index - 1]!).toBeGreaterThanOrEqual(13 - 1e-9)
      }),
    )
    expect(spread([50, 20, 55], 13)).toEqual([50, 20, 63])
  })

  it('keep of labels those that cover none before them', () => {
    const places = [
      [0, 0],
      [10, 3],
      [10, 12],
      [17, 0],
      [30, 3],
    ] as const
    expect(uncovered(places, place => place, 16, 7)).toEqual([places[0], places[2], places[3]])
  })

  it('keep two labels apart by raising the upper one', () => {
    expect(apart([50, 90], 13)).toEqual([50, 90])
    expect(apart([50, 55], 13)).toEqual([42, 55])
    expect(apart([55, 50], 13)).toEqual([55, 42])
    expect(apart([50, 50], 13)).toEqual([37, 50])
  })

  it('have labels between the sides of the plot', () => {
    const plot = { width: 100, height: 50, left: 10, right: 90, top: 5, bottom: 45 }
    expect([12, 50, 95].map(x => middleWithin(plot, x, 30))).toEqual([25, 50, 75])
  })
})

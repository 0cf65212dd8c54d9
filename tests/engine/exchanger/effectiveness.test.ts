import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  counterFlow,
  crossFlowLargerMixed,
  crossFlowMixed,
  crossFlowSmallerMixed,
  crossFlowUnmixed,
  exchangerCorrelations,
  fourRowsInTwoPasses,
  meanTemperatureDifference,
  parallelFlow,
  roetzelNicole,
  rowsInCounterPasses,
  rowsInOnePass,
  tubeRows,
} from '../../../engine/exchanger'
import { type Comparison, largestOf } from '../../support/comparisons/comparison'
import { exchangers, rowsAgainstStrips } from '../../support/comparisons/exchanger'

const largest = ({ deviations }: Comparison) => largestOf(deviations)

describe('effectiveness against another library', () => {
  it.each(exchangers)('$what', comparison => {
    expect(comparison.deviations.length).toBeGreaterThan(2)
    expect(largest(comparison)).toBeLessThan(comparison.within)
  })

  it('correction factors of Roetzel and Nicole in its own examples', () => {
    expect(roetzelNicole({ hotIn: 125, hotOut: 45, coldIn: 25, coldOut: 95, rows: 4 }).value).toBeCloseTo(0.550509, 6)
    // Added up by hand from the published terms: the smallest of them is seen in the eighth digit.
    const four = roetzelNicole({ hotIn: 150, hotOut: 60, coldIn: 20, coldOut: 60, rows: 4, passes: 4 }).value
    expect(four).toBeCloseTo(0.98892174452, 8)
    expect(roetzelNicole({ hotIn: 93, hotOut: 52, coldIn: 35, coldOut: 54.59, rows: 4, passes: 2 }).value).toBeCloseTo(
      0.9570456,
      6,
    )
  })
})

describe('tube rows against a numerical solution by finite strips', () => {
  it('agrees to its accuracy, 2e-5', () => {
    expect(rowsAgainstStrips.deviations).toHaveLength(90)
    expect(largest(rowsAgainstStrips)).toBeLessThan(2e-5)
  })
})

describe('worked values', () => {
  it('NTU 5, Cr 0.7', () => {
    expect(parallelFlow({ NTU: 5, Cr: 0.7 }).value).toBeCloseTo(0.588116, 6)
    expect(counterFlow({ NTU: 5, Cr: 0.7 }).value).toBeCloseTo(0.92067, 6)
    expect(crossFlowUnmixed({ NTU: 5, Cr: 0.7 }).value).toBeCloseTo(0.844482, 6)
  })

  it.each([
    [1, 0.5, [0.541969, 0.546118, 0.546881, 0.547148], [0.558315, 0.561883, 0.563112, 0.563698], 0.558905],
    [1.5, 1, [0.540157, 0.554991, 0.557855, 0.558867], [0.579599, 0.59053, 0.594518, 0.596471], 0.582325],
  ])('rows at NTU %f, R %f', (NTU, R, onePass, counter, twoPasses) => {
    onePass.forEach((value, k) => {
      expect(rowsInOnePass({ NTU, R, rows: k + 1 }).value).toBeCloseTo(value, 6)
    })
    counter.forEach((value, k) => {
      expect(rowsInCounterPasses({ NTU, R, rows: k + 2 }).value).toBeCloseTo(value, 6)
    })
    expect(fourRowsInTwoPasses({ NTU, R }).value).toBeCloseTo(twoPasses, 6)
  })

  it.each([
    [1, 0.5, [0.522585, 0.520034, 0.519077, 0.518664], 0.564011],
    [1.5, 1, [0.479918, 0.478543, 0.476754, 0.476266], 0.597529],
  ])('rows in parallel passes and six counter rows at NTU %f, R %f', (NTU, R, parallel, six) => {
    parallel.forEach((value, k) => {
      expect(tubeRows({ NTU, R, rows: k + 2, passes: k + 2, parallel: 1 }).value).toBeCloseTo(value, 5)
    })
    expect(tubeRows({ NTU, R, rows: 6, passes: 6 }).value).toBeCloseTo(six, 5)
  })

  it('the solution by collocation is that of the closed forms', () => {
    const inputs = fc.record({
      NTU: fc.double({ min: 0.01, max: 8, noNaN: true }),
      R: fc.double({ min: 0.05, max: 4, noNaN: true }),
    })
    fc.assert(
      fc.property(inputs, ({ NTU, R }) => {
        for (const rows of [1, 2, 3, 4, 5]) {
          expect(tubeRows({ NTU, R, rows, passes: 1 }).value).toBeCloseTo(rowsInOnePass({ NTU, R, rows }).value, 7)
          expect(tubeRows({ NTU, R, rows, passes: rows }).value).toBeCloseTo(
            rowsInCounterPasses({ NTU, R, rows }).value,
            7,
          )
        }
        expect(tubeRows({ NTU, R, rows: 4, passes: 2 }).value).toBeCloseTo(fourRowsInTwoPasses({ NTU, R }).value, 7)
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    [0.5, [0.54749, 0.732409, 0.819708]],
    [1, [0.476222, 0.614247, 0.681291]],
  ])('both unmixed at Cr %f', (Cr, values) => {
    values.forEach((value, k) => {
      expect(crossFlowUnmixed({ NTU: k + 1, Cr }).value).toBeCloseTo(value, 6)
    })
  })

  it('100 to 60 against 30 to 40.2', () => {
    const streams = { hotIn: 100, hotOut: 60, coldIn: 30, coldOut: 40.2 }
    expect(meanTemperatureDifference({ ...streams, arrangement: 'counter' })).toBeCloseTo(43.2004, 4)
    expect(meanTemperatureDifference({ ...streams, arrangement: 'parallel' })).toBeCloseTo(39.7525, 4)
  })

  // Holman, Heat Transfer, example 10-9: gas 5.2 kg/s, oil 0.725 kg/s, U 275, A 10.82, larger rate mixed.
  it('Holman 10-9', () => {
    const smaller = 0.725 * 1900
    const NTU = (275 * 10.82) / smaller
    const { value } = crossFlowLargerMixed({ NTU, Cr: smaller / (5.2 * 1860) })
    expect(value).toBeCloseTo(0.8312, 4)
    expect(15 + value * 115).toBeCloseTo(110.59, 2)
    const heat = value * smaller * 115
    expect(heat / 131_675).toBeCloseTo(1, 4)
    expect(130 - heat / (5.2 * 1860)).toBeCloseTo(116.39, 2)
  })

  // Som, Introduction to Heat Transfer, 10.7: water 7 kg/s, air 10 kg/s, U 220, A 250, both unmixed; the book has about
  // 26.
  it('Som 10.7', () => {
    const [air, water] = [10 * 1010, 7 * 4180]
    const { value } = crossFlowUnmixed({ NTU: (220 * 250) / air, Cr: air / water })
    expect(value).toBeCloseTo(0.94859, 5)
    expect(125 - value * 105).toBeCloseTo(25.4, 1)
    expect(20 + (value * air * 105) / water).toBeCloseTo(54.38, 2)
  })

  // Incropera 11.3: water 1 kg/s from 35 to 125 °C, gas from 300 to 100 °C, both unmixed; by its chart the book has
  // 39.7 m2.
  it('Incropera 11.3', () => {
    const gas = (4197 * 90) / 200
    expect(gas / 4197).toBeCloseTo(0.45, 9)
    const { value } = crossFlowUnmixed({ NTU: 2.081, Cr: gas / 4197 })
    expect(value).toBeCloseTo(200 / 265, 4)
    expect((2.081 * gas) / 100).toBeCloseTo(39.3, 1)
  })
})

describe('laws that every arrangement obeys', () => {
  const relations = {
    counterFlow,
    parallelFlow,
    crossFlowUnmixed,
    crossFlowLargerMixed,
    crossFlowSmallerMixed,
    crossFlowMixed,
  }

  it.each(Object.entries(relations))('%s lies between parallel flow and counterflow', (_name, relation) => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (NTU, Cr) => {
          const value = relation({ NTU, Cr }).value
          expect(value).toBeLessThanOrEqual(counterFlow({ NTU, Cr }).value + 1e-9)
          // Mixed streams may fall below parallel flow at high NTU; no arrangement is negative.
          expect(value).toBeGreaterThanOrEqual(0)
          if (NTU < 1.5) expect(value).toBeGreaterThanOrEqual(parallelFlow({ NTU, Cr }).value - 1e-9)
        },
      ),
      { seed: 4 },
    )
  })

  it.each(Object.entries(relations))(
    '%s takes all that its surface passes on where there is next to none',
    (_name, relation) => {
      for (const NTU of [1e-200, 1e-13, 1e-11, 1e-9]) {
        for (const Cr of [1e-12, 1e-6, 0.5, 1]) expect(relation({ NTU, Cr }).value / NTU).toBeCloseTo(1, 3)
      }
      expect(relation({ NTU: 5e-324, Cr: 0.5 }).value).toBeLessThan(1e-300)
    },
  )

  it('is NTU / (1 + NTU) in counterflow of equal rates', () => {
    expect(counterFlow({ NTU: 3, Cr: 1 }).value).toBe(0.75)
    expect(counterFlow({ NTU: 3, Cr: 1 - 1e-8 }).value).toBeCloseTo(0.75, 6)
  })

  it.each([
    [{ NTU: -1, Cr: 0.5 }, 'not-positive'],
    [{ NTU: 1, Cr: 1.1 }, 'out-of-range'],
    [{ NTU: Number.NaN, Cr: 0.5 }, 'not-positive'],
  ])('has no answer for %o', (inputs, code) => {
    for (const relation of Object.values(relations)) {
      expect(() => relation(inputs)).toThrow(expect.objectContaining({ code }))
    }
  })

  it('names each relation once in the registry, and evaluates it', () => {
    const ids = exchangerCorrelations.map(correlation => correlation.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { evaluate } of exchangerCorrelations) {
      expect(
        evaluate({ NTU: 1, Cr: 0.5, R: 0.5, rows: 3, passes: 3, hotIn: 90, hotOut: 60, coldIn: 20, coldOut: 35 }).value,
      ).toBeGreaterThan(0.3)
    }
  })
})

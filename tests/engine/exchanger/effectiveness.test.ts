import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  counterFlow,
  crossFlowApproximate,
  crossFlowLargerMixed,
  crossFlowMixed,
  crossFlowSmallerMixed,
  crossFlowUnmixed,
  exchangerCorrelations,
  fakheri,
  fourRowsInTwoPasses,
  meanTemperatureDifference,
  parallelFlow,
  roetzelNicole,
  rowsInCounterPasses,
  rowsInOnePass,
  shellAndTube,
  tubeRows,
} from '../../../engine/exchanger'
import reference from '../../reference/effectiveness.json'
import multirow from '../../reference/multirowCrossFlow.json'

type Relation = typeof counterFlow

describe('effectiveness against another library', () => {
  const agrees = (rows: number[][], relation: Relation, digits = 7) => {
    for (const [NTU, Cr, value] of rows) expect(relation({ NTU: NTU!, Cr: Cr! }).value).toBeCloseTo(value!, digits)
  }

  it('counterflow', () => agrees(reference.counter, counterFlow))
  it('parallel flow', () => agrees(reference.parallel, parallelFlow))
  it('cross-flow, both unmixed', () => agrees(reference.unmixed, crossFlowUnmixed))
  it('cross-flow, smaller mixed', () => agrees(reference.smallerMixed, crossFlowSmallerMixed))
  it('cross-flow, larger mixed', () => agrees(reference.largerMixed, crossFlowLargerMixed))
  it('one stream at constant temperature', () =>
    agrees(
      reference.boiler.map(([NTU, , value]) => [NTU!, 0, value!]),
      crossFlowUnmixed,
    ))

  // The table states the air side, whose capacity rate may be the larger one: P = eps R for R above 1.
  it('cross-flow, both mixed', () => {
    for (const [NTU, R, P] of reference.bothMixed as [number, number, number][]) {
      const value =
        R <= 1 ? crossFlowMixed({ NTU, Cr: R }).value : crossFlowMixed({ NTU: NTU * R, Cr: 1 / R }).value / R
      expect(value).toBeCloseTo(P, 7)
    }
  })

  it('rows in one pass and in counter passes', () => {
    for (const [NTU, R, rows, passes, P] of reference.rows as [number, number, number, number, number][]) {
      if (passes === 1) expect(rowsInOnePass({ NTU, R, rows }).value).toBeCloseTo(P, 7)
      else if (passes === rows) expect(rowsInCounterPasses({ NTU, R, rows }).value).toBeCloseTo(P, 7)
      else expect(fourRowsInTwoPasses({ NTU, R }).value).toBeCloseTo(P, 7)
    }
  })

  it('cross-flow by the usual approximation', () => agrees(reference.crossApproximate, crossFlowApproximate))
  it('shells in series', () => {
    for (const [NTU, Cr, shells, value] of reference.shellAndTube as number[][])
      expect(shellAndTube({ NTU: NTU!, Cr: Cr!, shells: shells! }).value).toBeCloseTo(value!, 7)
  })

  // That table states stream 1, whose capacity rate may be the larger.
  const ofStreamOne = (relation: Relation, turned: Relation) => (NTU: number, R: number) =>
    R <= 1 ? relation({ NTU, Cr: R }).value : turned({ NTU: NTU * R, Cr: 1 / R }).value / R
  it.each([
    ['basicCounter', counterFlow, counterFlow],
    ['basicParallel', parallelFlow, parallelFlow],
    ['basicUnmixed', crossFlowUnmixed, crossFlowUnmixed],
    ['basicFirstMixed', crossFlowSmallerMixed, crossFlowLargerMixed],
    ['basicSecondMixed', crossFlowLargerMixed, crossFlowSmallerMixed],
  ] as const)('%s', (name, relation, turned) => {
    const law = ofStreamOne(relation, turned)
    for (const [NTU, R, P] of reference[name] as number[][]) expect(law(NTU!, R!)).toBeCloseTo(P!, 7)
  })

  // The approximation is not symmetric: above R = 1 the other library goes on with stream 1.
  it('basicApproximate, up to equal capacity rates', () => {
    const rows = (reference.basicApproximate as number[][]).filter(([, R]) => R! <= 1)
    expect(rows.length).toBeGreaterThan(2)
    for (const [NTU, R, P] of rows) expect(crossFlowApproximate({ NTU: NTU!, Cr: R! }).value).toBeCloseTo(P!, 7)
  })

  it('correction factors of Fakheri and of Roetzel and Nicole', () => {
    for (const [hotIn, hotOut, coldIn, coldOut, shells, F] of reference.fakheri as number[][]) {
      const ends = { hotIn: hotIn!, hotOut: hotOut!, coldIn: coldIn!, coldOut: coldOut! }
      expect(fakheri({ ...ends, shells: shells! }).value / F!).toBeCloseTo(1, 6)
    }
    for (const [hotIn, hotOut, coldIn, coldOut, passes, rows, F] of reference.roetzelNicole as number[][]) {
      const ends = { hotIn: hotIn!, hotOut: hotOut!, coldIn: coldIn!, coldOut: coldOut! }
      expect(roetzelNicole({ ...ends, passes: passes!, rows: rows! }).value / F!).toBeCloseTo(1, 6)
    }
    expect(roetzelNicole({ hotIn: 125, hotOut: 45, coldIn: 25, coldOut: 95, rows: 4 }).value).toBeCloseTo(0.550509, 6)
    expect(roetzelNicole({ hotIn: 93, hotOut: 52, coldIn: 35, coldOut: 54.59, rows: 4, passes: 2 }).value).toBeCloseTo(
      0.9570456,
      6,
    )
  })

  it('mean temperature differences', () => {
    for (const [hotIn, hotOut, coldIn, coldOut, counter, value] of reference.lmtd as number[][]) {
      const arrangement = counter === 1 ? 'counter' : 'parallel'
      const streams = { hotIn: hotIn!, hotOut: hotOut!, coldIn: coldIn!, coldOut: coldOut! }
      expect(meanTemperatureDifference({ ...streams, arrangement })).toBeCloseTo(value!, 6)
    }
  })
})

describe('tube rows against a numerical solution by finite strips', () => {
  it('agrees to its accuracy, 2e-5', () => {
    let compared = 0
    for (const [rows, passes, NTU, Cr, side, arrangement, effectiveness] of multirow.rows as [
      number,
      number,
      number,
      number,
      string,
      string,
      number,
    ][]) {
      // On the air side: units and ratio as they are, or turned round where the tube fluid has the smaller rate.
      const isAir = side === 'air'
      const R = isAir ? Cr : 1 / Cr
      const units = isAir ? NTU : NTU * Cr
      const P = isAir ? effectiveness : effectiveness * Cr
      const inputs = { NTU: units, R, rows }
      const { value } = tubeRows({ ...inputs, passes, parallel: arrangement === 'parallel' ? 1 : 0 })
      compared++
      expect(Math.abs(value - P)).toBeLessThan(2e-5)
    }
    expect(compared).toBe(90)
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

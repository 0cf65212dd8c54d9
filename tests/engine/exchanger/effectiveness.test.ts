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
  rowsInCounterPasses,
  rowsInOnePass,
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
      const law =
        passes === 1
          ? rowsInOnePass(inputs)
          : passes === rows && arrangement === 'counter' && rows <= 5
            ? rowsInCounterPasses(inputs)
            : rows === 4 && passes === 2 && arrangement === 'counter'
              ? fourRowsInTwoPasses(inputs)
              : undefined
      if (!law) continue
      compared++
      expect(Math.abs(law.value - P)).toBeLessThan(2e-5)
    }
    expect(compared).toBeGreaterThan(40)
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
      expect(evaluate({ NTU: 1, Cr: 0.5, R: 0.5, rows: 3 }).value).toBeGreaterThan(0.3)
    }
  })
})

/** Any branches in any coil: nothing hangs, nothing is not a number, and what is solved balances. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tops } from '../../../engine/circuitry/checkGravity'
import type { Branch } from '../../../engine/circuitry/circuits'
import { rateCoil } from '../../../engine/coils'
import type { MarchableCoil } from '../../../engine/coils/streams/coilStream'
import { EngineError } from '../../../engine/errors'
import { mixingKinds } from '../../../engine/segments/airMixing'
import { rateSegments } from '../../../engine/segments/rateSegments'
import { notFinite } from '../../support/notFinite'
import { gasCooler, glycolHeater, smallCondenser, smallEvaporator, waterCooler } from '../../support/segmentedExamples'
import { branch } from '../../support/serpentines'

/** Branches through some tubes in any order: parallel ones, then a split or a merge of the first ones. */
const anyBranches = (tubes: number): fc.Arbitrary<{ branches: Branch[]; blanks: number[] }> =>
  fc
    .record({
      order: fc.shuffledSubarray(
        Array.from({ length: tubes }, (_, tube) => tube),
        { minLength: 6 },
      ),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
      form: fc.constantFrom('parallel', 'split', 'merge'),
      first: fc.constantFrom(1 as const, -1 as const),
    })
    .map(({ order, cuts, form, first }) => {
      const ends = [...new Set([0, ...cuts.map(cut => 1 + Math.floor(cut * (order.length - 1))), order.length])].sort(
        (a, b) => a - b,
      )
      const parts = ends.slice(1).map((end, index) => order.slice(ends[index], end))
      const last = parts.length - 1
      const branches = parts.map((part, index) => {
        const from =
          form === 'split' && index > 0
            ? [0]
            : form === 'merge' && index === last && last > 0
              ? Array.from({ length: last }, (_, k) => k)
              : []
        return branch(part, from, first)
      })
      return {
        branches,
        blanks: Array.from({ length: tubes }, (_, tube) => tube).filter(tube => !order.includes(tube)),
      }
    })

const grid = fc.array(fc.array(fc.double({ min: 0.2, max: 2, noNaN: true }), { minLength: 2, maxLength: 2 }), {
  minLength: 1,
  maxLength: 5,
})

describe.each([
  ['water cooler', waterCooler, 12],
  ['glycol heater', glycolHeater, 12],
  ['evaporator', smallEvaporator, 8],
  ['condenser', smallCondenser, 8],
  ['gas cooler', gasCooler, 6],
] as [string, MarchableCoil, number][])('any circuits of a %s', (_, coil, numRuns) => {
  it('are refused with a path, or rated: finite, balanced, and told where they are not settled', () => {
    const tubes = coil.geometry.rows * 4
    let answered = 0
    fc.assert(
      fc.property(
        anyBranches(tubes),
        grid,
        fc.constantFrom(...mixingKinds),
        fc.constantFrom('on' as const, 'off' as const),
        fc.double({ min: 0.1, max: 1.2, noNaN: true }),
        fc.constantFrom(undefined, ...tops),
        ({ branches, blanks }, flow, mixing, conduction, load, top) => {
          const input = loaded(coil, load)
          try {
            const asked = { branches, blanks, mixing, conduction, profile: { flow }, ...(top && { top }) }
            const rating = rateSegments(input, asked)
            answered += 1
            expect(notFinite(rating)).toBeUndefined()
            const told = rating.warnings.map(({ code }) => code)
            if (rating.solution.converged) {
              expect(Math.abs(rating.solution.energyBalance)).toBeLessThan(5e-4)
              expect(Math.abs(rating.solution.waterBalance)).toBeLessThan(1e-6)
            } else expect(told).toContain('NOT_CONVERGED')
            expect(Math.abs(rating.solution.conductionBalance)).toBeLessThan(1e-6)
            expect(rating.branches.every(({ share }) => share > 0 && share <= 1 + 1e-9)).toBe(true)
          } catch (error) {
            if (!(error instanceof EngineError && error.code === 'invalid-input')) throw error
            expect(error.inputs.path).toEqual(expect.any(String))
          }
        },
      ),
      { numRuns, seed: 20_241, endOnFailure: true },
    )
    // Most circuits can carry the flow.
    expect(answered).toBeGreaterThan(numRuns / 3)
  })
})

/** The coil with a share of the flow that its equal circuits have. */
function loaded(coil: MarchableCoil, load: number): MarchableCoil {
  const given = {
    kind: 'mass-flow',
    value: load * rateCoil({ ...coil, engineVersion: 'v2025' }).fluid.massFlow,
  } as const
  if (coil.coilType === 'FLUID') return { ...coil, fluid: { ...coil.fluid, given } }
  if (coil.coilType === 'EVAP') return { ...coil, refrigerant: { ...coil.refrigerant, given } }
  if (coil.coilType === 'COND' || coil.coilType === 'REHEAT')
    return { ...coil, refrigerant: { ...coil.refrigerant, given } }
  throw new Error('no such coil here')
}

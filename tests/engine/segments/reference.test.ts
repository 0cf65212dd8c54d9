import { describe, expect, it } from 'vitest'
import { moistAirTemperature } from '../../../engine/fluids'
import { segmentsFor } from '../../../engine/segments/faceGrid'
import conduction from '../../reference/segmentedConduction.json'
import constant from '../../reference/segmentedConstant.json'
import phase from '../../reference/segmentedPhase.json'
import { type ConstantCase, type PhaseCase, solveConstant, solvePhase, temperatureOf } from '../../support/segmentCoils'

const apart = (found: number, wanted: number) => Math.abs(found / wanted - 1)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

interface ConstantRow {
  case: ConstantCase & { kind: string; mixing: string }
  out: {
    Q: number
    T_fluid_out: number
    T_air_out: number
    T_branch_out: Record<string, number>
    Q_tube: number[]
    T_air_out_column: number[]
  }
}

const constantRows = (constant.rows as unknown as ConstantRow[]).map((row, index) => ({ ...row, index }))
// `half_keep` describes air that gains or loses heat between rows; nothing here does so.
const kept = constantRows.filter(row => row.case.mixing !== 'half_keep')
const name = ({ index, case: of }: { index: number; case: { kind: string; mixing: string } }) =>
  `${index} ${of.kind} ${of.mixing}`

describe('circuits with constant properties', () => {
  it('are counter, parallel, in turns, at random, split, merged and with blanks, under each mixing', () => {
    expect(new Set(kept.map(row => row.case.kind)).size).toBe(7)
    expect(new Set(kept.map(row => row.case.mixing))).toEqual(new Set(['straight', 'half_conservative', 'row', 'full']))
    expect(kept.length).toBe(66)
  })

  it.each(kept.map(row => [name(row), row] as const))('agree with the reference in fine segments, %s', (_, row) => {
    const { settled, heat, ends } = solveConstant(row.case, 40)
    expect(settled.converged).toBe(true)
    expect(apart(sum(heat), row.out.Q)).toBeLessThan(2e-5)
    for (const [tube, wanted] of row.out.Q_tube.entries())
      expect(Math.abs(heat[tube]! - wanted), `tube ${tube}`).toBeLessThan(1e-4 * Math.abs(row.out.Q))
    for (const [index, { name }] of row.case.branches.entries())
      expect(Math.abs(ends[index]! - row.out.T_branch_out[name]!), name).toBeLessThan(1e-3)
    const { segments, columns } = settled.state.coil
    const last = settled.state.airT.slice(-columns * segments)
    expect(Math.abs(settled.airEnd.T - row.out.T_air_out)).toBeLessThan(1e-3)
    const { flows } = settled.state.coil.mixing
    const lastFlows = flows.slice(-columns * segments)
    for (const [column, wanted] of row.out.T_air_out_column.entries()) {
      const from = column * segments
      const flow = sum([...lastFlows.slice(from, from + segments)])
      const carried = sum([...last.slice(from, from + segments)].map((T, s) => T * lastFlows[from + s]!))
      expect(Math.abs(carried / flow - wanted), `column ${column}`).toBeLessThan(2e-3)
    }
    // Sum of the air by enthalpy is that of the fluid.
    expect(Math.abs(settled.imbalance)).toBeLessThan(1e-7)
    expect(settled.airEnd.T).toBeCloseTo(moistAirTemperature(settled.airEnd.h, 0), 9)
  })

  it.each(kept.map(row => [name(row), row] as const))(
    'agree in five segments a tube, or the next number that meets its profile, %s',
    (_, row) => {
      const { heat } = solveConstant(row.case, segmentsFor(5, row.case.length_profile?.length ?? 1))
      expect(apart(sum(heat), row.out.Q)).toBeLessThan(1e-3)
      const mean = Math.abs(row.out.Q) / row.out.Q_tube.length
      for (const [tube, wanted] of row.out.Q_tube.entries())
        expect(Math.abs(heat[tube]! - wanted), `tube ${tube}`).toBeLessThan(5e-3 * Math.max(Math.abs(wanted), mean))
    },
  )
})

describe('coils of one column', () => {
  /** Effectiveness on the air side at NTU 1 of the air, and half the capacity rate of the air over that of the fluid. */
  const effectiveness = (rows: number, branches: ConstantCase['branches']) => {
    const { heat } = solveConstant(
      {
        ...{ rows, cols: 1, C_air: [1], T_air: [300], UA: 1 / rows, C_fluid: 2, T_in: 310, branches },
        flow: Object.fromEntries(branches.map(({ name }) => [name, 1 / branches.length])),
      },
      60,
    )
    return -sum(heat) / 10
  }
  const inTurn = (tubes: number[]) => [
    { name: 'c', tubes, dir: tubes.map((_, k) => (k % 2 === 0 ? 1 : -1)), from: 'IN' },
  ]
  const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => row)

  it.each([
    [1, 0.541969, Number.NaN, Number.NaN],
    [2, 0.546118, 0.558315, 0.522585],
    [3, 0.546881, 0.561883, 0.520034],
    [4, 0.547148, 0.563112, 0.519077],
    [5, Number.NaN, 0.563698, 0.518664],
  ])('have the effectiveness of %i rows: all fed, counter, parallel', (rows, fed, counter, parallel) => {
    const all = rowsOf(rows).map(tube => ({ name: `c${tube}`, tubes: [tube], dir: [1], from: 'IN' }))
    if (!Number.isNaN(fed)) expect(effectiveness(rows, all)).toBeCloseTo(fed, 4)
    if (Number.isNaN(counter)) return
    expect(effectiveness(rows, inTurn(rowsOf(rows).reverse()))).toBeCloseTo(counter, 4)
    expect(effectiveness(rows, inTurn(rowsOf(rows)))).toBeCloseTo(parallel, 4)
  })
})

interface ConductionRow {
  case: ConstantCase & { kind: string; conduction: [number, number, number][]; slit_rows: number[]; cols: number }
  out: Record<'off' | 'on' | 'slit', { Q: number; T_fluid_out: number; T_air_out: number; Q_tube: number[] }>
}

const conductionRows = conduction.rows as unknown as ConductionRow[]

describe('conduction from tube to tube', () => {
  const cases = conductionRows.flatMap((row, index) =>
    (['off', 'on', 'slit'] as const).map(mode => [`${index} ${row.case.kind} ${mode}`, row, mode] as const),
  )
  const pairsOf = ({ case: of }: ConductionRow, mode: string) =>
    of.conduction
      .map(([one, other, conductance]) => ({ one, other, conductance }))
      .filter(({ one, other }) => {
        const [a, b] = [Math.floor(one / of.cols), Math.floor(other / of.cols)]
        return mode !== 'slit' || a === b || !of.slit_rows.includes(Math.min(a, b))
      })

  it.each(cases)('agrees with the reference, %s', (_, row, mode) => {
    const pairs = mode === 'off' ? undefined : pairsOf(row, mode)
    const out = row.out[mode]
    const fine = solveConstant(row.case, 40, pairs)
    expect(fine.settled.converged).toBe(true)
    expect(apart(sum(fine.heat), out.Q)).toBeLessThan(5e-5)
    for (const [tube, wanted] of out.Q_tube.entries())
      expect(Math.abs(fine.heat[tube]! - wanted), `tube ${tube}`).toBeLessThan(3e-4 * Math.abs(out.Q))
    expect(Math.abs(fine.settled.airEnd.T - out.T_air_out)).toBeLessThan(2e-3)
    expect(Math.abs(sum([...fine.settled.state.conducted]))).toBeLessThan(1e-9 * Math.abs(out.Q))
    const coarse = solveConstant(row.case, 5, pairs)
    expect(apart(sum(coarse.heat), out.Q)).toBeLessThan(2e-3)
  })
})

interface PhaseRow {
  kind: string
  case: PhaseCase
  out: {
    Q: number
    h_branch: Record<string, number>
    T_branch: Record<string, number>
    x_branch: Record<string, number>
    p_out: Record<string, number>
    flow: Record<string, number>
    T_air_out: number
    Q_tube: number[]
  }
}

const phaseRows = phase.rows as unknown as PhaseRow[]

describe('evaporators and condensers of an analytic refrigerant', () => {
  it.each(phaseRows.map((row, index) => [`${index} ${row.kind}`, row] as const))(
    'agree with the reference, %s',
    (_, { case: of, out }) => {
      for (const [segments, heatError] of [
        [40, 5e-4],
        [5, 5e-3],
      ] as const) {
        const { settled, heat } = solvePhase(of, segments)
        expect(settled.converged, `${segments} segments`).toBe(true)
        expect(apart(sum(heat), out.Q), `${segments} segments`).toBeLessThan(heatError)
        for (const [index, { name }] of of.branches.entries()) {
          const end = settled.state.ends[index]!
          expect(Math.abs(settled.state.shares[index]! - out.flow[name]!), `${name} flow`).toBeLessThan(2e-3)
          const T = temperatureOf(of.ref, end.pressure, end.enthalpy)
          expect(Math.abs(T - out.T_branch[name]!), `${name} outlet, ${segments} segments`).toBeLessThan(0.2)
          expect(Math.abs(end.pressure - out.p_out[name]!)).toBeLessThan(
            0.02 * Math.max(50, of.p_in - out.p_out[name]!),
          )
        }
        for (const [tube, wanted] of out.Q_tube.entries())
          expect(Math.abs(heat[tube]! - wanted), `tube ${tube}`).toBeLessThan(
            (segments === 40 ? 1e-3 : 6e-3) * Math.abs(out.Q),
          )
      }
    },
  )
})

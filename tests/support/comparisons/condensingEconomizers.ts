/** Condensing banks with constant films, compared with a fine counterflow solution of the same surface balance. */

import { type March, type MarchModel, march } from '../../../engine/economizer/march'
import { waterSaturationPressure } from '../../../engine/fluids'
import { latentHeat } from '../../../engine/fluids/water/latentHeat'
import reference from '../../reference/condensingEconomizers.json'
import type { Comparison } from './comparison'

interface Case {
  p: number
  m_dry: number
  Y_in: number
  Tg_in: number
  h_g: number
  U_w: number
  Le: number
  mw: number
  Tw_in: number
  A: number
  cp_dry: number
  M_dry: number
}
interface Out {
  Q: number
  Tg_out: number
  Y_out: number
  Tw_out: number
  condensate: number
}
type Row = { case: Case; out: Out }
const cases = reference.rows as unknown as Row[]

const [vapourHeat, waterHeat] = [1880, 4186]
const from = 273.15

/** The model of the reference: constant heat capacities and films, no fins. */
function constantBank(of: Case, rows: number): MarchModel {
  const latent = (T: number) => latentHeat(Math.max(273.16, T))
  return {
    gas: {
      dryEnthalpy: T => of.cp_dry * (T - from),
      vapourEnthalpy: T => vapourHeat * (T - from),
      liquidEnthalpy: T => vapourHeat * (T - from) - latent(T),
      heatCapacity: (_, Y) => of.cp_dry + Y * vapourHeat,
      temperature: (h, Y) => from + h / (of.cp_dry + Y * vapourHeat),
      saturation(T) {
        const share = Math.min(0.99, waterSaturationPressure(Math.min(640, Math.max(273.16, T))) / of.p)
        return (18.01528 / of.M_dry) * (share / (1 - share))
      },
    },
    dryFlow: of.m_dry,
    water: { temperature: h => from + h / waterHeat, enthalpy: T => waterHeat * (T - from) },
    area: of.A / rows,
    finShare: 0,
    fouling: 0,
    lewis: of.Le,
    film: () => of.h_g,
    radiant: () => 0,
    finEfficiency: () => 1,
    inside: () => rows / (of.U_w * of.A),
    rows,
    rowsPerPass: 1,
    flow: 'counter',
    waterFlow: of.mw,
    gasIn: of.Tg_in,
    vapourIn: of.Y_in,
    waterIn: of.Tw_in,
  }
}

const solved = (rows: number) => cases.map(({ case: of, out }) => ({ out, found: march(constantBank(of, rows)) }))

function comparisons(rows: number, within: { heat: number; condensate: number; kelvin: number }): Comparison[] {
  const all = solved(rows)
  const wet = all.filter(({ out }) => out.condensate > 0)
  const ratio = (what: string, of: (one: (typeof all)[number]) => number, among = all) => ({
    what: `${what}, ${rows} rows`,
    deviations: among.map(one => of(one) - 1),
  })
  const difference = (what: string, of: (found: March, out: Out) => number) => ({
    what: `${what}, ${rows} rows [K]`,
    isAbsolute: true as const,
    within: within.kelvin,
    deviations: all.map(({ found, out }) => of(found, out)),
  })
  return [
    { ...ratio('heat', ({ found, out }) => found.heat / out.Q), within: within.heat },
    { ...ratio('condensate', ({ found, out }) => found.condensate / out.condensate, wet), within: within.condensate },
    difference('gas leaving', (found, out) => found.gasOut - out.Tg_out),
    difference('water leaving', (found, out) => found.waterOut - out.Tw_out),
  ]
}

/** Banks with many rows, and with a realistic number. */
export const condensingRows: Comparison[] = [
  ...comparisons(48, { heat: 1e-3, condensate: 3e-3, kelvin: 0.2 }),
  ...comparisons(12, { heat: 0.01, condensate: 0.04, kelvin: 2 }),
]

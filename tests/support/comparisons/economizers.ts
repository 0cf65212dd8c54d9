/** Whole economizers, row by row, compared with a separate solver that uses the same films. */

import { combustion } from '../../../engine/combustion'
import { type EconomizerInput, rateEconomizer } from '../../../engine/economizer'
import type { TubeBank } from '../../../engine/economizer/bank'
import { rateStage, type StageRating } from '../../../engine/economizer/stage'
import dry from '../../reference/economizers.json'
import turndown from '../../reference/economizerTurndown.json'
import { byNames, referenceFuel } from '../referenceFuels'
import type { Comparison } from './comparison'

interface Geometry {
  layout: string
  fin: string
  d: number
  di: number
  h: number
  b: number
  n: number
  ws: number | null
  ST: number
  SL: number
  Nd: number
  Nw: number
  L: number
  kf: number
  kw: number
  Rfo: number
  Rfi: number
}
interface DryRow {
  fuel: string
  p: number
  geometry: Geometry
  mg: number
  Tg_in: number
  mw: number
  Tw_in: number
  x: Record<string, number>
  out: Record<string, number>
}
interface TurndownRow {
  fuel: string
  geometry: Geometry
  Tw_in: number
  T_sat: number
  table: Record<string, number>[]
}

/** A bank of the tables. */
function bankOf(of: Geometry): TubeBank {
  const fin = { height: of.h, thickness: of.b, density: of.n, metal: 'Carbon Steel', conductivity: of.kf }
  return {
    layout: of.layout === 'inline' ? 'in line' : 'staggered',
    rows: of.Nd,
    tubesWide: of.Nw,
    tubeLength: of.L,
    tubeDiameter: of.d,
    tubeWall: (of.d - of.di) / 2,
    transversePitch: of.ST,
    longitudinalPitch: of.SL,
    tubeMetal: 'Carbon Steel',
    tubeConductivity: of.kw,
    fins: of.fin === 'serrated' ? { kind: 'serrated', ...fin, segmentWidth: of.ws! } : { kind: 'solid', ...fin },
    fouling: { gas: of.Rfo, water: of.Rfi },
  }
}

/** Parts that the tables leave out are left out here too. */
const asThere = { liquid: { pressure: 2e6 }, radiation: false } as const

const dryRows = (dry.rows as unknown as DryRow[]).map(row => {
  const composition = byNames(row.x)
  const stream = { massFlow: row.mg, temperature: row.Tg_in, composition, pressure: row.p }
  const stage = { bank: bankOf(row.geometry), waterFlow: row.mw, waterIn: row.Tw_in, ...asThere }
  return { row, found: rateStage(stream, stage).rating }
})

const ratio = (
  what: string,
  within: number,
  of: (found: StageRating) => number,
  theirs: string,
  note?: string,
): Comparison => ({
  what,
  within,
  deviations: dryRows.map(({ row, found }) => of(found) / row.out[theirs]! - 1),
  ...(note ? { note } : {}),
})
const difference = (
  what: string,
  within: number,
  of: (found: StageRating) => number,
  theirs: string,
  note?: string,
): Comparison => ({
  what,
  within,
  isAbsolute: true,
  deviations: dryRows.map(({ row, found }) => of(found) - row.out[theirs]!),
  ...(note ? { note } : {}),
})

/** Sixty economizers without condensation. */
export const dryEconomizers: Comparison[] = [
  ratio(
    'heat',
    0.01,
    found => found.heat,
    'Q',
    'The film of the water has here the factor of its entrance into each length, which theirs leaves out.',
  ),
  difference('gas leaving [K]', 0.7, found => found.gasOut, 'Tg_out'),
  difference('water leaving [K]', 0.5, found => found.waterOut, 'Tw_out'),
  ratio('drop of the gas by friction', 0.01, found => found.gasDrop.friction, 'dp_friction'),
  ratio('drop of the gas by its acceleration', 0.01, found => found.gasDrop.acceleration, 'dp_accel'),
  ratio('coefficient of the first row', 0.01, found => found.rows[0]!.film, 'hc_first'),
  ratio('coefficient of the last row', 0.01, found => found.rows.at(-1)!.film, 'hc_last'),
  ratio('overall coefficient', 0.01, found => found.overall!, 'U_mean'),
  ratio('outside area', 1e-6, found => found.area, 'A'),
  difference('coldest metal inside [K]', 2, found => found.coldestInside, 'T_metal_cold'),
  difference(
    'outside of the tubes, first row [K]',
    1.5,
    found => found.rows[0]!.root,
    'T_base_hot',
    'A better film of the water, as above, leaves the metal nearer to it.',
  ),
]

const parts = (turndown.rows as unknown as TurndownRow[]).flatMap(row =>
  row.table.map(part => {
    const gas = combustion({ fuel: referenceFuel(row.fuel), air: { kind: 'excess', value: part.excess_air! } })
    const stream = {
      massFlow: part.mg!,
      temperature: part.Tg_in!,
      composition: gas.composition,
      pressure: gas.pressure,
    }
    const stage = { bank: bankOf(row.geometry), waterFlow: part.mw!, waterIn: row.Tw_in, ...asThere }
    return { part, gas, found: rateStage(stream, stage).rating }
  }),
)

/** Six of them, from full load to a quarter. */
export const partLoads: Comparison[] = [
  {
    what: 'heat at part load',
    within: 0.01,
    deviations: parts.map(({ part, found }) => found.heat / part.Q! - 1),
    note: 'Where the water is slow, its film is here between laminar and turbulent below a Reynolds number of 4000; theirs is turbulent from 3000 on.',
  },
  {
    what: 'gas leaving at part load [K]',
    isAbsolute: true,
    within: 0.7,
    deviations: parts.map(({ part, found }) => found.gasOut - part.Tg_out!),
  },
  {
    what: 'drop of the gas at part load',
    within: 0.01,
    deviations: parts.map(({ part, found }) => found.gasDrop.total / part.dp! - 1),
  },
  {
    what: 'heat over what is fired',
    within: 0.01,
    deviations: parts.map(
      ({ part, gas, found }) => found.heat / (part.m_fuel! * gas.fuel.higherHeatingValue) / part.Q_per_fired! - 1,
    ),
  },
]

const tables = (turndown.rows as unknown as TurndownRow[]).flatMap(row => {
  const [full] = row.table
  const input: EconomizerInput = {
    firing: { fuel: referenceFuel(row.fuel), air: { kind: 'excess', value: full!.excess_air! } },
    source: { kind: 'gas', massFlow: full!.mg!, temperature: full!.Tg_in!, boiling: row.T_sat },
    stages: [{ bank: bankOf(row.geometry), waterFlow: full!.mw!, waterIn: row.Tw_in, ...asThere }],
  }
  return row.table.map(part => ({
    part,
    found: rateEconomizer(input, { load: part.load!, air: { kind: 'excess', value: part.excess_air! } }),
  }))
})

/** The tables as a whole: fire, temperature in the stack, heat. */
export const turndownTables: Comparison[] = [
  {
    what: 'fuel and gas of the table',
    within: 1e-4,
    deviations: tables.map(({ part, found }) => found.gasFlow / part.mg! - 1),
  },
  {
    what: 'temperature in the stack by the root of the load [K]',
    within: 0.01,
    isAbsolute: true,
    deviations: tables.map(({ part, found }) => found.gasIn - part.Tg_in!),
  },
  { what: 'heat of the table', within: 0.01, deviations: tables.map(({ part, found }) => found.heat / part.Q! - 1) },
]

/** Bare and finned tube banks compared with ht. */
import {
  bankLoss,
  bareTubeCoefficient,
  briggsYoung,
  churchillBernstein,
  esduBank,
  esduHighFin,
  esduHighFinLoss,
  esduLowFin,
  esduLowFinLoss,
  esduRowFactor,
  ganguli,
  grimisonBank,
  hedhBank,
  zukauskasBank,
  zukauskasCylinder,
  zukauskasRowFactor,
} from '../../../engine/airside'
import reference from '../../reference/tubeBanks.json'
import type { Comparison } from './comparison'

type Row = Record<string, number>

/** The rows of a function of the other library, by name; a missing Prandtl number of the wall is left out. */
function rowsOf(name: keyof typeof reference.functions): Row[] {
  const { columns, rows } = reference.functions[name] as {
    columns: string[]
    rows: (number | boolean | null | string)[][]
  }
  return rows.map(row =>
    Object.fromEntries(
      columns.map((column, i) => [column, row[i]] as const).flatMap(([c, v]) => (v === null ? [] : [[c, Number(v)]])),
    ),
  )
}

const bare = (row: Row) => ({
  Re: row.Re ?? row.Re_max!,
  Pr: row.Pr!,
  wallPr: row.Pr_wall,
  rows: row.tube_rows!,
  staggered: row.staggered!,
  transversePitch: row.pitch_normal!,
  longitudinalPitch: row.pitch_parallel!,
  tubeDiameter: row.Do!,
  angle: row.angle === undefined ? undefined : (row.angle * Math.PI) / 180,
})

/** The dimensionless groups of a finned bundle, as in the other library. */
function finned(row: Row) {
  const { tube_diameter: d, fin_diameter: df, fin_thickness: t } = row as { [name: string]: number }
  const G = row.m! / row.A_min!
  return {
    Re: (G * d!) / row.mu!,
    Pr: (row.Cp! * row.mu!) / row.k!,
    rows: row.tube_rows!,
    // It distinguishes staggered from inline banks only by the pitches.
    staggered: Math.abs(1 - row.pitch_normal! / row.pitch_parallel!) >= 0.05 ? 1 : 0,
    transversePitch: row.pitch_normal!,
    longitudinalPitch: row.pitch_parallel!,
    tubeDiameter: d!,
    finDiameter: df!,
    finThickness: t!,
    finSpacing: row.bare_length!,
    finHeight: row.fin_height ?? (df! - d!) / 2,
    areaRatio: row.A_increase!,
  }
}

const coefficientOf = (row: Row, nusselt: number) =>
  bareTubeCoefficient({
    nusselt,
    tubeDiameter: row.tube_diameter!,
    finThickness: row.fin_thickness!,
    conductivity: { gas: row.k!, fin: row.k_fin! },
    areas: {
      fin: row.A_fin!,
      bare: row.A_tube_showing!,
      outside: row.A!,
      areaRatio: row.A_increase!,
      finDiameter: row.fin_diameter!,
    },
  })

const dropOf = (row: Row, loss: number) =>
  ((1 + row.flow_area_contraction_ratio! ** 2 + row.tube_rows! * loss) * (row.m! / row.A_min!) ** 2) / (2 * row.rho!)

const laws = [
  ['Nu_cylinder_Zukauskas', (row: Row) => zukauskasCylinder({ Re: row.Re!, Pr: row.Pr! })],
  ['Nu_cylinder_Churchill_Bernstein', (row: Row) => churchillBernstein({ Re: row.Re!, Pr: row.Pr! })],
  ['Nu_ESDU_73031', (row: Row) => esduBank(bare(row))],
  ['Nu_HEDH_tube_bank', (row: Row) => hedhBank(bare(row))],
  ['Grimson_1937_table', (row: Row) => grimisonBank(bare(row))],
  ['Nu_Grimison_tube_bank', (row: Row) => grimisonBank(bare(row))],
  ['Zukauskas_tube_row_correction', (row: Row) => zukauskasRowFactor(bare(row))],
  ['ESDU_tube_row_correction', (row: Row) => esduRowFactor(bare(row))],
  ['h_Briggs_Young', (row: Row) => coefficientOf(row, briggsYoung(finned(row)))],
  ['h_Ganguli_VDI', (row: Row) => coefficientOf(row, ganguli(finned(row)))],
  ['h_ESDU_high_fin', (row: Row) => coefficientOf(row, esduHighFin(finned(row)))],
  ['h_ESDU_low_fin', (row: Row) => coefficientOf(row, esduLowFin(finned(row)))],
  ['dP_ESDU_high_fin', (row: Row) => dropOf(row, esduHighFinLoss(finned(row)))],
  ['dP_ESDU_low_fin', (row: Row) => dropOf(row, esduLowFinLoss(finned(row)))],
] as const

const compared = (what: keyof typeof reference.functions, ours: (row: Row) => number): Comparison => ({
  what,
  within: 5e-7,
  deviations: rowsOf(what).map(row => ours(row) / row.output! - 1),
})

/** Functions with a published formula. */
export const tubeBanks: Comparison[] = [
  ...laws.map(([what, ours]) => compared(what, ours)),
  {
    ...compared('Nu_Zukauskas_Bejan', row => {
      const isFaulty = !row.staggered && row.Re! >= 100 && row.Re! < 1000
      return zukauskasBank(bare(row)) * (isFaulty ? row.Re! ** -0.45 : 1)
    }),
    note: 'In-line banks of Re 100 to 1000 with the fault of the other program, Re^0.05 for Re^0.5.',
  },
]

/** Pressure drop of bare banks: the other library uses splines of two digitised charts; no formula is published. */
export const bankDrops: Comparison = {
  ...compared('dP_Zukauskas', row => {
    const staggered = row.ST === row.SL ? 0 : 1
    const pitches = { transversePitch: row.ST!, longitudinalPitch: row.SL!, tubeDiameter: row.D! }
    return (row.n! * bankLoss({ Re: row.Re!, staggered, ...pitches }) * row.rho! * row.Vmax! ** 2) / 2
  }),
  within: 0.35,
  note: 'Another formula against charts read by splines. One spline swings between its points: 2 rows at Re 30 635, where it gives twice the value at its neighbours, make the largest deviation.',
}

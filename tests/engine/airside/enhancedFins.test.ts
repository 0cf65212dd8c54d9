import { describe, expect, it } from 'vitest'
import { wavyHydraulicDiameter } from '../../../engine/airside'
import { correlationOf } from '../../../engine/correlations'
import { moistAirPrandtl } from '../../../engine/fluids/moistAir'
import reference from '../../reference/enhancedFins.json'

const columns = reference.columns.split(', ')
type Row = { [name: string]: number }
const rowsOf = (name: 'WavyLouveredFins' | 'HerringboneFins'): Row[] =>
  reference[name].map(row => Object.fromEntries(columns.map((column, i) => [column, row[i]!])))

/**
 * Areas as that program counts them: one row depth and one tube pitch more than there are in the fins and the face,
 * holes and bare tube by the diameter `hole`, passage by `D`.
 */
function areas(row: Row, D: number, hole: number) {
  const { tubes_per_row: tubes, rows, tube_length: L, pitch_transverse: Pt, pitch_longitudinal: Pl } = row as Row
  const fins = L! / row.fin_pitch!
  const d = row.fin_thickness!
  const height = Pt! * (tubes! + 1)
  const stretch = Math.hypot(row.wave_xf!, row.wave_pd!) / row.wave_xf!
  const passage = height * L! - d * fins * (height - D * tubes!) - tubes! * D * L!
  const fin = 2 * fins * (height * Pl! * (rows! + 1) * stretch - (tubes! * rows! * Math.PI * hole ** 2) / 4)
  const tube = tubes! * rows! * Math.PI * hole * L!
  return { passage, outside: fin + tube * (1 - (fins * d) / L!), tube }
}

const evaluate = (id: string, inputs: Row) => {
  const found = correlationOf(id)
  return found.evaluate(Object.fromEntries(found.inputs.map(({ name }) => [name, inputs[name]!]))).value
}

/** What is common to both surfaces of that program. */
const dimensions = (row: Row) => ({
  Re: row.air_Re!,
  rows: row.rows!,
  transversePitch: row.pitch_transverse!,
  longitudinalPitch: row.pitch_longitudinal!,
  finPitch: row.fin_pitch!,
  finThickness: row.fin_thickness!,
  waveHeight: row.wave_pd!,
  halfWaveLength: row.wave_xf!,
})

/** Coefficient of a j factor with the flow and the specific heat of that program [W/m2 K]. */
const coefficient = (row: Row, j: number, passage: number) =>
  (j * row.mdot_dry_air! * (1 + row.W!) * row.cp_humid_air!) / passage / moistAirPrandtl(row.T!, row.W!) ** (2 / 3)

describe('another program with its own area rules', () => {
  it('convex louvers: 15 coils; friction below Re 1000 aside, where its branch falls by eighty times', () => {
    const rows = rowsOf('WavyLouveredFins')
    expect(rows.length).toBe(15)
    for (const row of rows) {
      const D = row.tube_od!
      const { passage, outside, tube } = areas(row, D, D)
      expect(outside / row.air_area! - 1).toBeCloseTo(0, 6)
      const fin = { ...dimensions(row), collarDiameter: D, areaRatio: outside / tube }
      const h = coefficient(row, evaluate('wang-tsai-lu-j', fin), passage)
      expect(Math.abs(h / row.air_h! - 1)).toBeLessThan(0.005)
      const f = evaluate('wang-tsai-lu-f', fin)
      if (row.air_Re! >= 1000) expect(f / row.air_f! - 1).toBeCloseTo(0, 5)
      else expect(f / row.air_f!).toBeGreaterThan(50)
    }
  })

  it('herringbone fins of 2002: 15 coils', () => {
    const rows = rowsOf('HerringboneFins')
    expect(rows.length).toBe(15)
    for (const row of rows) {
      const collarDiameter = row.tube_od! + 2 * row.fin_thickness!
      // The passage is that of the collar, the outside area that of the tube.
      const { passage, outside } = areas(row, collarDiameter, row.tube_od!)
      expect(outside / row.air_area! - 1).toBeCloseTo(0, 6)
      const fin = { ...dimensions(row), collarDiameter }
      const inputs = { ...fin, hydraulicDiameter: wavyHydraulicDiameter(fin) }
      expect(evaluate('wang-hwang-lin-f', inputs) / row.air_f! - 1).toBeCloseTo(0, 5)
      const h = coefficient(row, evaluate('wang-hwang-lin-j', inputs), passage)
      expect(Math.abs(h / row.air_h! - 1)).toBeLessThan(0.005)
    }
  })
})

/** Fins: friction and coefficient compared with ACHP by its own area rules, and round fins compared with ht. */
import { annularFin, wangChiChangF, wangChiChangJ, wavyHydraulicDiameter } from '../../../engine/airside'
import { coilSurface } from '../../../engine/coils/air/coilSurface'
import { correlationOf } from '../../../engine/correlations'
import { moistAirPrandtl } from '../../../engine/fluids/moistAir'
import { coilSize } from '../../../engine/geometry'
import annular from '../../reference/annularFin.json'
import reference from '../../reference/enhancedFins.json'
import plain from '../../reference/plainFins.json'
import { chilledWaterCoil } from '../coils'
import { type Comparison, ratios } from './comparison'

const columns = reference.columns.split(', ')
type Row = { [name: string]: number }
const rowsOf = (name: 'WavyLouveredFins' | 'HerringboneFins'): Row[] =>
  reference[name].map(row => Object.fromEntries(columns.map((column, i) => [column, row[i]!])))

/**
 * Areas as ACHP counts them: with an additional row depth and tube pitch of fins and face; holes and bare tube by the
 * diameter `hole`, the passage by `D`.
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

/** The dimensions that both surfaces of ACHP have. */
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

/** Coefficient from a j factor with the flow and the specific heat of ACHP [W/m2 K]. */
const coefficient = (row: Row, j: number, passage: number) =>
  (j * row.mdot_dry_air! * (1 + row.W!) * row.cp_humid_air!) / passage / moistAirPrandtl(row.T!, row.W!) ** (2 / 3)

/** The deviations of one coil: our values over theirs minus one. */
interface FinDeviation {
  Re: number
  area: number
  friction: number
  coefficient: number
}

const louvered: FinDeviation[] = rowsOf('WavyLouveredFins').map(row => {
  const D = row.tube_od!
  const { passage, outside, tube } = areas(row, D, D)
  const fin = { ...dimensions(row), collarDiameter: D, areaRatio: outside / tube }
  return {
    Re: row.air_Re!,
    area: outside / row.air_area! - 1,
    friction: evaluate('wang-tsai-lu-f', fin) / row.air_f! - 1,
    coefficient: coefficient(row, evaluate('wang-tsai-lu-j', fin), passage) / row.air_h! - 1,
  }
})

const herringbone: FinDeviation[] = rowsOf('HerringboneFins').map(row => {
  const collarDiameter = row.tube_od! + 2 * row.fin_thickness!
  // The passage is calculated with the collar, the outside area with the tube.
  const { passage, outside } = areas(row, collarDiameter, row.tube_od!)
  const fin = { ...dimensions(row), collarDiameter }
  const inputs = { ...fin, hydraulicDiameter: wavyHydraulicDiameter(fin) }
  return {
    Re: row.air_Re!,
    area: outside / row.air_area! - 1,
    friction: evaluate('wang-hwang-lin-f', inputs) / row.air_f! - 1,
    coefficient: coefficient(row, evaluate('wang-hwang-lin-j', inputs), passage) / row.air_h! - 1,
  }
})

// ACHP counts an additional row depth and tube pitch in the fin area and the face, and calculates the hydraulic
// diameter with the longer depth; with those areas our coefficients must equal its own.
const flat: FinDeviation[] = (plain.rows as number[][]).map(row => {
  const [tubes, rows, L, od, Pt, Pl, Fp, d, , T, , W, , h, , Re, area, , f, m, cp] = row as [number, ...number[]] &
    number[]
  const Dc = od! + 2 * d!
  const height = Pt! * (tubes! + 1)
  const fins = L! / Fp!
  const Ac = height * L! - d! * fins * (height - Dc * tubes!) - tubes! * Dc * L!
  const Ao =
    2 * fins * (height * Pl! * (rows! + 1) - tubes! * rows! * (Math.PI / 4) * Dc ** 2) +
    tubes! * rows! * Math.PI * Dc * (L! - fins * d!)
  const fin = {
    Re: Re!,
    rows: rows!,
    transversePitch: Pt!,
    longitudinalPitch: Pl!,
    collarDiameter: Dc,
    finPitch: Fp!,
    finThickness: d!,
    hydraulicDiameter: (4 * Ac * Pl! * (rows! + 1)) / Ao,
  }
  const ours = (wangChiChangJ(fin).value * m! * (1 + W!) * cp!) / Ac / moistAirPrandtl(T!, W!) ** (2 / 3)
  return {
    Re: Re!,
    area: Ao / area! - 1,
    friction: wangChiChangF(fin).value / f! - 1,
    coefficient: ours / h! - 1,
  }
})

export const finDeviations = { flat, louvered, herringbone }

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The coil of a row as it would be built here: its own areas, collars and passages. */
function built(row: Row, finSurface: 'Corrugated' | 'XFin') {
  const geometry = {
    ...chilledWaterCoil.geometry,
    finnedHeight: row.tubes_per_row! * row.pitch_transverse!,
    finnedLength: row.tube_length!,
    rows: row.rows!,
    tubeOutsideDiameter: row.tube_od!,
    transversePitch: row.pitch_transverse!,
    longitudinalPitch: row.pitch_longitudinal!,
    finThickness: row.fin_thickness!,
    finPitch: row.fin_pitch!,
    finSurface,
    surfaceDetails: { waveHeight: row.wave_pd!, halfWaveLength: row.wave_xf! },
  }
  const size = coilSize(geometry)
  return { fin: { ...coilSurface({ ...chilledWaterCoil, geometry }, size).fin, Re: row.air_Re! } as Row, size }
}

/** j of a wavy fin over that of a flat one at the same Reynolds number, by four published laws: least, mean, most. */
export const wavesOverFlat = (['wang-jang-chiou', 'kim-youn-webb', 'wang-fu-chang', 'wang-hwang-lin'] as const).map(
  id => {
    const shares = rowsOf('HerringboneFins').map(row => {
      const { fin } = built(row, 'Corrugated')
      const hydraulicDiameter = id === 'wang-hwang-lin' ? wavyHydraulicDiameter(fin as never) : fin.hydraulicDiameter!
      return evaluate(`${id}-j`, { ...fin, hydraulicDiameter }) / evaluate('wang-chi-chang-j', fin)
    })
    return { id, least: Math.min(...shares), mean: mean(shares), most: Math.max(...shares) }
  },
)

/** Our X fins over those of ACHP at the same Reynolds number: the coefficient, and its product with outside area. */
export const xFinsAsBuilt = (() => {
  const rows = rowsOf('WavyLouveredFins').map(row => {
    const { fin, size } = built(row, 'XFin')
    const { passage } = areas(row, row.tube_od!, row.tube_od!)
    const own = coefficient(row, evaluate('wang-tsai-lu-j', fin), passage) / row.air_h!
    return { own, withArea: (own * size.outsideArea) / row.air_area! }
  })
  return { coefficient: mean(rows.map(({ own }) => own)), withArea: mean(rows.map(({ withArea }) => withArea)) }
})()

const prandtl = 'What is left is the Prandtl number of another property library.'
const frictions = (what: string, of: FinDeviation[], note?: string): Comparison => ({
  what: `${what}: friction`,
  within: 5e-6,
  deviations: of.map(({ friction }) => friction),
  ...(note && { note }),
})
const coefficients = (what: string, of: FinDeviation[]): Comparison => ({
  what: `${what}: coefficient`,
  within: 0.005,
  deviations: of.map(each => each.coefficient),
  note: prandtl,
})

/** Round fins, by the exact solution. */
export const roundFins = ratios('efficiency of round fins', annular.rows, 5e-7, (Do, Df, t, k, h) =>
  annularFin({ m: Math.sqrt((2 * h!) / (k! * t!)), rootRadius: Do! / 2, radiusRatio: Df! / Do! }),
)

export const plateFins: Comparison[] = [
  frictions('flat fins (Wang, Chi, Chang 2000)', flat),
  coefficients('flat fins (Wang, Chi, Chang 2000)', flat),
  frictions(
    'convex louvers (Wang, Tsai, Lu 1998)',
    louvered.filter(({ Re }) => Re >= 1000),
    'Re 1000 and above; below, the branch of the other program falls by eighty times.',
  ),
  coefficients('convex louvers (Wang, Tsai, Lu 1998)', louvered),
  frictions('herringbone (Wang, Hwang, Lin 2002)', herringbone),
  coefficients('herringbone (Wang, Hwang, Lin 2002)', herringbone),
]

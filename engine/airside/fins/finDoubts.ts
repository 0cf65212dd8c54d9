import type { Warning } from '../../warnings'
import type { Fin, FinName } from './fin'

const lengths = {
  collarDiameter: ['collar diameter', 'geometry.tubeOutsideDiameter'],
  hydraulicDiameter: ['hydraulic diameter', 'geometry.finPitch'],
  transversePitch: ['transverse pitch', 'geometry.transversePitch'],
  longitudinalPitch: ['longitudinal pitch', 'geometry.longitudinalPitch'],
  finPitch: ['fin pitch', 'geometry.finPitch'],
  waveHeight: ['wave height', 'geometry.surfaceDetails.waveHeight'],
  halfWaveLength: ['half wave length', 'geometry.surfaceDetails.halfWaveLength'],
  louverPitch: ['louver pitch', 'geometry.surfaceDetails.louverPitch'],
  louverHeight: ['louver height', 'geometry.surfaceDetails.louverHeight'],
  stripHeight: ['strip height', 'geometry.surfaceDetails.stripHeight'],
  stripBreadth: ['strip breadth', 'geometry.surfaceDetails.stripBreadth'],
} as const satisfies Partial<Record<FinName, readonly [words: string, input: string]>>

/** Fitted ranges of a correlation of finned tubes, by the names of its inputs. */
export type FinRange = Readonly<Partial<Record<FinName, readonly [min: number, max: number]>>>

const millimetres = (metres: number) => `${Number((metres * 1000).toPrecision(3))} mm`

/** Distance of a value outside a range, as a share of the nearer limit [-]; 0 inside. */
export function outsideBy(value: number, [min, max]: readonly [number, number]): number {
  return Math.max(0, (min - value) / min, (value - max) / max)
}

/**
 * Warnings about a finned surface outside the data of a correlation.
 *
 * @param inputs  Reynolds number and rows [-], lengths [m]
 * @param range   fitted ranges by the same names
 * @returns AIR_RE_LOW or AIR_RE_HIGH, FIN_RANGE (the dimension farthest outside), ROWS_CAPPED; `info` within 10 % of a
 *          limit, `warning` beyond, `error` where a dimension is more than twice its limit
 *
 * Valid for any positive inputs; names without a range are ignored.
 *
 * Source: the range is that of each correlation; the severities are those of the field's notices.
 */
export function finDoubts(inputs: Partial<Fin>, range: FinRange): Warning[] {
  return [...reynoldsRange(inputs.Re, range.Re), ...finRange(inputs, range), ...rowsCapped(inputs.rows, range.rows)]
}

function reynoldsRange(Re: number | undefined, limits: FinRange['Re']): Warning[] {
  if (Re === undefined || !limits) return []
  const far = outsideBy(Re, limits)
  if (far === 0) return []
  return [
    {
      code: Re < limits[0] ? 'AIR_RE_LOW' : 'AIR_RE_HIGH',
      severity: far <= 0.1 ? 'info' : 'warning',
      message: `Air-side Reynolds number ${Math.round(Re)} is outside the ${limits[0]} to ${limits[1]} of the fin data; the result is extrapolated.`,
      input: 'air.flow.value',
      value: Re,
      limits,
    },
  ]
}

function rowsCapped(rows: number | undefined, limits: FinRange['rows']): Warning[] {
  if (rows === undefined || !limits || rows <= limits[1]) return []
  return [
    {
      code: 'ROWS_CAPPED',
      severity: 'info',
      message: `${rows} rows are more than the ${limits[1]} of the fin data; the row effect is taken at ${limits[1]} rows.`,
      input: 'geometry.rows',
      value: rows,
      limits,
    },
  ]
}

/** The dimension farthest outside the data, as one warning. */
function finRange(inputs: Partial<Fin>, range: FinRange): Warning[] {
  let worst: { name: keyof typeof lengths; far: number; value: number; limits: readonly [number, number] } | undefined
  for (const name of Object.keys(lengths) as (keyof typeof lengths)[]) {
    const limits = range[name]
    const value = inputs[name]
    if (!limits || value === undefined) continue
    const far = outsideBy(value, limits)
    if (far > (worst?.far ?? 0)) worst = { name, far, value, limits }
  }
  if (!worst) return []
  const { far, value, limits } = worst
  const [words, input] = lengths[worst.name]
  const label = words[0]!.toUpperCase() + words.slice(1)
  return [
    {
      code: 'FIN_RANGE',
      severity: far <= 0.1 ? 'info' : far <= 1 ? 'warning' : 'error',
      message: `${label} ${millimetres(value)} is outside the ${millimetres(limits[0])} to ${millimetres(limits[1])} of the published fin data.`,
      input,
      value,
      limits,
      quantity: 'length',
    },
  ]
}

/** Beyond this distance outside the data, as a share of the limit, a dimension is held: powers of a fit diverge. */
const heldBeyond = 0.25

/**
 * A finned surface with its dimensions held within a quarter of the limits of the data, and no more rows than in the
 * data.
 *
 * @param fin    the surface: lengths [m], rows and Re [-]
 * @param range  fitted ranges by the same names
 * @returns a copy with held lengths and rows, or `fin` itself where none has to be held; the Reynolds number is not
 * changed
 *
 * Valid for any positive lengths. Where the fin pitch is held, passages and areas are those of the held pitch; where the
 * hydraulic diameter is, the fin pitch is held at the same ratio, for both are one passage.
 *
 * Source: the quarter is an engineering choice.
 */
export function heldFin<Held extends Partial<Fin>>(fin: Held, range: FinRange): Held {
  const { finPitch } = fin
  let held = finPitch && range.finPitch ? atFinPitch(fin, heldWithin(finPitch, range.finPitch)) : fin
  const { hydraulicDiameter: passage, finPitch: pitch } = held
  if (passage && pitch && range.hydraulicDiameter) {
    const kept = heldWithin(passage, range.hydraulicDiameter)
    if (kept !== passage) held = atFinPitch(held, (pitch * kept) / passage)
  }
  for (const name of Object.keys(range) as FinName[]) {
    const value = held[name]
    const limits = range[name]
    if (value === undefined || !limits || name === 'Re') continue
    const kept = name === 'rows' ? Math.min(value, limits[1]) : heldWithin(value, limits)
    // Solvers call this for each row: most surfaces are inside, and need no copy.
    if (kept !== value) held = { ...held, [name]: kept }
  }
  return held
}

/**
 * A finned surface at another fin pitch, with the passages and areas that it has there: its collars stay.
 *
 * @param fin       the surface, SI
 * @param finPitch  the other pitch [m]
 * @returns a copy, or `fin` itself where it has that pitch or none
 *
 * Valid for pitches above the fin thickness.
 *
 * Source: geometry, as `plateFinCell`.
 */
export function atFinPitch<Pitched extends Partial<Fin>>(fin: Pitched, finPitch: number): Pitched {
  const { finPitch: own, finThickness = 0, areaRatio, contraction, hydraulicDiameter } = fin
  if (!own || own === finPitch) return fin
  const there: Partial<Fin> = { finPitch }
  const [open, isOpen] = [1 - finThickness / own, 1 - finThickness / finPitch]
  if (contraction) there.contraction = (contraction * isOpen) / open
  if (areaRatio) {
    there.areaRatio = isOpen + (areaRatio - open) * (own / finPitch)
    if (hydraulicDiameter) there.hydraulicDiameter = (hydraulicDiameter * areaRatio * isOpen) / (there.areaRatio * open)
  }
  return { ...fin, ...there }
}

function heldWithin(value: number, [min, max]: readonly [number, number]): number {
  return Math.min(max * (1 + heldBeyond), Math.max(min * (1 - heldBeyond), value))
}

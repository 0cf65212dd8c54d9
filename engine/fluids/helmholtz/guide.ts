/**
 * The saturation line solved once at many pressures: gives start values, and the side of the line that a state is on.
 */
import { lowerCoordinate, lowerInverse } from '../lineCoordinate'
import { ancillaryAt, type Equation, phaseAt, phaseState } from './equation'
import { saturateAtP } from './saturation'
import { type Saturation, saturation } from './saturationState'

/** Column of each quantity in a row; densities are stored as logarithms, h and s with the zero of the equation. */
export const place = {
  bubbleT: 0,
  dewT: 1,
  liquidRho: 2,
  vapourRho: 3,
  liquidH: 4,
  vapourH: 5,
  liquidS: 6,
  vapourS: 7,
  liquidCp: 8,
  vapourCp: 9,
} as const

const nodes = 80
const width = 10

/** Saturation at equal steps of the line's coordinate, and work space for reading it. */
export interface Guide {
  readonly lowest: number
  readonly highest: number
  readonly logCriticalP: number
  /** Temperature of the boiling line at the highest pressure [K]: at any higher pressure a colder state is liquid. */
  readonly topT: number
  readonly start: number
  readonly step: number
  readonly rows: Float64Array
  readonly read: Float64Array
  /** The pressure to read at [Pa]. */
  p: number
}

const guides = new WeakMap<Equation, Guide>()

/**
 * The guide of an equation, built at the first call.
 *
 * @param of  the equation, with its zero of enthalpy set
 * @returns   the guide
 *
 * Source: the equation's own saturation line, solved at each pressure.
 */
export function guideOf(of: Equation): Guide {
  const known = guides.get(of)
  if (known) return known
  const lowest = Math.max(10, ancillaryAt(of.data.saturation.bubble, of.lowestT) * 1.01)
  // The lines of a blend are solved only up to here; above, where they are interpolated, they have a bend.
  const highest = Math.min(0.99 * of.criticalP, of.phases?.dews.at(-1)?.p ?? Number.POSITIVE_INFINITY)
  const logCriticalP = Math.log(of.criticalP)
  const start = lowerCoordinate(Math.log(lowest) - logCriticalP)
  const step = (lowerCoordinate(Math.log(highest) - logCriticalP) - start) / (nodes - 1)
  const rows = new Float64Array(nodes * width)
  const pair = saturation()
  const liquid = phaseState()
  const vapour = phaseState()
  for (let node = 0; node < nodes; node++) {
    saturateAtP(of, of.criticalP * Math.exp(lowerInverse(start + node * step)), pair)
    phaseAt(of, pair.bubbleT, pair.liquidRho, liquid)
    phaseAt(of, pair.dewT, pair.vapourRho, vapour)
    const logs = [Math.log(pair.liquidRho), Math.log(pair.vapourRho)]
    rows.set(
      [pair.bubbleT, pair.dewT, ...logs, liquid.h, vapour.h, liquid.s, vapour.s, liquid.cp, vapour.cp],
      node * width,
    )
  }
  const topT = rows[(nodes - 1) * width + place.bubbleT]!
  const guide = { lowest, highest, logCriticalP, topT, start, step, rows, read: new Float64Array(width), p: Number.NaN }
  guides.set(of, guide)
  return guide
}

/**
 * Reads a guide at a pressure, by cubic interpolation, into its `read`.
 *
 * @param of  the guide
 * @param p   pressure [Pa]
 * @returns   whether the pressure is within the guide
 *
 * Source: definition.
 */
export function readGuide(of: Guide, p: number): boolean {
  of.p = p
  return readRow(of)
}

function readRow(of: Guide): boolean {
  const { p } = of
  if (!(p >= of.lowest && p <= of.highest)) return false
  const at = (lowerCoordinate(Math.log(p) - of.logCriticalP) - of.start) / of.step
  const first = Math.min(Math.max(Math.floor(at) - 1, 0), nodes - 4)
  const x = at - first
  // Lagrange weights of four equidistant points.
  const a = (-(x - 1) * (x - 2) * (x - 3)) / 6
  const b = (x * (x - 2) * (x - 3)) / 2
  const c = (-x * (x - 1) * (x - 3)) / 2
  const d = (x * (x - 1) * (x - 2)) / 6
  const { rows, read } = of
  let row = first * width
  for (let i = 0; i < width; i++, row++)
    read[i] = a * rows[row]! + b * rows[row + width]! + c * rows[row + 2 * width]! + d * rows[row + 3 * width]!
  return true
}

/**
 * Both phases at a pressure, as `saturateAtP`, with start values from the guide.
 *
 * @param of   the equation
 * @param p    pressure [Pa]
 * @param out  the pair is written here
 *
 * Valid below the critical pressure; else `out-of-range`.
 *
 * Source: as `saturateAtP`.
 */
export function saturateByGuide(of: Equation, p: number, out: Saturation): void {
  const guide = guideOf(of)
  if (!readGuide(guide, p)) {
    saturateAtP(of, p, out)
    return
  }
  const { read } = guide
  out.bubbleT = read[place.bubbleT]!
  out.dewT = read[place.dewT]!
  out.liquidRho = Math.exp(read[place.liquidRho]!)
  out.vapourRho = Math.exp(read[place.vapourRho]!)
  saturateAtP(of, p, out, true)
}

/** The rows of a coil with phase change: air and fluid through its depth. */
import { moistAirEnthalpy } from '../../fluids/moistAir'
import type { RowPassage } from '../air/airDrop'
import type { AirModel } from '../air/airModel'
import type { AirPoint } from '../air/cellHeat'
import type { RowAir } from '../air/rowAir'
import type { RowResult } from '../coil'
import { activeShare } from '../tubes/activeShare'
import { inOrderOfAir } from './airPassage'
import type { ZoneCase } from './zoneCase'
import type { ZoneSolution } from './zoneState'
import { temperatureAlong } from './zoneTemperature'
import type { ZoneTotals } from './zoneTotals'

/** Range of NTU within which the exponential of the air differs from a step and from a line [-]. */
const unitRange = { least: 1e-3, most: 8 } as const

/**
 * The air through the rows.
 *
 * @param model     the coil
 * @param solution  its zones
 * @param totals    sums over them
 * @returns         air in front of and behind each row, SI
 *
 * Valid for any solution: zones that share the air are each as deep as the coil, and the mean air follows one
 * exponential, as with a fluid of one temperature; zones in series each have their own exponential.
 *
 * Source: definition.
 */
export function rowPassages(model: AirModel, solution: ZoneSolution, totals: ZoneTotals): RowPassage[] {
  const { rows } = model.input.geometry
  const stretches = stretchesOf(model, solution, totals)
  const places = Array.from({ length: rows + 1 }, (_, row) =>
    airAt(stretches, row / rows, model.entering, totals.leaving),
  )
  return Array.from({ length: rows }, (_, row) => ({
    air: totals.air,
    friction: totals.airFriction,
    airIn: places[row]!,
    airOut: places[row + 1]!,
    cells: [{ share: 1, result: { wetFraction: wetWithin(stretches, row / rows, (row + 1) / rows) } }],
  }))
}

/** A part of the depth through which the air follows one exponential. */
interface Stretch {
  from: number
  to: number
  airIn: AirPoint
  airOut: AirPoint
  units: number
  wetFraction: number
}

function stretchesOf(model: AirModel, { zones, passage, idle }: ZoneSolution, totals: ZoneTotals): Stretch[] {
  const { entering } = model
  const { leaving, air, wetFraction } = totals
  if (passage === 'shared') {
    return [{ from: 0, to: 1, airIn: entering, airOut: leaving, units: unitsOf(model, air, 1), wetFraction }]
  }
  // Surface that the fluid does not need is at the outlet of the fluid.
  let from = passage === 'counter' ? idle : 0
  return inOrderOfAir(zones, passage).flatMap(zone => {
    if (!zone.result) return []
    const { airIn, share } = zone
    const to = from + share
    const { airOut } = zone.result
    const wetFraction = activeShare(model) * zone.result.wetFraction
    const stretch = { from, to, airIn, airOut, units: unitsOf(model, zone.air, share), wetFraction }
    from = to
    return [stretch]
  })
}

function unitsOf({ dryAirFlow, size }: AirModel, air: RowAir, share: number): number {
  const units = (air.surfaceEfficiency * air.coefficient * size.outsideArea * share) / (dryAirFlow * air.heatCapacity)
  return Math.min(unitRange.most, Math.max(unitRange.least, units))
}

function airAt(stretches: Stretch[], depth: number, entering: AirPoint, leaving: AirPoint): AirPoint {
  if (depth <= 0) return entering
  if (depth >= 1) return leaving
  const stretch = stretches.find(({ to }) => depth < to)
  if (!stretch) return leaving
  const { from, to, airIn, airOut, units } = stretch
  if (depth <= from) return airIn
  const part = Math.expm1((-units * (depth - from)) / (to - from)) / Math.expm1(-units)
  const T = airIn.T + part * (airOut.T - airIn.T)
  const W = airIn.W + part * (airOut.W - airIn.W)
  return { T, W, h: moistAirEnthalpy(T, W) }
}

/** Wet share of a part of the depth. */
function wetWithin(stretches: Stretch[], from: number, to: number): number {
  const wet = stretches.reduce(
    (sum, one) => sum + one.wetFraction * Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)),
    0,
  )
  return wet / (to - from)
}

/**
 * The rows of a solved coil.
 *
 * @param model     the coil
 * @param is        its case
 * @param solution  its zones
 * @param totals    sums over them
 * @param passages  the air through the rows
 * @returns         air, fluid, surface and heat of each row, SI
 *
 * Valid for any solution. The fluid passes the rows by the arrangement of the circuits; where all rows are fed in
 * parallel it enters and leaves each of them. The surface temperature divides the difference between air and fluid in
 * the same ratio as for the whole coil.
 *
 * Source: definition; temperatures by `temperatureAlong`.
 */
export function rowResults(
  model: AirModel,
  is: ZoneCase,
  solution: ZoneSolution,
  totals: ZoneTotals,
  passages: RowPassage[],
): RowResult[] {
  const { entering, circuits } = model
  const { leaving, fluid } = totals
  const rows = passages.length
  const part = ({ airIn, airOut }: RowPassage, name: 'T' | 'h') => {
    const whole = entering[name] - leaving[name]
    return Math.abs(whole) > 1e-9 ? (airIn[name] - airOut[name]) / whole : 0
  }
  const away = (entering.T + leaving.T) / 2 - fluid
  const across = Math.abs(away) > 1e-6 ? Math.min(1, Math.max(0, (totals.surface - fluid) / away)) : 0
  return passages.map((passage, index) => {
    const { airIn, airOut, cells } = passage
    const [before, behind] = waysOf(circuits.arrangement, index, rows)
    const fluidIn = temperatureAlong(is, solution, before)
    const fluidOut = temperatureAlong(is, solution, behind)
    const own = (fluidIn + fluidOut) / 2
    return {
      row: index + 1,
      airIn: { dryBulb: airIn.T, humidityRatio: airIn.W },
      airOut: { dryBulb: airOut.T, humidityRatio: airOut.W },
      fluidIn,
      fluidOut,
      surface: own + across * ((airIn.T + airOut.T) / 2 - own),
      wetFraction: cells[0]!.result.wetFraction,
      heat: solution.heat * part(passage, 'h'),
      sensibleHeat: totals.sensible * part(passage, 'T'),
    }
  })
}

/** Shares of the fluid's path at the start and the end of a row. */
function waysOf(arrangement: AirModel['circuits']['arrangement'], index: number, rows: number): [number, number] {
  if (arrangement === 'cross') return [0, 1]
  if (arrangement === 'parallel') return [index / rows, (index + 1) / rows]
  return [1 - (index + 1) / rows, 1 - index / rows]
}

import { tableBox } from '../../fluids/table/build'
import type { Warning } from '../../warnings'
import type { CoilRating } from '../coil'
import { coilNotices } from '../notices/coilNotices'
import { standingPressureNotices } from '../notices/pressureNotices'
import { pick } from '../notices/rated'
import { domeEnds } from '../streams/stream'
import { ratedPressures } from '../tubes/tubePressure'
import type { RatedPhases } from './ratedPhases'
import { steamNotices } from './steamNotices'
import { standingAmbient, zoneLimits } from './zoneLimits'
import type { ZoneSolution } from './zoneState'
import type { ZoneTotals } from './zoneTotals'

/** The data of every notice. */
export interface RatedZones extends RatedPhases {
  solution: ZoneSolution
  totals: ZoneTotals
}

const celsius = (T: number) => `${(T - 273.15).toFixed(1)} °C`
const kelvins = (T: number) => `${T.toFixed(1)} K`
const bar = (p: number) => `${(p / 1e5).toFixed(1)} bar`

/**
 * All notices of the rating of a coil whose fluid changes its phase.
 *
 * @param rated  the coil, its case, zones, totals and rating, SI
 * @returns      warnings with code, severity, the fact with its number, the input to change, value and limits in SI
 *
 * Valid for evaporators, condensers, reheat and steam coils.
 *
 * Source: limits of `zoneLimits` and `coilLimits`; engine reference 7.3.
 */
export function zoneNotices(rated: RatedZones): Warning[] {
  const { model, rating, solution, totals } = rated
  const { coldestWall, warmestWall: hottestWall, supersaturation } = totals
  return [
    ...coilNotices({ model, rating, coldestWall, hottestWall, supersaturation, converged: solution.converged }),
    ...phaseCoilNotices(rated),
  ]
}

/**
 * Notices that only refrigerants and steam have.
 *
 * @param rated  the coil, its case, flow and pressures, warmest wall, and rating, SI
 * @returns      warnings
 *
 * Valid for evaporators, condensers, reheat and steam coils by either engine.
 *
 * Source: as `zoneNotices`.
 */
export function phaseCoilNotices(rated: RatedPhases): Warning[] {
  const { is, rating } = rated
  const { input } = is
  return [
    ...targetNotices(rated),
    ...(input.coilType === 'EVAP' ? distributorNotices(input.refrigerant.distributor, rating.fluid.massFlow) : []),
    ...('steam' in input ? steamNotices(rated) : refrigerantNotices(rated)),
    ...standingNotices(rated),
  ]
}

/** Notice of subcooling that the air does not allow. */
function targetNotices({ is, model }: RatedPhases): Warning[] {
  const { limited, input } = is
  const warnings: Warning[] = []
  const isLimited = limited && Math.abs(limited.asked - limited.rated) > 1e-6
  if (isLimited && 'refrigerant' in input) {
    warnings.push({
      code: 'SUBCOOL_UNREACHABLE',
      severity: 'warning',
      message: `${celsius(model.entering.T)} air does not cool the liquid so far: rated with what is possible.`,
      input: 'refrigerant.given.value',
      value: limited.asked,
      quantity: input.refrigerant.given.kind === 'leaving-temperature' ? 'temperature' : 'temperatureDifference',
    })
  }
  return warnings
}

/** Notices of the load of nozzle and leads, with their pressure drops. */
function distributorNotices(
  distributor: { nozzleDrop: number; leadDrop: number; ratedFlow: number } | undefined,
  massFlow: number,
): Warning[] {
  if (!distributor) return []
  const { NOZZLE_LOW: low, NOZZLE_HIGH: high } = zoneLimits
  const load = massFlow / distributor.ratedFlow
  const drop = distributor.nozzleDrop * load ** 2 + distributor.leadDrop * load ** 1.8
  if (load >= low.value && load <= high.value) return []
  const limit = load < low.value ? low : high
  const message = `${(100 * load).toFixed(0)} % of its rated flow runs through the distributor, which then takes ${bar(drop)}; 50 to 200 % divide evenly.`
  return [{ ...pick('NOZZLE_LOAD', limit), message, value: load, limits: [low.value, high.value] }]
}

const ends = domeEnds()

function refrigerantNotices({ is, solution, model, rating }: RatedPhases): Warning[] {
  const warnings: Warning[] = []
  const { SUPERCRIT_NEAR: near, GLIDE_COUNTER: glides } = zoneLimits
  const ratio = solution.enteringPressure / is.stream.criticalPressure
  if (Math.abs(ratio - 1) < near.value) {
    const message = `${bar(solution.enteringPressure)} is within 5 % of the critical ${bar(is.stream.criticalPressure)}: properties change fast here.`
    warnings.push({ ...pick('SUPERCRIT_NEAR', near), message, value: ratio, limits: [0, 1 - near.value] })
  }
  warnings.push(...tableNotices(is, rating))
  if (is.isDense || model.input.geometry.arrangement !== 'parallel') return warnings
  is.stream.dome(solution.leavingPressure, ends)
  const glide = ends.dew.T - ends.bubble.T
  if (glide > glides.value) {
    const message = `${kelvins(glide)} of glide is lost with parallel flow; counterflow uses it.`
    warnings.push({ ...pick('GLIDE_COUNTER', glides), message, value: glide, limits: [0, glides.value] })
  }
  return warnings
}

/** Notice of a fluid close to its critical point, where the tables end. */
function tableNotices({ input, fluid }: RatedPhases['is'], { fluid: rated }: CoilRating): Warning[] {
  const { enteringTemperature, leavingTemperature, phaseChange } = rated
  if ((input.methods?.properties ?? 'table') !== 'table' || !phaseChange) return []
  const { critical } = fluid
  const passes = (one: number, other: number, [from, to]: readonly [number, number]) =>
    Math.min(one, other) < to && Math.max(one, other) > from
  const pressures = [phaseChange.enteringPressure / critical.p, phaseChange.leavingPressure / critical.p] as const
  if (!passes(...pressures, tableBox.pressure)) return []
  if (!passes(enteringTemperature / critical.T, leavingTemperature / critical.T, tableBox.temperature)) return []
  const limits = [tableBox.temperature[0] * critical.T, tableBox.temperature[1] * critical.T] as const
  const message = `${celsius(limits[0])} to ${celsius(limits[1])} is too close to the critical point for the tables of ${fluid.name} at this pressure; there its reference equation answered.`
  const of = { severity: 'info', input: 'methods.properties', quantity: 'temperature' } as const
  return [{ code: 'TABLE_BOX', ...of, message, value: critical.T, limits }]
}

/** Notice of the pressure of an evaporator that stands charged, against the ratings of its parts. */
function standingNotices({ model, is, rating }: RatedPhases): Warning[] {
  if (is.input.coilType !== 'EVAP') return []
  const standing = standingPressure(is)
  if (standing === undefined) return []
  const metal = { tubes: standingAmbient, headers: standingAmbient }
  return standingPressureNotices(ratedPressures(model, rating.construction.connectionDiameter, metal), standing)
}

/** Saturation pressure at the ambient temperature of a coil at rest; undefined above the critical point. */
function standingPressure({ fluid }: RatedPhases['is']): number | undefined {
  return fluid.critical.T > standingAmbient + 1 ? fluid.state({ T: standingAmbient, q: 0 }).p : undefined
}

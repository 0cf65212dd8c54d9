import type { Warning } from '../../warnings'
import { coilLimits } from '../checks/limits'
import type { CoilRating } from '../coil'
import { above, pascals } from './above'
import { balanceNotices, pinchNotice } from './balanceNotices'
import { builtNotices } from './builtNotices'
import { connectionNotices } from './connectionNotices'
import { fluidDropNotice } from './fluidDropNotice'
import { freezeNotice } from './freezeNotice'
import { frostNotice } from './frostNotice'
import { materialNotices } from './materialNotices'
import { phaseNotices } from './phaseNotices'
import { pressureNotices } from './pressureNotices'
import { pick, type Rated } from './rated'
import { carryOverNotice, surfaceNotices } from './surfaceNotices'
import { tubeNotices } from './tubeNotices'

const celsius = (T: number) => `${(T - 273.15).toFixed(1)} °C`
const metresPerSecond = (value: number) => `${value.toFixed(2)} m/s`

/**
 * All notices of a rated coil.
 *
 * @param rated  the coil, its solution, totals and rating, SI
 * @returns warnings with code, severity, the fact with its number, the input to change, value and limits in SI
 *
 * Valid for every coil.
 *
 * Source: limits of `coilLimits`; AHRI 410 for the velocity ranges.
 */
export function coilNotices(rated: Rated): Warning[] {
  return [
    ...dutyNotices(rated),
    ...faceNotices(rated),
    ...airDropNotices(rated),
    ...(rated.rating.fluid.phaseChange
      ? phaseNotices(rated)
      : [...tubeNotices(rated), ...fluidDropNotice(rated.rating.fluid, rated.model.input.limits?.fluidPressureDrop)]),
    ...coldNotices(rated),
    ...solverNotices(rated),
    ...geometryNotices(rated),
    ...connectionNotices(rated),
    ...materialNotices(rated.model, rated),
    ...fluidPressure(rated),
    ...rated.rating.warnings,
  ]
}

/**
 * The pressure of the entering fluid against the rated pressure of the tubes, where their wall is hottest, and of the
 * headers.
 */
function fluidPressure({ model: { input }, rating }: Rated): Warning[] {
  const given = input.coilType === 'FLUID' ? input.fluid.pressure : undefined
  const pressure = rating.fluid.phaseChange?.enteringPressure ?? given
  return pressure === undefined ? [] : pressureNotices(rating.construction.ratedPressure, pressure)
}

function dutyNotices({ model, rating }: Rated): Warning[] {
  const { application, limits } = model.input
  const { enteringTemperature } = rating.fluid
  const warnings: Warning[] = []
  if (rating.totalCapacity < 0 || enteringTemperature === model.entering.T) {
    const warmer = application === 'Cooling' ? 'at or above' : 'at or below'
    warnings.push({
      code: 'DUTY_SIGN',
      severity: 'error',
      message: `${celsius(enteringTemperature)} entering fluid is ${warmer} the ${celsius(model.entering.T)} of the air; the coil cannot do ${application.toLowerCase()}.`,
      input: 'fluid.enteringTemperature',
      value: enteringTemperature,
      quantity: 'temperature',
    })
  }
  const wanted = limits?.capacity
  if (wanted !== undefined && rating.totalCapacity < wanted) {
    warnings.push({
      code: 'CAPACITY_LOW',
      severity: 'warning',
      message: `${(rating.totalCapacity / 1000).toFixed(1)} kW is below the required ${(wanted / 1000).toFixed(1)} kW.`,
      input: 'geometry.rows',
      value: rating.totalCapacity,
      limits: [wanted, Number.MAX_VALUE],
      quantity: 'heatFlow',
    })
  }
  const { dryBulb, wetBulb } = rating.air.leaving
  return [
    ...warnings,
    ...leavingNotices(application, 'dry bulb', dryBulb, limits?.leavingDryBulb),
    ...leavingNotices(application, 'wet bulb', wetBulb, limits?.leavingWetBulb),
  ]
}

/** Notices of air that leaves a cooling coil warmer than wanted, or a heating coil colder. Temperatures [K]. */
function leavingNotices(
  application: 'Cooling' | 'Heating',
  bulb: 'dry bulb' | 'wet bulb',
  found: number,
  wanted: number | undefined,
): Warning[] {
  if (wanted === undefined) return []
  const isCooled = application === 'Cooling'
  if (isCooled ? found <= wanted : found >= wanted) return []
  const isWet = bulb === 'wet bulb'
  return [
    {
      code: isWet
        ? isCooled
          ? 'LEAVING_WET_BULB_HIGH'
          : 'LEAVING_WET_BULB_LOW'
        : isCooled
          ? 'LEAVING_AIR_HIGH'
          : 'LEAVING_AIR_LOW',
      severity: 'warning',
      message: `${celsius(found)} leaving ${isWet ? 'wet bulb' : 'air'} is ${isCooled ? 'above' : 'below'} the required ${celsius(wanted)}.`,
      input: 'geometry.rows',
      value: found,
      limits: isCooled ? [0, wanted] : [wanted, Number.MAX_VALUE],
      quantity: 'temperature',
    },
  ]
}

function faceNotices({ model, rating }: Rated): Warning[] {
  const { input } = model
  const velocity = rating.air.standardFaceVelocity
  const highest = input.application === 'Cooling' ? coilLimits.FACE_VEL_HIGH_COOLING : coilLimits.FACE_VEL_HIGH_HEATING
  const wanted = input.limits?.faceVelocity
  const limit = wanted === undefined ? highest : { ...highest, value: Math.min(wanted, highest.value) }
  const warnings = above(
    'FACE_VEL_HIGH',
    limit,
    velocity,
    `${metresPerSecond(velocity)} face velocity is above ${metresPerSecond(limit.value)}.`,
  )
  const low = coilLimits.FACE_VEL_LOW
  if (velocity < low.value) {
    warnings.push({
      ...pick('FACE_VEL_LOW', low),
      message: `${metresPerSecond(velocity)} face velocity is below ${metresPerSecond(low.value)}.`,
      value: velocity,
      limits: [low.value, limit.value],
    })
  }
  warnings.push(...carryOverNotice(model, rating.air))
  return warnings
}

function airDropNotices({ model, rating }: Rated): Warning[] {
  const practice = coilLimits.AIR_DP_HIGH
  const value = rating.air.pressureDrop
  const limit = { ...practice, value: model.input.limits?.airPressureDrop ?? practice.value }
  return above('AIR_DP_HIGH', limit, value, `${pascals(value)} air pressure drop is above ${pascals(limit.value)}.`)
}

/** Notices of freezing fluid, of frost on the fins, and of condensation on a coil that the input forces dry. */
function coldNotices({ model, coldestWall, freezing, rating }: Rated): Warning[] {
  const warnings: Warning[] = []
  const coldest = Math.min(coldestWall, rating.fluid.enteringTemperature, rating.fluid.leavingTemperature)
  // Steam has no entering temperature to raise: another type of coil helps.
  warnings.push(...freezeNotice(coldest, freezing, 'steam' in model.input ? 'coilType' : undefined))
  warnings.push(...frostNotice(model, rating))
  if (model.input.surfaceCondition === 'Dry') warnings.push(...forcedDry(rating))
  return warnings
}

function forcedDry(rating: CoilRating): Warning[] {
  const dew = rating.air.entering.dewPoint
  const coldest = Math.min(...rating.rows.map(row => row.surface))
  if (!(coldest < dew)) return []
  return [
    {
      code: 'SURFACE_DRY_FORCED',
      severity: 'warning',
      message: `${celsius(coldest)} mean surface is below the ${celsius(dew)} dew point, yet the surface was set dry.`,
      input: 'surfaceCondition',
      value: coldest,
      limits: [dew, 473.15],
      quantity: 'temperature',
    },
  ]
}

function solverNotices({ model, supersaturation, converged, rating }: Rated): Warning[] {
  const warnings: Warning[] = []
  const { RH_SUPERSAT } = coilLimits
  const { enteringTemperature, leavingTemperature } = rating.fluid
  const ends = [
    Math.abs(model.entering.T - leavingTemperature),
    Math.abs(rating.air.leaving.dryBulb - enteringTemperature),
  ]
  if (model.entering.T !== enteringTemperature) warnings.push(...pinchNotice('air', ends))
  const fog = `${(100 * supersaturation).toFixed(1)} % supersaturation inside the coil was taken out as mist.`
  warnings.push(...above('RH_SUPERSAT', RH_SUPERSAT, supersaturation, fog))
  const leaving = rating.air.leaving.relativeHumidity
  const impossible = `${(100 * leaving).toFixed(0)} % relative humidity leaves a surface set dry: such air does not exist.`
  const forced = { ...RH_SUPERSAT, value: 1 + RH_SUPERSAT.value, severity: 'error', input: 'surfaceCondition' } as const
  warnings.push(...above('RH_SUPERSAT', forced, leaving, impossible))
  return [...warnings, ...balanceNotices('air', rating, converged)]
}

/** Notices of doubtful input: fins outside the data, and how the coil is built. */
function geometryNotices({ model, rating }: Rated): Warning[] {
  const hottest = Math.max(model.entering.T, rating.fluid.enteringTemperature)
  return [...surfaceNotices(model, { reynolds: rating.air.reynolds, hottest }), ...builtNotices(model)]
}

/** The air of a unit: its pressure, its temperature with what comes back, its flow. */
import { requireWithin } from '../errors'
import { dryAirMassFlow } from '../fluids'
import { pressureAtAltitude, standardAirDensity } from '../units'
import type { AirSupply } from './airCooler'
import { dryAirDensity } from './dryAir'

/** Pressure of the air [Pa], and its temperature where it meets the unit [K]. */
export interface KnownAir {
  readonly pressure: number
  readonly inlet: number
}

/**
 * The air that a unit gets.
 *
 * @param air  dry bulb [K], elevation [m] or pressure [Pa], what comes back [K]
 * @returns    pressure [Pa], temperature at the unit [K]
 *
 * Valid from 220 to 340 K and elevations to 5000 m; else `out-of-range`.
 *
 * Source: standard atmosphere, as `pressureAtAltitude`.
 */
export function knownAir(air: AirSupply): KnownAir {
  requireWithin('the dry bulb of the air', air.dryBulb, 220, 340)
  requireWithin('what the air that comes back adds', air.recirculation ?? 0, 0, 30)
  if (air.winter !== undefined) requireWithin('the coldest air of the winter', air.winter, 213, air.dryBulb)
  requireWithin('the elevation', air.elevation ?? 0, -500, 5000)
  const pressure = air.pressure ?? pressureAtAltitude(air.elevation ?? 0)
  requireWithin('the pressure of the air', pressure, 4e4, 1.1e5)
  return { pressure, inlet: air.dryBulb + (air.recirculation ?? 0) }
}

/**
 * Flow of dry air through the whole unit.
 *
 * @param flow   its basis and value: [kg/s], [m3/s], or [m/s] of standard air on the face
 * @param known  pressure [Pa], temperature [K]
 * @param face   of all bundles [m2]
 * @returns      dry air [kg/s]
 *
 * Valid for face velocities from 0.01 to 15 m/s; else `out-of-range`.
 *
 * Source: as `dryAirMassFlow`.
 */
export function airFlowOf(flow: NonNullable<AirSupply['flow']>, { pressure, inlet }: KnownAir, face: number): number {
  const { basis, value } = flow
  const specificVolume = 1 / dryAirDensity(inlet, pressure)
  const massFlow =
    basis === 'face-velocity'
      ? value * face * standardAirDensity
      : dryAirMassFlow({ flow: { basis, value }, specificVolume })
  requireWithin('the face velocity of standard air', massFlow / standardAirDensity / face, 0.01, 15)
  return massFlow
}

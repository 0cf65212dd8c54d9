/** Air that mist has cooled before it enters a coil: along its wet bulb, by the effectiveness of the mist. */
import { requireWithin } from '../errors'
import {
  type AirProperties,
  type AirStateInput,
  humidityRatioAtWetBulb,
  moistAir,
  saturationHumidityRatio,
} from '../fluids/moistAir'

/** Air before and after the mist; what each kg of its dry air has taken up [kg]. */
export interface Precooled {
  readonly entering: AirProperties
  readonly leaving: AirProperties
  readonly evaporated: number
}

/**
 * Adiabatic pre-cooling.
 *
 * @param air            dry bulb [K], pressure [Pa], a measure of moisture
 * @param effectiveness  what the dry bulb falls over what it could, down to the wet bulb [0..1]
 * @returns              both states, and the water evaporated [kg/kg dry air]
 *
 * Valid as `moistAir`; no fog is carried along.
 *
 * Source: ASHRAE Handbook, HVAC Systems and Equipment, evaporative air cooling: saturation effectiveness.
 */
export function precooled(air: AirStateInput, effectiveness: number): Precooled {
  requireWithin('the effectiveness of the mist', effectiveness, 0, 1)
  const entering = moistAir(air)
  const { T, Twb, p } = entering
  const { dryBulb, evaporated } = precooledHour(T, Twb, p, effectiveness)
  return { entering, leaving: moistAir({ T: dryBulb, p, Twb: Math.min(Twb, dryBulb) }), evaporated }
}

/**
 * Adiabatic pre-cooling without the whole states, for hours by the thousand.
 *
 * @param dryBulb        of the air that enters [K]
 * @param wetBulb        of it [K], not above the dry bulb
 * @param p              pressure [Pa]
 * @param effectiveness  [0..1]
 * @returns              dry bulb after [K], humidity ratio before and water evaporated [kg/kg dry air]
 *
 * Valid as `humidityRatioAtWetBulb`; a wet bulb below that of dry air counts as dry air.
 *
 * Source: as `precooled`.
 */
export function precooledHour(dryBulb: number, wetBulb: number, p: number, effectiveness: number) {
  const after = dryBulb - effectiveness * (dryBulb - wetBulb)
  // Both states have one wet bulb, and its saturation is most of the work.
  const saturated = saturationHumidityRatio(wetBulb, p)
  const before = Math.max(0, humidityRatioAtWetBulb(dryBulb, wetBulb, p, saturated))
  const leaving = humidityRatioAtWetBulb(after, wetBulb, p, saturated)
  return { dryBulb: after, W: before, evaporated: Math.max(0, leaving - before) }
}

/** Temperatures of the fluid along the tubes of a coil with phase change. */
import { domeEnds, streamState } from '../streams/stream'
import type { Zone } from './zone'
import type { ZoneCase } from './zoneCase'
import type { ZoneSolution } from './zoneState'

const ends = domeEnds()
const state = streamState()

/**
 * Temperature of the fluid; under the dome interpolated over the glide.
 *
 * @param is        the case
 * @param pressure  pressure of the fluid [Pa]
 * @param enthalpy  enthalpy of the fluid [J/kg]
 * @returns         temperature [K]
 *
 * Valid in the range of the fluid.
 *
 * Source: properties of the fluid.
 */
export function temperatureAt({ stream, isDense }: ZoneCase, pressure: number, enthalpy: number): number {
  if (!isDense) {
    stream.dome(pressure, ends)
    const { bubble, dew } = ends
    const x = (enthalpy - bubble.h) / (dew.h - bubble.h)
    if (x >= 0 && x <= 1) return bubble.T + x * (dew.T - bubble.T)
  }
  stream.at(pressure, enthalpy, state)
  return state.T
}

/**
 * Temperature of the fluid at a place along its way.
 *
 * @param is        the case
 * @param solution  its zones
 * @param place     share of the surface that lies before it [-]
 * @returns         temperature [K]: saturation at the local pressure, or for one phase its approach to the air
 * temperature
 *
 * Valid for 0 to 1; surface that the fluid does not need has the temperature at which it leaves.
 *
 * Source: pressure and quality linear in the surface of a zone; one phase approaches the air by an exponential.
 */
export function temperatureAlong(is: ZoneCase, solution: ZoneSolution, place: number): number {
  const { enteringPressure, enteringEnthalpy, leavingPressure, leavingEnthalpy } = solution
  if (place <= 0) return temperatureAt(is, enteringPressure, enteringEnthalpy)
  let before = 0
  for (const zone of solution.zones) {
    if (zone.share > 0 && place < before + zone.share) return temperatureIn(is, zone, (place - before) / zone.share)
    before += zone.share
  }
  return temperatureAt(is, leavingPressure, leavingEnthalpy)
}

/**
 * Temperatures of the fluid where its zones begin and end.
 *
 * @param is     the case
 * @param zones  in the order of the fluid
 * @returns      temperatures [K] by the share of the surface that lies before them [-]
 *
 * Valid for any solution; zones without a share are left out.
 *
 * Source: as `temperatureAlong`.
 */
export function temperaturesAlong(is: ZoneCase, zones: readonly Zone[]): { share: number; T: number }[] {
  const used = zones.filter(zone => zone.share > 0)
  let share = 0
  return used.flatMap(zone => {
    const begins = { share, T: temperatureIn(is, zone, 0) }
    share += zone.share
    return [begins, { share, T: temperatureIn(is, zone, 1) }]
  })
}

function temperatureIn({ stream }: ZoneCase, zone: Zone, part: number): number {
  const { temperatureIn: first, temperatureOut: last, airIn } = zone
  if (zone.kind === 'two-phase') {
    stream.dome(zone.pressureIn + part * (zone.pressureOut - zone.pressureIn), ends)
    const { bubble, dew } = ends
    return bubble.T + (zone.qualityIn + part * (zone.qualityOut - zone.qualityIn)) * (dew.T - bubble.T)
  }
  const ratio = (last - airIn.T) / (first - airIn.T)
  return ratio > 0 && ratio < 1 ? airIn.T + (first - airIn.T) * ratio ** part : first + part * (last - first)
}

/** The dome of a fluid about the pressures of a coil, for its diagram of pressure and enthalpy. */
import { domeEnds, type TubeStream } from '../coils/streams/stream'
import type { DomePoint } from './segmentRating'

/** Points of the dome, and how far it goes beyond the pressures of the coil. */
const points = 15
const beyond = { below: 0.55, above: 1.8, critical: 0.97 } as const

/**
 * Enthalpies of bubble and dew.
 *
 * @param stream     the fluid
 * @param pressures  lowest and highest in the coil [Pa]
 * @returns          points from the lowest pressure [Pa, J/kg]; none for a fluid that keeps its phase
 *
 * Valid for any pressures above zero; the dome ends a little below the critical pressure.
 *
 * Source: the equations of the fluid.
 */
export function saturationDome(stream: TubeStream, pressures: readonly [number, number]): DomePoint[] {
  if (!stream.changesPhase) return []
  const most = beyond.critical * stream.criticalPressure
  const [low, high] = [Math.min(beyond.below * pressures[0], 0.6 * most), Math.min(beyond.above * pressures[1], most)]
  const ends = domeEnds()
  return Array.from({ length: points }, (_, at) => {
    const pressure = low * (high / low) ** (at / (points - 1))
    stream.dome(pressure, ends)
    return { pressure, bubble: ends.bubble.h, dew: ends.dew.h }
  })
}

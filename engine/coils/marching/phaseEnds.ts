import type { PhaseChange } from '../coil'
import { type EndState, endState } from '../streams/endState'
import { domeEnds, glideOf, type TubeStream } from '../streams/stream'

/** The fluid at a connection: its pressure [Pa], its enthalpy [J/kg], and what it is there. */
type End = Pick<EndState, 'quality' | 'superheat' | 'subcooling'> & { pressure: number; enthalpy: number }

type PhaseEnds = Omit<PhaseChange, 'massFlux' | 'charge' | 'zones' | 'dryoutShare' | 'along'>

/**
 * A fluid that changes its phase, at the connections of a coil.
 *
 * @param stream    the fluid
 * @param entering  where it enters
 * @param leaving   where it leaves
 * @param isWet     whether it is below its critical pressure: a dense fluid has no saturation and no glide
 * @returns         pressures [Pa], enthalpies [J/kg], qualities [-], superheat, subcooling, saturation drop and glide [K]
 *
 * Valid for every fluid that changes its phase.
 *
 * Source: definitions.
 */
export function phaseEnds(stream: TubeStream, entering: End, leaving: End, isWet: boolean): PhaseEnds {
  const domeAt = (p: number) => {
    const ends = domeEnds()
    stream.dome(p, ends)
    return ends
  }
  const dewAt = (p: number) => endState(stream, p, domeAt(p).dew.h).T
  return {
    enteringPressure: entering.pressure,
    leavingPressure: leaving.pressure,
    enteringEnthalpy: entering.enthalpy,
    leavingEnthalpy: leaving.enthalpy,
    ...(entering.quality !== undefined && { enteringQuality: entering.quality }),
    ...(leaving.quality !== undefined && { leavingQuality: leaving.quality }),
    ...(leaving.superheat !== undefined && { superheat: leaving.superheat }),
    ...(leaving.subcooling !== undefined && { subcooling: leaving.subcooling }),
    saturationDrop: isWet ? dewAt(entering.pressure) - dewAt(leaving.pressure) : 0,
    ...(isWet && glideOf(domeAt(entering.pressure))),
  }
}

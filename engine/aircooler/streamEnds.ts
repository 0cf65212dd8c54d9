/** What the stream is where it comes and where it leaves: its phases with their properties, as data sheets ask for them. */
import type { KnownMedium } from './medium'

/** Density [kg/m3], viscosity [Pa s], heat capacity [J/kg K], conductivity [W/m K], molar mass of what is gas [kg/mol]. */
export interface PhaseProperties {
  /** Dense is a fluid above its critical pressure, of which no share is vapour. */
  readonly phase: 'liquid' | 'vapour' | 'dense'
  readonly density: number
  readonly viscosity: number
  readonly heatCapacity: number
  readonly conductivity: number
  readonly molarMass?: number
}

/** An end of the stream. */
export interface StreamEnd {
  /** Of the mass, a gas that does not condense with it [-]. */
  readonly vapourShare?: number
  /** Two where it condenses there: the vapour first. */
  readonly phases: readonly PhaseProperties[]
}

type Known = { readonly rho: number; readonly mu: number; readonly cp: number; readonly k: number }

/**
 * The properties of a stream at an enthalpy.
 *
 * @param medium    what flows
 * @param enthalpy  [J/kg]
 * @returns         its phases, SI
 *
 * Valid for every medium; beyond what is known of it with the properties of its ends, as the rating has them.
 *
 * Source: the medium.
 */
export function streamEnd(medium: KnownMedium, enthalpy: number): StreamEnd {
  const { dome, path, molarMass } = medium
  if (path && enthalpy < path.dew.h) {
    const { quality, mixed, liquid } = path.at(enthalpy)
    return wet(quality, phaseOf('vapour', mixed, mixed.molarMass), phaseOf('liquid', liquid))
  }
  if (dome && enthalpy < dome.dew.h && enthalpy > dome.bubble.h) {
    const quality = (enthalpy - dome.bubble.h) / (dome.dew.h - dome.bubble.h)
    const { vapour, liquid } = dome.place
    return wet(quality, phaseOf('vapour', vapour, molarMass), phaseOf('liquid', liquid))
  }
  const known = medium.at(medium.temperature(enthalpy))
  if (medium.isDense) return { phases: [phaseOf('dense', known, molarMass)] }
  const isLiquid = dome ? enthalpy <= dome.bubble.h : medium.film === 'liquid'
  if (isLiquid) return { vapourShare: 0, phases: [phaseOf('liquid', known)] }
  return { vapourShare: 1, phases: [phaseOf('vapour', known, path ? path.dew.mixed.molarMass : molarMass)] }
}

const wet = (vapourShare: number, vapour: PhaseProperties, liquid: PhaseProperties): StreamEnd => ({
  ...{ vapourShare, phases: [vapour, liquid] },
})

/** A copy: media write over what they tell. */
const phaseOf = (phase: PhaseProperties['phase'], { rho, mu, cp, k }: Known, molarMass?: number): PhaseProperties => ({
  ...{ phase, density: rho, viscosity: mu, heatCapacity: cp, conductivity: k },
  ...(molarMass === undefined ? {} : { molarMass }),
})

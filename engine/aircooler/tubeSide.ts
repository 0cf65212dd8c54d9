/** The stream in the tubes: its film and its friction by enthalpy, for the flow of one pass. */
import {
  churchillFriction,
  condensingCoefficientHot,
  dangHihara,
  type FrictionLaw,
  frictionLaw,
  liquidWallFactor,
  lossCoefficients,
  petukhovFriction,
  transition,
  twoPhaseGradientHot,
  wallViscosityFactor,
} from '../tubeside'
import { type BesideGasLaw, besideGas, qualityEnds } from './besideGas'
import type { KnownBundle } from './bundle'
import { insideOf, type TubeInside } from './inserts'
import type { Dome, KnownMedium } from './medium'
import { developedFilm, type PhaseLaw, settledFilm } from './phaseLaw'

/** A place of the stream. Coefficient on the inside [W/m2 K], loss of a metre [Pa/m], velocity head [Pa], velocity [m/s]. */
export interface TubePlace {
  readonly enthalpy: number
  readonly temperature: number
  readonly coefficient: number
  /** From stream to air on the bare outside [W/m2 K]. */
  readonly overall: number
  readonly gradient: number
  readonly head: number
  readonly velocity: number
  readonly reynolds: number
  /** Of the metal where the stream touches it [K], for air of the mean temperature. */
  readonly wall: number
  /** What a gas beside the vapour has of the resistance on the inside [m2 K/W]; 0 where there is none. */
  readonly gas: number
}

/** What surrounds the stream: film of the air on the bare tube [W/m2 K], mean temperature of the air [K]. */
export interface Outside {
  readonly bare: number
  readonly air: number
}

/** Loss of each pass in velocity heads: into the tubes, out of them and the turn in the header [-]. */
export const usualPassLoss = 1.6
/**
 * Resistance of metal and dirt between the stream's film and the bare outside.
 *
 * @param bundle  the bundle
 * @returns       resistance on the bare outside [m2 K/W]
 *
 * Valid for every bundle.
 *
 * Source: conduction through a pipe; dirt counts on the inside area.
 */
export function wallResistance({ tubeDiameter: D, insideDiameter: d, tubeK, fouling }: KnownBundle): number {
  return (D * Math.log(D / d)) / (2 * tubeK) + ((fouling?.process ?? 0) * D) / d
}

/**
 * The stream at an enthalpy, in the tubes of a pass.
 *
 * @param bundle    the bundle
 * @param medium    what flows
 * @param massFlow  of the whole unit [kg/s]
 * @param rows      rows that the pass fills
 * @returns         a function of enthalpy [J/kg] and what is outside, that gives the place
 *
 * Valid from laminar to turbulent flow, with inserts as `filmLaw`; condensing in level tubes. The saturation keeps the
 * pressure of the inlet; beside a gas it is that of the vapour's part, as `condensingPath`.
 *
 * Source: V. Gnielinski (1976) for developed flow, H. Hausen (1943), smooth tubes B. S. Petukhov (1970), rough ones
 * S. W. Churchill (1977); inserts as `filmLaw`, or by their maker; condensing A. Cavallini (2006), M. M. Shah (1979); H. Mueller-Steinhagen,
 * K. Heck (1986); dense carbon dioxide C. Dang, E. Hihara (2004).
 */
export function tubePlaces(bundle: KnownBundle, medium: KnownMedium, massFlow: number, rows: number): TubePlaces {
  const { insideDiameter: d, tubeDiameter: D } = bundle
  const inside = insideOf(bundle)
  const { surface } = inside
  const tubes = rows * bundle.tubesPerRow * bundle.bundles
  const G = massFlow / (tubes * (Math.PI / 4) * d * d)
  const onePhase = singlePhase(medium, inside, G)
  const { dome, path } = medium
  const beside = dome && path ? besideGas({ path, dome, liquid: onePhase, surface, massFlux: G }) : undefined
  const condensing = beside ?? (dome && condensingPhase(dome, d, G))
  const resistance = wallResistance(bundle)
  const lawAt = (enthalpy: number) =>
    condensing && enthalpy < dome!.dew.h && (path || enthalpy > dome!.bubble.h) ? condensing : onePhase
  const settled = (law: PhaseLaw | BesideGasLaw, enthalpy: number, temperature: number, { bare, air }: Outside) => {
    const rest = 1 / bare + resistance
    const beyond = { rest: (rest * d) / D, air }
    const film =
      'settled' in law ? law.settled(temperature, enthalpy, beyond) : settledFilm(law, temperature, enthalpy, beyond)
    return { ...film, overall: 1 / (rest + D / (d * film.coefficient)) }
  }
  const settledAt = (enthalpy: number, outside: Outside) =>
    settled(lawAt(enthalpy), enthalpy, medium.temperature(enthalpy), outside)
  return {
    ...(beside ? { gas: gasInLine(beside, D / d, settledAt) } : {}),
    overall: (enthalpy, outside) => settledAt(enthalpy, outside).overall,
    place: (enthalpy, outside) => {
      const [law, temperature] = [lawAt(enthalpy), medium.temperature(enthalpy)]
      const { coefficient, wall, at, overall, gas } = settled(law, enthalpy, temperature, outside)
      return { enthalpy, temperature, coefficient, ...law.flow(temperature, at, enthalpy), overall, wall, gas }
    },
  }
}

/** What a gas beside the vapour has of the resistance to the air, on the bare outside, whose area is `wider` times the inside. */
function gasInLine(
  { resistance }: BesideGasLaw,
  wider: number,
  settledAt: (enthalpy: number, outside: Outside) => { readonly overall: number; readonly gas: number },
): GasInLine {
  return {
    film: (enthalpy, outside) => {
      const { overall, gas } = settledAt(enthalpy, outside)
      return 1 / (1 / overall - gas * wider)
    },
    resistance: (enthalpy, film, air) => wider * resistance(enthalpy, { rest: 1 / (film * wider), air }),
  }
}

/** The stream in the tubes of a pass, by enthalpy [J/kg] and what is outside. */
export interface TubePlaces {
  place(enthalpy: number, outside: Outside): TubePlace
  /** The coefficient to the air of the same place alone [W/m2 K]: its losses take longer. */
  overall(enthalpy: number, outside: Outside): number
  readonly gas?: GasInLine
}

/** A gas beside the vapour, on the bare outside: it changes fast along a pass where the rest does not. */
export interface GasInLine {
  /** From the surface of the condensate to the air [W/m2 K]. */
  film(enthalpy: number, outside: Outside): number
  /** What the gas adds to it [m2 K/W], by that coefficient and the air [K]. */
  resistance(enthalpy: number, film: number, air: number): number
}

function singlePhase(medium: KnownMedium, { surface, ...factors }: TubeInside, G: number): PhaseLaw {
  const { diameter: d, roughness, enhancement } = surface
  const isPlain = enhancement.kind === 'none'
  const law = developedFilm(surface)
  const lossy: FrictionLaw = isPlain ? Re => plainFriction(Re, roughness / d) : frictionLaw(surface).at
  const isLiquid = (T: number) => medium.film === 'liquid' || (medium.dome !== undefined && T < medium.dome.dew.T)
  const wallOf = (T: number, wall: number) => medium.at(Math.max(wall, Math.min(T, medium.lowest)))
  return {
    coefficient: (T, wall) => {
      const bulk = medium.at(T)
      // Written over by the properties at the wall.
      const { mu, Pr, k } = bulk
      const kept = medium.film === 'dense' ? { ...bulk } : undefined
      const atWall = wallOf(T, wall)
      const Re = (G * d) / mu
      if (kept && Re >= transition.turbulentAbove) return denseConduction(medium, kept, { ...atWall }, T, wall, Re) / d
      const viscosityRatio = mu / atWall.mu
      const wallFactor = isLiquid(T) ? liquidWallFactor(Pr / atWall.Pr) : 1
      return (law({ Re, Pr, viscosityRatio, isHeated: false, wallFactor }) * factors.film * k) / d
    },
    flow: (T, wall) => {
      const { mu, rho } = medium.at(T)
      const wallViscosity = wallOf(T, wall).mu
      const Re = (G * d) / mu
      const friction = lossy(Re) * (isLiquid(T) ? wallViscosityFactor({ viscosity: mu, wallViscosity, Re }) : 1)
      const head = (G * G) / (2 * rho)
      return { gradient: (factors.drop * friction * head) / d, head, velocity: G / rho, reynolds: Re }
    },
  }
}

/** Smooth tubes by the formula that belongs to the film; below its data Churchill's, which is a fortieth less there. */
function plainFriction(Re: number, relative: number): number {
  if (relative > 0 || Re < transition.turbulentAbove) return churchillFriction({ Re, roughness: relative }).value
  return petukhovFriction({ Re }).value
}

/** Nusselt number times conductivity of carbon dioxide above its critical pressure [W/m K]. */
function denseConduction(
  medium: KnownMedium,
  bulk: ReturnType<KnownMedium['at']>,
  wall: ReturnType<KnownMedium['at']>,
  T: number,
  wallT: number,
  Re: number,
): number {
  const film = medium.at((T + wallT) / 2)
  const mean = Math.abs(T - wallT) > 0.01 ? (bulk.h - wall.h) / (T - wallT) : bulk.cp
  const filmRe = (Re * bulk.mu) / film.mu
  const { value } = dangHihara({
    ...{ Re, filmRe, bulkHeatCapacity: bulk.cp, meanHeatCapacity: mean },
    ...{ bulkViscosity: bulk.mu, filmViscosity: film.mu, bulkConductivity: bulk.k, filmConductivity: film.k },
  })
  return value * film.k
}

/** Of vapour and its liquid, by quality. The film near both ends is that of the last quality within. */
function condensingPhase({ bubble, dew, place }: Dome, d: number, G: number): PhaseLaw {
  // One flow, written over: a new one for each film took a third of the time.
  const flow = { ...place, massFlux: G, diameter: d, quality: 0.5, wallDifference: 1 }
  const flowAt = (T: number, wall: number, enthalpy: number) => {
    flow.quality = Math.min(qualityEnds[1], Math.max(qualityEnds[0], (enthalpy - bubble.h) / (dew.h - bubble.h)))
    flow.wallDifference = Math.max(0.2, T - wall)
    return flow
  }
  return {
    coefficient: (T, wall, enthalpy) => condensingCoefficientHot(undefined, flowAt(T, wall, enthalpy)),
    flow: (T, wall, enthalpy) => {
      const { quality } = flowAt(T, wall, enthalpy)
      const volume = quality / place.vapour.rho + (1 - quality) / place.liquid.rho
      const gradient = twoPhaseGradientHot(undefined, flow)
      return { gradient, head: (G * G * volume) / 2, velocity: G * volume, reynolds: (G * d) / place.liquid.mu }
    },
  }
}

/**
 * Loss in the connections of the bundles.
 *
 * @param bundle    the bundle
 * @param massFlow  of the whole unit [kg/s]
 * @param density   where the stream comes and where it leaves [kg/m3]
 * @returns         loss [Pa]; nothing where the nozzles are not known
 *
 * Valid for streams that share the nozzles evenly.
 *
 * Source: I. E. Idelchik, Handbook of Hydraulic Resistance: entry into a header 1, into a nozzle 0.5 velocity heads.
 */
export function nozzleDrop(
  { nozzles, bundles }: KnownBundle,
  massFlow: number,
  density: readonly [inlet: number, outlet: number],
): number {
  if (!nozzles) return 0
  const section = (Math.PI / 4) * nozzles.diameter ** 2 * (nozzles.count ?? 1) * bundles
  const [inlet, outlet] = density.map(rho => (massFlow / section) ** 2 / (2 * rho)) as [number, number]
  return lossCoefficients.connectionEntry * inlet + lossCoefficients.connectionExit * outlet
}

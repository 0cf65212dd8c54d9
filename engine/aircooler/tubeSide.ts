/** The stream in the tubes: its film and its friction by enthalpy, for the flow of one pass. */
import {
  churchillFriction,
  condensingCoefficientHot,
  dangHihara,
  type FilmLaw,
  type FrictionLaw,
  filmLaw,
  frictionLaw,
  gnielinskiHot,
  liquidWallFactor,
  lossCoefficients,
  petukhovFriction,
  type TubeSurface,
  transition,
  twoPhaseGradientHot,
  wallViscosityFactor,
} from '../tubeside'
import type { KnownBundle } from './bundle'
import type { KnownMedium } from './medium'

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
}

/** What surrounds the stream: film of the air on the bare tube [W/m2 K], mean temperature of the air [K]. */
export interface Outside {
  readonly bare: number
  readonly air: number
}

/** Loss of each pass in velocity heads: into the tubes, out of them and the turn in the header [-]. */
export const usualPassLoss = 1.6
/** Rounds until film and wall agree. */
const rounds = 4

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
 * Valid from laminar to turbulent flow, with inserts as `filmLaw`; condensing in level tubes. Vapour that does not condense is not
 * known of, and the saturation keeps the pressure of the inlet.
 *
 * Source: V. Gnielinski (1976) for developed flow, H. Hausen (1943), smooth tubes B. S. Petukhov (1970), rough ones
 * S. W. Churchill (1977); inserts as `filmLaw`; condensing A. Cavallini (2006), M. M. Shah (1979); H. Mueller-Steinhagen,
 * K. Heck (1986); dense carbon dioxide C. Dang, E. Hihara (2004).
 */
export function tubePlaces(bundle: KnownBundle, medium: KnownMedium, massFlow: number, rows: number) {
  const { insideDiameter: d, tubeDiameter: D, roughness = 0, enhancement = { kind: 'none' } } = bundle
  const surface: TubeSurface = { diameter: d, length: bundle.tubeLength, roughness, enhancement }
  const tubes = rows * bundle.tubesPerRow * bundle.bundles
  const G = massFlow / (tubes * (Math.PI / 4) * d * d)
  const onePhase = singlePhase(medium, surface, G)
  const resistance = wallResistance(bundle)
  return (enthalpy: number, { bare, air }: Outside): TubePlace => {
    const { dome } = medium
    const isWet = dome !== undefined && enthalpy < dome.dew.h && enthalpy > dome.bubble.h
    const temperature = medium.temperature(enthalpy)
    const rest = 1 / bare + resistance
    // Between the stream and the outside all resistances stand in line: so the film says what the wall has.
    const wallBy = (h: number) => temperature - ((temperature - air) * (D / (d * h))) / (D / (d * h) + rest)
    let wall = air + 0.8 * (temperature - air)
    let film = { coefficient: 1, gradient: 0, head: 0, velocity: 0, reynolds: 1 }
    for (let round = 0; round < rounds; round++) {
      film = isWet ? condensing(medium, d, G, enthalpy, temperature - wall) : onePhase(temperature, wall)
      wall = wallBy(film.coefficient)
    }
    return { enthalpy, temperature, ...film, overall: 1 / (rest + D / (d * film.coefficient)), wall }
  }
}

type Film = Pick<TubePlace, 'coefficient' | 'gradient' | 'head' | 'velocity' | 'reynolds'>

function singlePhase(medium: KnownMedium, surface: TubeSurface, G: number): (T: number, wall: number) => Film {
  const { diameter: d, roughness, enhancement } = surface
  const isPlain = enhancement.kind === 'none'
  // Long tubes without an insert: flow that is developed, where the laws of coils count the entry of each length.
  const law: FilmLaw = isPlain ? filmLaw(surface, ({ Re, Pr }) => gnielinskiHot(Re, Pr)) : filmLaw(surface)
  const lossy: FrictionLaw = isPlain ? Re => plainFriction(Re, roughness / d) : frictionLaw(surface).at
  return (T, wall) => {
    const bulk = { ...medium.at(T) }
    const { mu, Pr, k, rho } = bulk
    const atWall = medium.at(Math.max(wall, Math.min(T, medium.lowest)))
    const Re = (G * d) / mu
    const isLiquid = medium.film === 'liquid' || (medium.dome !== undefined && T < medium.dome.dew.T)
    const place = {
      ...{ Re, Pr, viscosityRatio: mu / atWall.mu, isHeated: false },
      wallFactor: isLiquid ? liquidWallFactor(Pr / atWall.Pr) : 1,
    }
    const wallFriction = isLiquid ? wallViscosityFactor({ viscosity: mu, wallViscosity: atWall.mu, Re }) : 1
    const isDense = medium.film === 'dense' && Re >= transition.turbulentAbove
    const conducted = isDense ? denseConduction(medium, bulk, { ...atWall }, T, wall, Re) : law(place) * k
    const friction = lossy(Re) * wallFriction
    const head = (G * G) / (2 * rho)
    return { coefficient: conducted / d, gradient: (friction * head) / d, head, velocity: G / rho, reynolds: Re }
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
function condensing({ dome }: KnownMedium, d: number, G: number, enthalpy: number, difference: number): Film {
  const { bubble, dew, place } = dome!
  const quality = Math.min(0.98, Math.max(0.02, (enthalpy - bubble.h) / (dew.h - bubble.h)))
  const flow = { ...place, massFlux: G, quality, diameter: d, wallDifference: Math.max(0.2, difference) }
  const volume = quality / place.vapour.rho + (1 - quality) / place.liquid.rho
  return {
    coefficient: condensingCoefficientHot(undefined, flow),
    gradient: twoPhaseGradientHot(undefined, flow),
    head: (G * G * volume) / 2,
    velocity: G * volume,
    reynolds: (G * d) / place.liquid.mu,
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

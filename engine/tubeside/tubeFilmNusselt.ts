import type { FilmPlace, TubeSurface } from './filmPlace'
import { surfaceGroups } from './filmPlace'
import { gnielinskiHot } from './gnielinski'
import { ballNusselt } from './inserts/ball'
import { garciaHot } from './inserts/garcia'
import { ravigururajanBerglesHot } from './inserts/ravigururajanBergles'
import { tapeNusseltHot } from './inserts/tapeNusselt'
import { laminarNusselt, transition, tubeNusseltHot } from './tubeNusselt'

/** Reynolds number up to which a wire coil has no effect, and from which its turbulent correlation holds. */
export const springRange = { plainBelow: 200, turbulentAbove: 1700, turbulentAboveViscous: 2000 } as const

/** Nusselt number at a place, on the inner diameter and its plain area. */
export type FilmLaw = (place: FilmPlace) => number

/** The default law of each enhancement, by its id in the registry. */
export const defaultLaws = {
  none: 'gnielinski',
  rifled: 'ravigururajan-bergles',
  spring: 'garcia',
  tape: 'manglik-bergles',
  ball: 'ball',
} as const

/**
 * Heat transfer inside plain and enhanced tubes in single-phase flow, continuous from laminar to turbulent.
 *
 * @param surface    the inside of the tubes
 * @param turbulent  Nusselt number of turbulent flow instead of the default one of the enhancement, without the wall
 *                   correction
 * @param laminar    Nusselt number of laminar flow instead of that of Hausen
 * @returns a function of the place that gives the Nusselt number on the inner diameter and the plain area [-]
 *
 * Valid for any Re. Between Re 2 300 and 4 000 it is linear in Re; with a wire coil linear in the logarithms from Re
 * 200 to 1 700, and never less than the plain tube; with a tape as `tapeNusselt` says. Ribs have no effect in laminar
 * flow.
 *
 * Source: V. Gnielinski (1976, 2013), H. Hausen (1943); rifled T. S. Ravigururajan, A. E. Bergles (1996); wire coil
 * A. Garcia, P. G. Vicente, A. Viedma (2005); tape R. M. Manglik, A. E. Bergles (1993); balls derived.
 */
export function filmLaw(surface: TubeSurface, turbulent?: FilmLaw, laminar?: FilmLaw): FilmLaw {
  const diameterLength = surface.diameter / surface.length
  const groups = surfaceGroups(surface)
  const slow: FilmLaw = laminar ?? (({ Re, Pr }) => laminarNusselt(Re * Pr * diameterLength))
  const { kind } = surface.enhancement
  if (kind === 'spring') {
    const sprung = spring(groups as { pitchToWire: number }, slow, turbulent)
    // By its correlation a widely wound coil in fast flow is below the plain tube; in fact it does not reduce heat
    // transfer.
    return place => Math.max(sprung(place), tubeNusseltHot(place.Re, place.Pr, place.wallFactor, diameterLength))
  }
  // A tape correlation chosen by name is used at every Re: a tube with a tape has no plain-tube regime.
  if (kind === 'tape' && turbulent) return place => turbulent(place) * place.wallFactor
  if (kind === 'tape') return tape(groups as unknown as TapeRatios, diameterLength)
  if (kind === 'ball' && !turbulent) return balls(groups as Balls, surface, diameterLength)
  if (kind === 'rifled' && !turbulent) {
    const ribs = groups as Ribs
    return byRegime(({ Re, Pr }) => ravigururajanBerglesHot(Re, Pr, ribs), slow)
  }
  if (turbulent) return byRegime(turbulent, slow)
  if (laminar) return byRegime(({ Re, Pr }) => gnielinskiHot(Re, Pr), slow, 1 + Math.cbrt(diameterLength ** 2))
  return ({ Re, Pr, wallFactor }) => tubeNusseltHot(Re, Pr, wallFactor, diameterLength)
}

type Ribs = Parameters<typeof ravigururajanBerglesHot>[2]
type Balls = Pick<Parameters<typeof ballNusselt>[0], 'ballRatio' | 'pitchRatio'>

/** Laminar below 2 300, turbulent above 4 000, linear in Re between. */
function byRegime(turbulent: FilmLaw, laminar: FilmLaw, entry = 1): FilmLaw {
  const { laminarBelow, turbulentAbove } = transition
  return place => {
    if (place.Re <= laminarBelow) return laminar(place)
    if (place.Re >= turbulentAbove) return turbulent(place) * place.wallFactor * entry
    const share = (place.Re - laminarBelow) / (turbulentAbove - laminarBelow)
    const fast = turbulent({ ...place, Re: turbulentAbove }) * place.wallFactor * entry
    return (1 - share) * laminar({ ...place, Re: laminarBelow }) + share * fast
  }
}

function spring(coil: { pitchToWire: number }, laminar: FilmLaw, chosen?: FilmLaw): FilmLaw {
  const turbulent = chosen ?? (({ Re, Pr }: FilmPlace) => garciaHot(Re, Pr, coil.pitchToWire))
  return place => {
    const { plainBelow, turbulentAbove, turbulentAboveViscous } = springRange
    const end = place.Pr > 50 ? turbulentAboveViscous : turbulentAbove
    if (place.Re <= plainBelow) return laminar(place)
    if (place.Re >= end) return turbulent(place) * place.wallFactor
    const share = Math.log(place.Re / plainBelow) / Math.log(end / plainBelow)
    const slow = laminar({ ...place, Re: plainBelow })
    return slow ** (1 - share) * (turbulent({ ...place, Re: end }) * place.wallFactor) ** share
  }
}

function tape({ pitchRatio, thicknessRatio }: TapeRatios, diameterLength: number): FilmLaw {
  return ({ Re, Pr, viscosityRatio, isHeated }) =>
    tapeNusseltHot({ Re, Pr, pitchRatio, thicknessRatio, diameterLength, viscosityRatio, heating: isHeated ? 1 : 0 })
}

interface TapeRatios {
  pitchRatio: number
  thicknessRatio: number
}

/** Balls make slow flow turbulent, as at Re 2 300; the result is never less than that of the plain tube. */
function balls(of: Balls, { roughness, diameter }: TubeSurface, diameterLength: number): FilmLaw {
  const entry = 1 + Math.cbrt(Math.min(1, diameterLength) ** 2)
  return ({ Re, Pr, wallFactor }) => {
    const stirred = gnielinskiHot(Math.max(Re, transition.laminarBelow), Pr) * wallFactor * entry
    const gain = ballNusselt({ Re, ...of, roughness: roughness / diameter }).value
    return Math.max(tubeNusseltHot(Re, Pr, wallFactor, diameterLength), stirred * gain)
  }
}

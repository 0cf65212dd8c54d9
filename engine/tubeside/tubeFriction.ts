import { churchillFrictionHot } from './churchillFriction'
import { surfaceGroups, type TubeSurface } from './filmPlace'
import { ballFriction } from './inserts/ball'
import { carnavosFriction } from './inserts/carnavosFriction'
import { copettiFriction } from './inserts/copettiFriction'
import { garciaFrictionHot } from './inserts/garciaFriction'
import { inabaFriction } from './inserts/inabaFriction'
import { type MicroFinShape, microFin } from './inserts/microFin'
import { ravigururajanBerglesFrictionHot } from './inserts/ravigururajanBerglesFriction'
import { tapeFrictionLaw } from './inserts/tapeFriction'
import { webbRifledFriction } from './inserts/webbRifledFriction'
import { springRange } from './tubeFilmNusselt'
import { transition } from './tubeNusselt'

/** Darcy friction factor by Reynolds number, both based on the diameter and the cross-section of the plain tube. */
export type FrictionLaw = (Re: number) => number

/** The friction law of each heat transfer law that has one, by their ids. */
const pairs: Readonly<Record<string, string>> = {
  'webb-rifled': 'webb-rifled-friction',
  carnavos: 'carnavos-friction',
  copetti: 'copetti-friction',
  inaba: 'inaba-friction',
}

/** The default friction law of each enhancement. */
const defaults = {
  none: 'churchill',
  rifled: 'ravigururajan-bergles-friction',
  spring: 'garcia-friction',
  tape: 'tape-friction',
  ball: 'ball-friction',
} as const

/**
 * Friction inside plain and enhanced tubes in single-phase flow, continuous from laminar to turbulent.
 *
 * @param surface  the inside of the tubes
 * @param heat     id of the chosen law of heat transfer; if it has a friction law of its own, that one is used
 * @returns the friction law, and its id in the registry
 *
 * Valid for any Re. With ribs linear in Re between 2 300 and 4 000, with a wire coil linear in the logarithms between
 * 200 and 1 700, and below that the plain tube.
 *
 * Source: S. W. Churchill (1977); ribs T. S. Ravigururajan, A. E. Bergles (1996); wire coil A. Garcia, P. G. Vicente,
 * A. Viedma (2005); tape R. M. Manglik, A. E. Bergles (1993); balls derived.
 */
export function frictionLaw(surface: TubeSurface, heat?: string): { id: string; at: FrictionLaw } {
  const { kind } = surface.enhancement
  const groups = surfaceGroups(surface)
  const roughness = surface.roughness / surface.diameter
  const id = (heat && pairs[heat]) ?? defaults[kind]
  if (kind === 'rifled') return { id, at: ribs(id, groups) }
  if (kind === 'spring') return { id, at: spring(id, groups as { pitchToWire: number }) }
  if (kind === 'tape') {
    const { pitchRatio, thicknessRatio } = groups as { pitchRatio: number; thicknessRatio: number }
    return { id, at: tapeFrictionLaw({ pitchRatio, thicknessRatio }) }
  }
  if (kind === 'ball') {
    const balls = groups as { ballRatio: number; pitchRatio: number }
    return { id, at: Re => ballFriction({ Re, ...balls, roughness }).value }
  }
  return { id, at: Re => churchillFrictionHot(Re, roughness) }
}

function ribs(id: string, groups: Record<string, number>): FrictionLaw {
  const of = groups as unknown as MicroFinShape & { heightRatio: number; pitchRatio: number }
  const turbulent = (Re: number): number => {
    if (id === 'webb-rifled-friction') return webbRifledFriction({ Re, ...of }).value
    if (id === 'copetti-friction') return copettiFriction({ Re }).value
    if (id === 'carnavos-friction') return onPlainTube(Re, of)
    return ravigururajanBerglesFrictionHot(Re, of)
  }
  const { laminarBelow, turbulentAbove } = transition
  return Re => {
    if (Re <= laminarBelow) return 64 / Re
    if (Re >= turbulentAbove) return turbulent(Re)
    const share = (Re - laminarBelow) / (turbulentAbove - laminarBelow)
    return ((1 - share) * 64) / laminarBelow + share * turbulent(turbulentAbove)
  }
}

/**
 * Carnavos uses the hydraulic diameter and the actual cross-section; here the result is converted to those of the plain
 * tube.
 */
function onPlainTube(Re: number, shape: MicroFinShape): number {
  const { nominalArea, flowArea, hydraulicDiameter } = microFin(shape)
  const shrink = hydraulicDiameter / shape.insideDiameter
  const faster = nominalArea / flowArea
  return (carnavosFriction({ ...shape, Re: Re * shrink * faster }).value * faster ** 2) / shrink
}

function spring(id: string, coil: { pitchToWire: number }): FrictionLaw {
  const law = (Re: number): number =>
    id === 'inaba-friction' ? inabaFriction({ Re, ...coil }).value : garciaFrictionHot(Re, coil.pitchToWire)
  const { plainBelow, turbulentAbove } = springRange
  return Re => {
    if (Re <= plainBelow) return 64 / Re
    if (Re >= turbulentAbove) return law(Re)
    const share = Math.log(Re / plainBelow) / Math.log(turbulentAbove / plainBelow)
    return (64 / plainBelow) ** (1 - share) * law(turbulentAbove) ** share
  }
}

import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import { type FilmPlace, surfaceGroups, type TubeSurface } from './filmPlace'
import { insertsCorrelations } from './inserts'
import { type MicroFinShape, microFin } from './inserts/microFin'
import type { FilmLaw } from './tubeFilmNusselt'

/** Laws of turbulent flow whose own formula includes the wall properties, so that no wall correction is added. */
const withWall = new Set(['sieder-tate', 'manglik-bergles', 'tape-laminar', 'tape-turbulent'])

/** Nusselt number of developed laminar flow at constant wall temperature. */
const longTube = 3.66

/** A law chosen by its id, for laminar or for turbulent flow; it replaces the default law of that regime. */
export interface ChosenLaw {
  regime: 'laminar' | 'turbulent'
  law: FilmLaw
}

/**
 * Turns a correlation of the registry into the film law of a coil.
 *
 * @param found    the correlation
 * @param surface  the inside of the tubes
 * @returns its regime and its Nusselt number on the inner diameter and the plain area
 *
 * Valid for correlations of kind `tube heat transfer` whose inputs the tube has; one that needs ribs, a wire coil, a
 * tape or a bend that the tube does not have, or that does not include the enhancement of the tube, is `invalid-input`
 * with the path of the method.
 *
 * Source: see the correlation.
 */
export function chosenLaw(found: Correlation, surface: TubeSurface): ChosenLaw {
  const groups = surfaceGroups(surface)
  const refuse = (why: string): never => {
    throw new EngineError('invalid-input', `${found.id} ${why}`, { path: 'methods.singlePhase', value: found.id })
  }
  const { kind } = surface.enhancement
  if (found.kind !== 'tube heat transfer') refuse('is no heat transfer in tubes without a change of phase')
  if (found.id === 'ball') refuse('is a factor on the plain tube, taken where the tubes hold balls')
  const missing = found.inputs.find(({ name, optional }) => !optional && !(name in groups) && !atPlace.has(name))
  if (missing) refuse(`needs what these tubes do not have: ${missing.meaning}`)
  const isInsert = insertsCorrelations.some(each => each.id === found.id)
  if (isInsert !== (kind !== 'none')) {
    refuse(isInsert ? 'is for tubes with an insert' : `knows nothing of what is in the tubes: ${kind}`)
  }
  const names = found.inputs.map(({ name }) => name)
  const regime = names.includes('Re') && found.id !== 'uttarwar-raja-rao' ? 'turbulent' : 'laminar'
  const evaluate = (place: FilmPlace) => {
    const all: Record<string, number> = { ...groups, ...placeGroups(place, surface) }
    const given: Record<string, number> = {}
    for (const name of names) if (all[name] !== undefined) given[name] = all[name]
    const value = found.evaluate(given).value
    // Laminar flow has no wall correction; a law of the thermal entry approaches the value of a long tube.
    if (regime === 'laminar') return Math.max(longTube, value)
    return withWall.has(found.id) ? value / place.wallFactor : value
  }
  return { regime, law: found.id === 'carnavos' ? onPlainArea(evaluate, groups) : evaluate }
}

/** Inputs that are known at every place. Friction is not among them: the law then uses that of a smooth tube. */
const atPlace = new Set(['Re', 'Pr', 'Gz', 'viscosityRatio', 'heating', 'diameterLength', 'roughness'])

function placeGroups({ Re, Pr, viscosityRatio, isHeated }: FilmPlace, surface: TubeSurface): Record<string, number> {
  const diameterLength = surface.diameter / surface.length
  return {
    Re,
    Pr,
    Gz: Re * Pr * diameterLength,
    viscosityRatio,
    heating: isHeated ? 1 : 0,
    diameterLength,
    roughness: surface.roughness / surface.diameter,
  }
}

/**
 * Carnavos uses the hydraulic diameter and the actual wall area; here the result is converted to those of the plain
 * tube.
 */
function onPlainArea(law: FilmLaw, groups: Record<string, number>): FilmLaw {
  const { nominalArea, flowArea, hydraulicDiameter, areaRatio } = microFin(groups as unknown as MicroFinShape)
  const shrink = hydraulicDiameter / groups.insideDiameter!
  return place => (law({ ...place, Re: (place.Re * shrink * nominalArea) / flowArea }) * areaRatio) / shrink
}

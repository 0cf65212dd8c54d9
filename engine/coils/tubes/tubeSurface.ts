import { correlationOf, correlations } from '../../correlations'
import { EngineError } from '../../errors'
import { tubeMaterial } from '../../materials'
import {
  chosenLaw,
  defaultLaws,
  drawnTubeRoughness,
  type FilmLaw,
  type FrictionLaw,
  filmLaw,
  frictionLaw,
  type TubeSurface,
} from '../../tubeside'
import type { CoilBase, Enhancement } from '../coil'
import type { CoilFluid } from './coilFluid'
import { denseMethods } from './denseFilm'

/** The inside of a coil's tubes and the laws that hold there. */
export interface TubeLaws {
  surface: TubeSurface
  /** Ids in the registry. */
  heatId: string
  frictionId: string
  nusselt: FilmLaw
  friction: FrictionLaw
  /** Method of a fluid above its critical pressure that replaces `nusselt`. */
  dense?: string
}

/**
 * The inside of a coil's tubes, and the laws of heat transfer and friction there.
 *
 * @param input           geometry and methods of the coil
 * @param insideDiameter  of the tubes [m]
 * @param fluid           the fluid in them
 * @returns surface, laws, and their ids in the registry
 *
 * Valid for the methods that suit the tubes and the fluid; else `invalid-input` with the path of the field.
 *
 * Source: as each law names its own.
 */
export function tubeLaws(
  { geometry, methods }: Pick<CoilBase, 'geometry' | 'methods'>,
  insideDiameter: number,
  fluid: Pick<CoilFluid, 'kind'>,
): TubeLaws {
  const enhancement = geometry.enhancement ?? { kind: 'none' }
  const surface: TubeSurface = {
    diameter: insideDiameter,
    length: geometry.finnedLength,
    roughness: insideRoughness(geometry),
    enhancement,
  }
  checkInsert(insideDiameter, enhancement)
  const usual = defaultLaws[enhancement.kind]
  const asked = methods?.singlePhase
  const heatId = asked ?? usual
  const { id: frictionId, at: friction } = frictionLaw(surface, heatId)
  const laws = { surface, heatId, frictionId, friction }
  if (heatId === usual) return { ...laws, nusselt: filmLaw(surface) }
  if ((denseMethods as readonly string[]).includes(heatId)) {
    if (fluid.kind !== 'dense' || enhancement.kind !== 'none') {
      refuse(`${heatId} is for carbon dioxide above its critical pressure in plain tubes`, heatId)
    }
    return { ...laws, nusselt: filmLaw(surface), dense: heatId }
  }
  if (!correlations.some(each => each.id === heatId)) refuse(`there is no correlation ${heatId}`, heatId)
  const { regime, law } = chosenLaw(correlationOf(heatId), surface)
  return { ...laws, nusselt: regime === 'laminar' ? filmLaw(surface, undefined, law) : filmLaw(surface, law) }
}

/**
 * Roughness of the inside of a coil's tubes.
 *
 * @param geometry  of the coil; only the tube material is used
 * @returns         roughness [m]: that of the material, or that of drawn copper and brass if it has none
 *
 * Valid for the tube materials.
 *
 * Source: C. F. Colebrook (1939) as handbooks give it for drawn tubes 1.5e-6 m and steel 4.6e-5 m.
 */
export function insideRoughness({ tubeMaterial: name }: Pick<CoilBase['geometry'], 'tubeMaterial'>): number {
  return tubeMaterial(name).roughness ?? drawnTubeRoughness
}

/** Whether a tube material is stainless steel, by its name. */
export const isStainless = (tubeMaterialName: string): boolean => tubeMaterialName.includes('Stainless')

function refuse(message: string, value: string): never {
  throw new EngineError('invalid-input', message, { path: 'methods.singlePhase', value })
}

/**
 * Refuses ribs and inserts that do not fit into the tube.
 *
 * @param D   inside diameter [m]
 * @param of  the enhancement
 * @param at  path of the enhancement in its document
 * @returns   nothing; throws `invalid-input` with the path of the dimension
 *
 * Valid for every enhancement.
 *
 * Source: geometry.
 */
export function checkInsert(D: number, of: Enhancement, at = 'geometry.enhancement'): void {
  const tooLarge = (field: string, value: number, max: number) => {
    if (value < max) return
    const message = `${(value * 1000).toPrecision(3)} mm does not fit into a tube of ${(D * 1000).toPrecision(3)} mm`
    throw new EngineError('invalid-input', message, {
      path: `${at}.${field}`,
      value,
      max,
      quantity: 'smallLength',
    })
  }
  if (of.kind === 'rifled') tooLarge('finHeight', of.finHeight, D / 4)
  if (of.kind === 'spring') tooLarge('wire', of.wire, D / 3)
  if (of.kind === 'tape') tooLarge('thickness', of.thickness, D / 3)
  if (of.kind === 'ball') tooLarge('diameter', of.diameter, 0.95 * D)
}

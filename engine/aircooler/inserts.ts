/** What is put into the tubes of an air cooler: how it is counted, and whether it fits. */
import { checkInsert } from '../coils/tubes/tubeSurface'
import { EngineError } from '../errors'
import type { TubeSurface } from '../tubeside'
import type { Bundle, Insert } from './airCooler'

/** The inside of tubes: as the laws of films and friction know it, and factors on both [-]. */
export interface TubeInside {
  readonly surface: TubeSurface
  readonly film: number
  readonly drop: number
}

/** Film and drop of a maker's insert over those of the plain tube, by judgement [-]. */
const makerBounds = { film: [0.5, 30], drop: [0.5, 100] } as const

/**
 * The inside of the tubes of a bundle.
 *
 * @param bundle  the bundle
 * @returns       surface, and the factors of a maker [-]: 1 where there is none
 *
 * Valid for every bundle.
 *
 * Source: definition.
 */
export function insideOf({
  insideDiameter,
  tubeLength,
  roughness = 0,
  enhancement,
}: Pick<Bundle, 'tubeLength' | 'roughness' | 'enhancement'> & { readonly insideDiameter: number }): TubeInside {
  const of: Insert = enhancement ?? { kind: 'none' }
  const known = of.kind === 'maker' ? { kind: 'none' as const } : of
  const surface = { diameter: insideDiameter, length: tubeLength, roughness, enhancement: known }
  return of.kind === 'maker' ? { surface, film: of.film, drop: of.drop } : { surface, film: 1, drop: 1 }
}

/**
 * Refuses inserts that cannot be in the tubes.
 *
 * @param d       inside diameter [m]
 * @param bundle  with the insert
 *
 * Valid for all inserts; else `invalid-input` with the path of the dimension.
 *
 * Source: geometry; factors of a maker by judgement.
 */
export function checkInside(d: number, { enhancement: of }: Pick<Bundle, 'enhancement'>): void {
  if (!of) return
  const refuse = (name: string, message: string): never => {
    throw new EngineError('invalid-input', message, { path: `bundle.enhancement.${name}` })
  }
  if (of.kind === 'maker') {
    for (const name of ['film', 'drop'] as const) {
      const [least, most] = makerBounds[name]
      if (of[name] >= least && of[name] <= most) continue
      refuse(name, `the ${name} of an insert is from ${least} to ${most} times that of the plain tube, not ${of[name]}`)
    }
    return
  }
  checkInsert(d, of, 'bundle.enhancement')
  if ('pitch' in of && !(of.pitch >= d / 2))
    refuse('pitch', 'the pitch of the insert is at least half the tube diameter')
}

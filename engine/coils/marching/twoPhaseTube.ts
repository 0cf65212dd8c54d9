/** Chooses the correlations for two-phase flow. */
import { defaultBoiling, defaultCondensing, type TwoPhaseFlow } from '../../tubeside/two-phase'
import type { CoilBase } from '../coil'
import { isStainless } from '../tubes/tubeSurface'

/** The inside of the tubes as inputs of the two-phase correlations, and the ids of those correlations. */
export interface TwoPhaseTube {
  boiling: string
  /** Where the user chose none, a film that drains by gravity may replace the correlation for steam. */
  condensing: string
  isCondensingChosen: boolean
  friction: string
  voidFraction: string
  /** Vertical tubes, and their length [m]. */
  vertical: boolean
  stainless: boolean
  length: number
  /** Return bends from centre to centre [m]. */
  bendDiameter: number
  rifled?: NonNullable<TwoPhaseFlow['rifled']>
  tapePitch?: number
}

/**
 * The inside of tubes in which a fluid boils or condenses.
 *
 * @param input     geometry and methods of the coil
 * @param fluid     name of the fluid
 * @returns         the tubes with the ids of their correlations
 *
 * Valid for plain and rifled tubes, and for tapes in boiling. Vertical tubes condense by a correlation for any
 * inclination.
 *
 * Source: defaults by case of the engine reference, 2.9.
 */
export function twoPhaseTube(
  { geometry, methods = {} }: Pick<CoilBase, 'geometry' | 'methods'>,
  fluid: string,
): TwoPhaseTube {
  const enhancement = geometry.enhancement ?? { kind: 'none' }
  const isRifled = enhancement.kind === 'rifled'
  const isTaped = enhancement.kind === 'tape'
  const vertical = geometry.hand.startsWith('Vertical')
  const usual = { fluid } as TwoPhaseFlow
  const boiling = isRifled ? 'thome-microfin' : isTaped ? 'kedzierski-kim' : defaultBoiling(usual)
  const level = isRifled && fluid !== 'R-718' ? 'cavallini-1999-microfin' : defaultCondensing(usual)
  const condensing = vertical && !isRifled ? 'shah-1979' : level
  return {
    boiling: methods.boiling ?? boiling,
    condensing: methods.condensing ?? condensing,
    isCondensingChosen: methods.condensing !== undefined,
    friction: methods.twoPhaseDrop ?? (isRifled ? 'choi-kedzierski-domanski' : 'mueller-steinhagen-heck'),
    voidFraction: methods.voidFraction ?? 'rouhani-steiner',
    vertical,
    stainless: isStainless(geometry.tubeMaterial),
    length: geometry.finnedLength,
    bendDiameter: geometry.transversePitch,
    ...(isRifled && { rifled: enhancement }),
    ...(isTaped && { tapePitch: enhancement.pitch }),
  }
}

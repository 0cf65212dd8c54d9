import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Void fraction of phases in separate cylinders.
 *
 * @param input  quality, liquid density, vapour density, liquid viscosity, vapour viscosity, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: J. M. Turner, G. B. Wallis, report NYO-3114-6, Dartmouth College (1965).
 */
export function turnerWallis(input: Inputs): number {
  const x = inner(input.quality)
  const viscosities = input.liquidViscosity / input.vapourViscosity
  return 1 / (1 + ((1 - x) / x) ** 0.72 * (input.vapourDensity / input.liquidDensity) ** 0.4 * viscosities ** 0.08)
}

/** Descriptor for the registry. */
export const turnerWallisCorrelation = described<keyof Inputs>({
  id: 'turner-wallis',
  kind: 'void fraction',
  authors: 'Turner, Wallis',
  year: 1965,
  title: 'Void fraction by separate cylinders',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'J. M. Turner, G. B. Wallis, report NYO-3114-6, Dartmouth College (1965).',
  formula: turnerWallis,
})

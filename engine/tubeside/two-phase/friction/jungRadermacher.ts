import { described } from '../described'
import { inner, martinelli } from '../groups'
import { type Given, quantities } from '../quantities'
import { wholeGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of annular boiling refrigerants.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid in annular flow, quality 0.1 to 0.95: at quality 0 it is zero.
 *
 * Source: D. S. Jung, R. Radermacher, Int. J. Heat Mass Transfer 32 (1989) 2435-2446.
 */
export function jungRadermacher(input: Inputs): number {
  const x = inner(input.quality)
  return wholeGradients(input).liquid * 12.82 * martinelli(input) ** -1.47 * (1 - x) ** 1.8
}

/** Descriptor for the registry. */
export const jungRadermacherCorrelation = described<keyof Inputs>({
  id: 'jung-radermacher',
  kind: 'two-phase friction',
  authors: 'Jung, Radermacher',
  year: 1989,
  title: 'Frictional gradient of annular boiling',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: { quality: [0.05, 0.98] },
  accuracy: 'mean deviation 8 % over its own 600 points',
  source: 'D. S. Jung, R. Radermacher, Int. J. Heat Mass Transfer 32 (1989) 2435-2446.',
  formula: jungRadermacher,
})

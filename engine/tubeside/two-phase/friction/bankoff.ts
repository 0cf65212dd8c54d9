import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { wholeGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of two phases as one fluid of variable density.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid below a quality of about 0.9, towards bubbly flow; it grows without bound towards quality 1, so that the result
 * is limited there.
 *
 * Source: S. G. Bankoff, J. Heat Transfer 82 (1960) 265-272.
 */
export function bankoff(input: Inputs): number {
  const x = inner(input.quality)
  const densities = input.vapourDensity / input.liquidDensity
  const share = (0.71 + 2.35 * densities) / (1 + ((1 - x) / x) * densities)
  const inside = Math.max(0, 1 - share * (1 - densities))
  const factor = ((1 + x * (1 / densities - 1)) * inside ** (3 / 7)) / (1 - x)
  return wholeGradients(input).liquid * factor ** 1.75
}

/** Descriptor for the registry. */
export const bankoffCorrelation = described<keyof Inputs>({
  id: 'bankoff',
  kind: 'two-phase friction',
  authors: 'Bankoff',
  year: 1960,
  title: 'Frictional gradient of a fluid of variable density',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: {},
  accuracy: 'mean deviation 20 to 40 % for refrigerants',
  source: 'S. G. Bankoff, J. Heat Transfer 82 (1960) 265-272.',
  formula: bankoff,
})

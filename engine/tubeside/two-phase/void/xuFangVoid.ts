import { described } from '../described'
import { inner, liquidFroude } from '../groups'
import { type Given, quantities } from '../quantities'
import { homogeneous } from './homogeneous'

type Inputs = Given<'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity'>

/**
 * Void fraction of refrigerants with a slip ratio by the Froude number.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: Y. Xu, X. Fang, Appl. Thermal Eng. 64 (2014) 242-251.
 */
export function xuFangVoid(input: Inputs): number {
  const x = inner(input.quality)
  const slip = 1 + 2 * liquidFroude(input) ** -0.2 * homogeneous(input) ** 3.5
  return 1 / (1 + (slip * (1 - x) * input.vapourDensity) / (x * input.liquidDensity))
}

/** Descriptor for the registry. */
export const xuFangVoidCorrelation = described<keyof Inputs>({
  id: 'xu-fang-void',
  kind: 'void fraction',
  authors: 'Xu, Fang',
  year: 2014,
  title: 'Void fraction of refrigerants by the Froude number',
  inputs: quantities(['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity']),
  validity: { Fr: [0.02, 145] },
  accuracy: 'mean deviation 5 %',
  source: 'Y. Xu, X. Fang, Appl. Thermal Eng. 64 (2014) 242-251.',
  formula: xuFangVoid,
  groups: input => ({ Fr: liquidFroude(input) }),
})

import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Viscosity of a two-phase mixture in capillary tubes.
 *
 * @param input  quality, liquid viscosity, vapour viscosity, SI
 * @returns      viscosity of the mixture [Pa s]
 *
 * Valid for any quality: at 0 and 1 it is that of the phase.
 *
 * Source: S. Lin and co-workers, Int. J. Multiphase Flow 17 (1991) 95-102.
 */
export function linKwok(input: Inputs): number {
  const { quality: x, liquidViscosity: liquid, vapourViscosity: vapour } = input
  return (liquid * vapour) / (vapour + x ** 1.4 * (liquid - vapour))
}

/** Descriptor for the registry. */
export const linKwokCorrelation = described<keyof Inputs>({
  id: 'lin-kwok-viscosity',
  kind: 'two-phase viscosity',
  authors: 'Lin, Kwok, Li, Chen, Chen',
  year: 1991,
  title: 'Viscosity of the mixture in capillary tubes',
  inputs: quantities(['quality', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'a convention, not a property',
  source: 'S. Lin and co-workers, Int. J. Multiphase Flow 17 (1991) 95-102.',
  formula: linKwok,
})

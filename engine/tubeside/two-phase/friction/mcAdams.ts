import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Viscosity of a two-phase mixture as the harmonic mean by mass.
 *
 * @param input  quality, liquid viscosity, vapour viscosity, SI
 * @returns      viscosity of the mixture [Pa s]
 *
 * Valid for any quality: at 0 and 1 it is that of the phase.
 *
 * Source: W. H. McAdams and co-workers, Trans. ASME 64 (1942) 193-200.
 */
export function mcAdams(input: Inputs): number {
  const { quality: x, liquidViscosity, vapourViscosity } = input
  return 1 / (x / vapourViscosity + (1 - x) / liquidViscosity)
}

/** Descriptor for the registry. */
export const mcAdamsCorrelation = described<keyof Inputs>({
  id: 'mcadams-viscosity',
  kind: 'two-phase viscosity',
  authors: 'McAdams',
  year: 1942,
  title: 'Viscosity of the mixture by the harmonic mean',
  inputs: quantities(['quality', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'a convention, not a property',
  source: 'W. H. McAdams and co-workers, Trans. ASME 64 (1942) 193-200.',
  formula: mcAdams,
})

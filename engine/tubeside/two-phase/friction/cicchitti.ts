import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Viscosity of a two-phase mixture as the mean by mass.
 *
 * @param input  quality, liquid viscosity, vapour viscosity, SI
 * @returns      viscosity of the mixture [Pa s]
 *
 * Valid for any quality: at 0 and 1 it is that of the phase.
 *
 * Source: A. Cicchitti and co-workers, Energia Nucleare 7 (1960) 407-425.
 */
export function cicchitti(input: Inputs): number {
  const { quality: x, liquidViscosity, vapourViscosity } = input
  return x * vapourViscosity + (1 - x) * liquidViscosity
}

/** Descriptor for the registry. */
export const cicchittiCorrelation = described<keyof Inputs>({
  id: 'cicchitti-viscosity',
  kind: 'two-phase viscosity',
  authors: 'Cicchitti, Lombardi, Silvestri, Soldaini, Zavattarelli',
  year: 1960,
  title: 'Viscosity of the mixture by the mean of mass',
  inputs: quantities(['quality', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'a convention, not a property',
  source: 'A. Cicchitti and co-workers, Energia Nucleare 7 (1960) 407-425.',
  formula: cicchitti,
})

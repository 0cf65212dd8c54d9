import { described } from '../described'
import { mixedDensity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'>

/**
 * Viscosity of a two-phase mixture as the mean by volume.
 *
 * @param input  quality, liquid density, vapour density, liquid viscosity, vapour viscosity, SI
 * @returns      viscosity of the mixture [Pa s]
 *
 * Valid for any quality: at 0 and 1 it is that of the phase.
 *
 * Source: A. E. Dukler, M. Wicks, R. G. Cleveland, AIChE J. 10 (1964) 38-51.
 */
export function dukler(input: Inputs): number {
  const { quality: x, liquidDensity, vapourDensity, liquidViscosity, vapourViscosity } = input
  const density = mixedDensity(x, liquidDensity, vapourDensity)
  return density * ((x * vapourViscosity) / vapourDensity + ((1 - x) * liquidViscosity) / liquidDensity)
}

/** Descriptor for the registry. */
export const duklerCorrelation = described<keyof Inputs>({
  id: 'dukler-viscosity',
  kind: 'two-phase viscosity',
  authors: 'Dukler, Wicks, Cleveland',
  year: 1964,
  title: 'Viscosity of the mixture by the mean of volume',
  inputs: quantities(['quality', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity']),
  validity: {},
  accuracy: 'a convention, not a property',
  source: 'A. E. Dukler, M. Wicks, R. G. Cleveland, AIChE J. 10 (1964) 38-51.',
  formula: dukler,
})

import { described } from '../described'
import { confinement } from '../groups'
import { type Given, quantities } from '../quantities'
import { wholeGradients } from './singlePhase'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'vapourViscosity'
  | 'surfaceTension',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of boiling refrigerants in small channels.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, surface tension, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for hydraulic diameters 2.4 to 2.9 mm; at quality 1 it is 4.3 times that of the vapour.
 *
 * Source: T. N. Tran and co-workers, Int. J. Multiphase Flow 26 (2000) 1739-1754.
 */
export function tran(input: Inputs): number {
  const { quality: x } = input
  const { liquid, vapour } = wholeGradients(input)
  const rise = (4.3 * vapour) / liquid - 1
  return liquid * (1 + rise * (confinement(input) * (x * Math.max(0, 1 - x)) ** 0.875 + x ** 1.75))
}

/** Descriptor for the registry. */
export const tranCorrelation = described<keyof Inputs>({
  id: 'tran',
  kind: 'two-phase friction',
  authors: 'Tran, Chyu, Wambsganss, France',
  year: 2000,
  title: 'Frictional gradient of boiling in small channels',
  inputs: quantities(
    [
      'massFlux',
      'quality',
      'diameter',
      'liquidDensity',
      'vapourDensity',
      'liquidViscosity',
      'vapourViscosity',
      'surfaceTension',
    ],
    ['roughness', 'evenTransition'],
  ),
  validity: { diameter: [2.4e-3, 2.92e-3] },
  accuracy: 'most data within 30 %',
  source: 'T. N. Tran and co-workers, Int. J. Multiphase Flow 26 (2000) 1739-1754.',
  formula: tran,
})

import { described } from '../described'
import { confinement, inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { partGradients } from './singlePhase'

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
> & { flowKind?: number }

/**
 * Frictional gradient in small channels by the confinement number.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, surface tension, roughness (optional), continuous transition (optional); `flowKind` 0 adiabatic liquid and
 * vapour (if left out), 1 liquid and gas, 2 boiling [-], SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for diameters 0.07 to 6.25 mm.
 *
 * Source: W. Zhang, T. Hibiki, K. Mishima, Int. J. Heat Mass Transfer 53 (2010) 453-465.
 */
export function zhangHibikiMishima(input: Inputs): number {
  const x = inner(input.quality)
  const { liquid, vapour } = partGradients(input, x)
  const power = [0.142, 0.674, 0.358][input.flowKind ?? 0] ?? 0.142
  const C = 21 * (1 - Math.exp(-power / confinement(input)))
  return liquid + C * Math.sqrt(liquid * vapour) + vapour
}

/** Descriptor for the registry. */
export const zhangHibikiMishimaCorrelation = described<keyof Inputs>({
  id: 'zhang-hibiki-mishima',
  kind: 'two-phase friction',
  authors: 'Zhang, Hibiki, Mishima',
  year: 2010,
  title: 'Frictional gradient in small channels by the confinement number',
  inputs: [
    ...quantities(
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
    {
      name: 'flowKind',
      unit: '-',
      meaning: '0 liquid and its vapor without heat (if left out), 1 liquid and gas, 2 boiling',
      optional: true,
    },
  ],
  validity: {},
  accuracy: 'mean deviation about 20 %',
  source: 'W. Zhang, T. Hibiki, K. Mishima, Int. J. Heat Mass Transfer 53 (2010) 453-465.',
  formula: zhangHibikiMishima,
  mayBeZero: ['flowKind'],
})

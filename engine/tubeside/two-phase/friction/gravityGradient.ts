import { described } from '../described'
import { gravity } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'liquidDensity' | 'vapourDensity', 'angle'> & { voidFraction: number }

/**
 * Static pressure gradient of two phases in an inclined tube.
 *
 * @param input  liquid density, vapour density, inclination (optional); `voidFraction` share of the cross-section
 * that vapour takes [-], SI
 * @returns      gradient, positive where the flow rises [Pa/m]
 *
 * Valid for void fractions 0 to 1; vertical where no angle is given.
 *
 * Source: hydrostatics.
 */
export function gravityGradient(input: Inputs): number {
  const { voidFraction, angle = Math.PI / 2 } = input
  return gravity * Math.sin(angle) * (voidFraction * input.vapourDensity + (1 - voidFraction) * input.liquidDensity)
}

/** Descriptor for the registry. */
export const gravityGradientCorrelation = described<keyof Inputs>({
  id: 'two-phase-gravity',
  kind: 'two-phase friction',
  authors: '(hydrostatics)',
  year: 1969,
  title: 'Pressure gradient of the weight of two phases',
  inputs: [
    ...quantities(['liquidDensity', 'vapourDensity'], ['angle']),
    { name: 'voidFraction', unit: '-', meaning: 'share of the cross-section that vapor takes' },
  ],
  validity: {},
  accuracy: 'exact for the void fraction given',
  source: 'hydrostatics.',
  formula: gravityGradient,
  mayBeZero: ['voidFraction'],
})

import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'liquidViscosity'> & { mixtureViscosity: number }

/**
 * Factor on the frictional gradient for oil in the liquid.
 *
 * @param input  liquid viscosity; `mixtureViscosity` viscosity of the liquid with the oil [Pa s], SI
 * @returns      factor, at least 1 [-]
 *
 * Valid for mass shares of oil below about 0.1.
 *
 * Source: trade practice: viscosity ratio to the power 0.2.
 */
export function oilFriction(input: Inputs): number {
  return Math.max(1, input.mixtureViscosity / input.liquidViscosity) ** 0.2
}

/** Descriptor for the registry. */
export const oilFrictionCorrelation = described<keyof Inputs>({
  id: 'oil-friction',
  kind: 'two-phase flow',
  authors: '(practice)',
  year: 2000,
  title: 'Oil in the refrigerant: factor on the frictional gradient',
  inputs: [
    ...quantities(['liquidViscosity']),
    { name: 'mixtureViscosity', unit: 'Pa s', meaning: 'viscosity of the liquid with its oil' },
  ],
  validity: {},
  accuracy: 'a rule of thumb',
  source: 'trade practice: viscosity ratio to the power 0.2.',
  trust: 'assumption',
  formula: oilFriction,
})

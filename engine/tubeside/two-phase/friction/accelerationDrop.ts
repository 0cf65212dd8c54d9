import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux'> & {
  qualityIn: number
  qualityOut: number
  voidFractionIn: number
  voidFractionOut: number
  liquidDensityIn: number
  vapourDensityIn: number
  liquidDensityOut: number
  vapourDensityOut: number
}

/**
 * Pressure drop by the acceleration of two separated phases from one place to the next.
 *
 * @param input  mass flux; `qualityIn` quality entering [-]; `qualityOut` quality leaving [-]; `voidFractionIn` void
 * fraction entering [-]; `voidFractionOut` void fraction leaving [-]; `liquidDensityIn` liquid density entering
 * [kg/m3]; `vapourDensityIn` vapour density entering [kg/m3]; `liquidDensityOut` liquid density leaving [kg/m3];
 * `vapourDensityOut` vapour density leaving [kg/m3], SI
 * @returns      pressure drop, positive where the flow accelerates [Pa]
 *
 * Valid for void fractions above 0 and below 1 where both phases are present.
 *
 * Source: momentum balance of separated phases.
 */
export function accelerationDrop(input: Inputs): number {
  const { massFlux: G } = input
  const momentum = (x: number, share: number, liquid: number, vapour: number) =>
    (x > 0 ? (x * x) / (vapour * share) : 0) + (x < 1 ? (1 - x) ** 2 / (liquid * (1 - share)) : 0)
  const { liquidDensityIn, vapourDensityIn, liquidDensityOut, vapourDensityOut } = input
  const entering = momentum(input.qualityIn, input.voidFractionIn, liquidDensityIn, vapourDensityIn)
  const leaving = momentum(input.qualityOut, input.voidFractionOut, liquidDensityOut, vapourDensityOut)
  return G * G * (leaving - entering)
}

/** Descriptor for the registry. */
export const accelerationDropCorrelation = described<keyof Inputs>({
  id: 'two-phase-acceleration',
  kind: 'two-phase friction',
  authors: '(momentum)',
  year: 1969,
  title: 'Pressure drop by acceleration',
  inputs: [
    ...quantities(['massFlux']),
    { name: 'qualityIn', unit: '-', meaning: 'quality entering' },
    { name: 'qualityOut', unit: '-', meaning: 'quality leaving' },
    { name: 'voidFractionIn', unit: '-', meaning: 'void fraction entering' },
    { name: 'voidFractionOut', unit: '-', meaning: 'void fraction leaving' },
    { name: 'liquidDensityIn', unit: 'kg/m3', meaning: 'liquid density entering' },
    { name: 'vapourDensityIn', unit: 'kg/m3', meaning: 'vapor density entering' },
    { name: 'liquidDensityOut', unit: 'kg/m3', meaning: 'liquid density leaving' },
    { name: 'vapourDensityOut', unit: 'kg/m3', meaning: 'vapor density leaving' },
  ],
  validity: {},
  accuracy: 'exact for the void fractions given',
  source: 'momentum balance of separated phases.',
  formula: accelerationDrop,
  mayBeZero: ['voidFractionIn', 'voidFractionOut'],
})

import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality'> & { oilShare: number }

/**
 * Factor on the coefficient for oil in the circulating refrigerant.
 *
 * @param input  quality; `oilShare` mass share of oil in the circulating flow [-], SI
 * @returns      factor, 0.5 to 1 [-]
 *
 * Valid for mass shares of oil below about 0.1.
 *
 * Source: trade practice: 5 % for each per cent of oil above 2 % at qualities above 0.7.
 */
export function oilFactor(input: Inputs): number {
  const { quality: x, oilShare } = input
  const penalty = Math.min(0.5, Math.max(0, oilShare - 0.02) * 5)
  // Between qualities 0.6 and 0.7 the oil becomes concentrated in the remaining liquid.
  return 1 - penalty * Math.min(1, Math.max(0, (x - 0.6) / 0.1))
}

/** Descriptor for the registry. */
export const oilFactorCorrelation = described<keyof Inputs>({
  id: 'oil-penalty',
  kind: 'two-phase flow',
  authors: '(practice)',
  year: 2000,
  title: 'Oil in the refrigerant: factor on the coefficient',
  inputs: [
    ...quantities(['quality']),
    { name: 'oilShare', unit: '-', meaning: 'mass share of oil in the circulating flow' },
  ],
  validity: {},
  accuracy: 'a rule of thumb',
  source: 'trade practice: 5 % for each per cent of oil above 2 % at qualities above 0.7.',
  trust: 'assumption',
  formula: oilFactor,
  mayBeZero: ['oilShare'],
})

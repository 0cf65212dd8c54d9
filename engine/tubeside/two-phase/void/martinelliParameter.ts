import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity'> & {
  qualityPower?: number
  densityPower?: number
  viscosityPower?: number
  friction?: number
}

/**
 * Martinelli parameter: square root of the ratio of the pressure gradients of the liquid and of the vapour flowing
 * alone.
 *
 * @param input  quality, liquid density, vapour density, liquid viscosity, vapour viscosity; `qualityPower` power of
 * the ratio of the mass shares, 0.9 if left out [-]; `densityPower` power of the ratio of the densities, 0.5 if left
 * out [-]; `viscosityPower` power of the ratio of the viscosities, 0.1 if left out [-]; `friction` exponent of Re in
 * the friction factor, which determines the first and the last power [-], SI
 * @returns      Martinelli parameter [-]
 *
 * Valid for turbulent phases.
 *
 * Source: R. W. Lockhart, R. C. Martinelli, Chem. Eng. Progress 45 (1949) 39-48.
 */
export function martinelliParameter(input: Inputs): number {
  const x = inner(input.quality)
  const { friction, qualityPower, densityPower = 0.5, viscosityPower } = input
  const first = friction === undefined ? (qualityPower ?? 0.9) : (2 - friction) / 2
  const last = friction === undefined ? (viscosityPower ?? 0.1) : friction / 2
  const densities = input.vapourDensity / input.liquidDensity
  return ((1 - x) / x) ** first * densities ** densityPower * (input.liquidViscosity / input.vapourViscosity) ** last
}

/** Descriptor for the registry. */
export const martinelliParameterCorrelation = described<keyof Inputs>({
  id: 'lockhart-martinelli-parameter',
  kind: 'two-phase flow',
  authors: 'Lockhart, Martinelli',
  year: 1949,
  title: 'Martinelli parameter of two turbulent phases',
  inputs: [
    ...quantities(['quality', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity']),
    {
      name: 'qualityPower',
      unit: '-',
      meaning: 'power of the ratio of the mass shares, 0.9 if left out',
      optional: true,
    },
    {
      name: 'densityPower',
      unit: '-',
      meaning: 'power of the ratio of the densities, 0.5 if left out',
      optional: true,
    },
    {
      name: 'viscosityPower',
      unit: '-',
      meaning: 'power of the ratio of the viscosities, 0.1 if left out',
      optional: true,
    },
    {
      name: 'friction',
      unit: '-',
      meaning: 'power of Re in the friction factor, from which the first and last power follow',
      optional: true,
    },
  ],
  validity: {},
  accuracy: 'a definition',
  source: 'R. W. Lockhart, R. C. Martinelli, Chem. Eng. Progress 45 (1949) 39-48.',
  formula: martinelliParameter,
})

import { described } from '../described'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'quality' | 'vapourHeatCapacity' | 'latentHeat'> & {
  pureCoefficient: number
  vapourCoefficient: number
  glide: number
}

/**
 * Coefficient of condensation of a mixture from that of a pure fluid and the resistance of the sensible cooling of its
 * vapour.
 *
 * @param input  quality, vapour heat capacity, latent heat; `pureCoefficient` coefficient as if the mixture were a
 * pure fluid [W/m2 K]; `vapourCoefficient` coefficient of the vapour flowing alone [W/m2 K]; `glide` temperature
 * glide of the mixture [K], SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid for zeotropic mixtures; the glide is taken as linear in the heat of condensation.
 *
 * Source: K. J. Bell, M. A. Ghaly, AIChE Symp. Ser. 69 no. 131 (1973) 72-79.
 */
export function silverBellGhaly(input: Inputs): number {
  const { quality: x, pureCoefficient, vapourCoefficient, glide } = input
  const share = (x * input.vapourHeatCapacity * glide) / input.latentHeat
  return 1 / (1 / pureCoefficient + share / vapourCoefficient)
}

/** Descriptor for the registry. */
export const silverBellGhalyCorrelation = described<keyof Inputs>({
  id: 'silver-bell-ghaly',
  kind: 'two-phase flow',
  authors: 'Silver; Bell, Ghaly',
  year: 1973,
  title: 'Condensation of mixtures: resistance of the vapor',
  inputs: [
    ...quantities(['quality', 'vapourHeatCapacity', 'latentHeat']),
    { name: 'pureCoefficient', unit: 'W/m2 K', meaning: 'coefficient as if the mixture were a pure fluid' },
    { name: 'vapourCoefficient', unit: 'W/m2 K', meaning: 'coefficient of the vapor flowing alone' },
    { name: 'glide', unit: 'K', meaning: 'temperature glide of the mixture' },
  ],
  validity: {},
  accuracy: 'conservative',
  source: 'K. J. Bell, M. A. Ghaly, AIChE Symp. Ser. 69 no. 131 (1973) 72-79.',
  formula: silverBellGhaly,
  mayBeZero: ['glide'],
})

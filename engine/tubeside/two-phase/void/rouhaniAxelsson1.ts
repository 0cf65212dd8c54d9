import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux' | 'quality' | 'liquidDensity' | 'vapourDensity' | 'surfaceTension'>

/**
 * Void fraction in vertical tubes by drift flux.
 *
 * @param input  mass flux, quality, liquid density, vapour density, surface tension, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: S. Z. Rouhani, E. Axelsson, Int. J. Heat Mass Transfer 13 (1970) 383-393.
 */
export function rouhaniAxelsson1(input: Inputs): number {
  const x = inner(input.quality)
  const C = 1 + 0.2 * (1 - x)
  const lift = (gravity * input.surfaceTension * (input.liquidDensity - input.vapourDensity)) ** 0.25
  const drift = (1.18 * (1 - x) * lift) / Math.sqrt(input.liquidDensity)
  const volume = x / input.vapourDensity + (1 - x) / input.liquidDensity
  return x / input.vapourDensity / (C * volume + drift / input.massFlux)
}

/** Descriptor for the registry. */
export const rouhaniAxelsson1Correlation = described<keyof Inputs>({
  id: 'rouhani-axelsson-1',
  kind: 'void fraction',
  authors: 'Rouhani, Axelsson',
  year: 1970,
  title: 'Void fraction by drift flux, distribution 1 + 0.2 (1 - x)',
  inputs: quantities(['massFlux', 'quality', 'liquidDensity', 'vapourDensity', 'surfaceTension']),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'S. Z. Rouhani, E. Axelsson, Int. J. Heat Mass Transfer 13 (1970) 383-393.',
  formula: rouhaniAxelsson1,
})

import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<'massFlux' | 'quality' | 'liquidDensity' | 'vapourDensity' | 'surfaceTension'>

/**
 * Void fraction in a horizontal tube by drift flux.
 *
 * @param input  mass flux, quality, densities of the saturated phases, surface tension, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: S. Z. Rouhani, E. Axelsson (1970), horizontal form of D. Steiner, VDI-Waermeatlas (1993).
 */
export function rouhaniSteiner(input: Inputs): number {
  const { massFlux: G, liquidDensity, vapourDensity, surfaceTension } = input
  const x = inner(input.quality)
  const lift = (gravity * surfaceTension * (liquidDensity - vapourDensity)) ** 0.25 / (G * Math.sqrt(liquidDensity))
  const volume = x / vapourDensity + (1 - x) / liquidDensity
  return x / vapourDensity / ((1 + 0.12 * (1 - x)) * volume + 1.18 * (1 - x) * lift)
}

/** Descriptor for the registry. */
export const rouhaniSteinerCorrelation = described({
  id: 'rouhani-steiner',
  kind: 'void fraction',
  authors: 'Rouhani, Axelsson; Steiner',
  year: 1993,
  title: 'Void fraction in a horizontal tube by drift flux',
  inputs: quantities(['massFlux', 'quality', 'liquidDensity', 'vapourDensity', 'surfaceTension']),
  validity: {},
  accuracy: 'about 10 % of the void fraction',
  source: 'VDI-Waermeatlas (1993), section Hbb',
  formula: rouhaniSteiner,
})

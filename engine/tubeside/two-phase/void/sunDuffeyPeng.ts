import { described } from '../described'
import { gravity, inner } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  'massFlux' | 'quality' | 'liquidDensity' | 'vapourDensity' | 'surfaceTension' | 'pressure' | 'criticalPressure'
>

/**
 * Void fraction by drift flux, fitted to boiling water in rod bundles.
 *
 * @param input  mass flux, quality, liquid density, vapour density, surface tension, pressure, critical pressure, SI
 * @returns      share of the cross-section occupied by vapour [-]
 *
 * Valid for any quality.
 *
 * Source: K. H. Sun, R. B. Duffey, C. M. Peng, 19th National Heat Transfer Conf. (1980) 1-10.
 */
export function sunDuffeyPeng(input: Inputs): number {
  const x = inner(input.quality)
  const C = 1 / (0.82 + (0.18 * input.pressure) / input.criticalPressure)
  const { liquidDensity, vapourDensity } = input
  const drift = 1.41 * ((gravity * input.surfaceTension * (liquidDensity - vapourDensity)) / liquidDensity ** 2) ** 0.25
  const volume = x / input.vapourDensity + (1 - x) / input.liquidDensity
  return x / input.vapourDensity / (C * volume + drift / input.massFlux)
}

/** Descriptor for the registry. */
export const sunDuffeyPengCorrelation = described<keyof Inputs>({
  id: 'sun-duffey-peng',
  kind: 'void fraction',
  authors: 'Sun, Duffey, Peng',
  year: 1980,
  title: 'Void fraction by drift flux of boiling water',
  inputs: quantities([
    'massFlux',
    'quality',
    'liquidDensity',
    'vapourDensity',
    'surfaceTension',
    'pressure',
    'criticalPressure',
  ]),
  validity: {},
  accuracy: 'within about 10 to 20 % of the void fraction',
  source: 'K. H. Sun, R. B. Duffey, C. M. Peng, 19th National Heat Transfer Conf. (1980) 1-10.',
  formula: sunDuffeyPeng,
})

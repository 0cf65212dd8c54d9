import { described } from '../described'
import { inner, liquidFroude, phaseAlone } from '../groups'
import { type Given, quantities } from '../quantities'

type Inputs = Given<
  | 'massFlux'
  | 'quality'
  | 'diameter'
  | 'liquidDensity'
  | 'vapourDensity'
  | 'liquidViscosity'
  | 'liquidConductivity'
  | 'liquidHeatCapacity'
  | 'latentHeat'
  | 'heatFlux'
> & { vertical?: number }

/**
 * Coefficient of saturated boiling in a plain tube, the larger of its nucleate and convective parts.
 *
 * @param input  mass flux, quality, inside diameter, properties of the saturated phases, heat flux; `vertical` 1 for a
 *               vertical tube, whose liquid does not stratify at any velocity, SI
 * @returns      coefficient on the inside area [W/m2 K]
 *
 * Valid up to dry-out. At their limits the published branches agree within a few per cent, not exactly. Below N = 0.1
 * the second bubble suppression term holds: 2.47 N^-0.15 (a common print of the first, 2.74 N - 0.1, is a misprint of
 * 2.74 N^-0.1).
 *
 * Source: M. M. Shah, ASHRAE Trans. 88 part 1 (1982) 185-196.
 */
export function shah1982(input: Inputs): number {
  const { massFlux: G, diameter, heatFlux } = input
  const x = inner(input.quality)
  const liquid = phaseAlone(
    G * (1 - x),
    diameter,
    input.liquidViscosity,
    input.liquidConductivity,
    input.liquidHeatCapacity,
  )
  const Bo = heatFlux / (G * input.latentHeat)
  const Co = ((1 - x) / x) ** 0.8 * Math.sqrt(input.vapourDensity / input.liquidDensity)
  const Fr = liquidFroude(input)
  const N = Fr >= 0.04 || input.vertical ? Co : 0.38 * Fr ** -0.3 * Co
  return liquid * Math.max(1.8 / N ** 0.8, nucleate(N, Bo))
}

function nucleate(N: number, Bo: number): number {
  const root = Math.sqrt(Bo)
  if (N > 1) return Bo > 3e-5 ? 230 * root : 1 + 46 * root
  const F = Bo >= 11e-4 ? 14.7 : 15.43
  return F * root * Math.exp(N > 0.1 ? 2.74 * N ** -0.1 : 2.47 * N ** -0.15)
}

/** Descriptor for the registry. */
export const shah1982Correlation = described({
  id: 'shah-1982',
  kind: 'boiling',
  authors: 'Shah',
  year: 1982,
  title: 'Boiling in a plain tube, chart correlation',
  inputs: [
    ...quantities([
      'massFlux',
      'quality',
      'diameter',
      'liquidDensity',
      'vapourDensity',
      'liquidViscosity',
      'liquidConductivity',
      'liquidHeatCapacity',
      'latentHeat',
      'heatFlux',
    ]),
    { name: 'vertical', unit: '-', meaning: '1 for a vertical tube', optional: true },
  ],
  validity: { diameter: [5e-3, 41e-3], quality: [0, 0.8] },
  accuracy: 'mean deviation 14 % over 780 points',
  source: 'ASHRAE Trans. 88 part 1 (1982) 185-196',
  formula: shah1982,
  mayBeZero: ['heatFlux', 'vertical'],
})

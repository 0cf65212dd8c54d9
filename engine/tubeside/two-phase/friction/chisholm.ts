import { described } from '../described'
import { type Given, quantities } from '../quantities'
import { wholeGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
> & { roughCorrection?: number }

/**
 * Frictional gradient of two phases by the ratio of all vapour to all liquid.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional); `roughCorrection` 1 to correct for the roughness
 * of the tube [-], SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for any quality; the published branches have steps at mass fluxes 500, 600 and 1 900 and at ratios 9.5 and 28.
 *
 * Source: D. Chisholm, Int. J. Heat Mass Transfer 16 (1973) 347-358; correction for rough tubes J. Mech. Eng. Sci. 20
 * (1978) 353-354.
 */
export function chisholm(input: Inputs): number {
  const { massFlux: G, quality: x } = input
  const { liquid, vapour } = wholeGradients(input)
  const square = vapour / liquid
  let B = interaction(Math.sqrt(square), G)
  let n = 0.25
  if (input.roughCorrection) {
    const liquidRe = (G * input.diameter) / input.liquidViscosity
    const vapourRe = (G * input.diameter) / input.vapourViscosity
    const frictions = (liquid * input.liquidDensity) / (vapour * input.vapourDensity)
    n = Math.log(frictions) / Math.log(vapourRe / liquidRe)
    const viscosities = input.vapourViscosity / input.liquidViscosity
    const rough = 10 ** ((-600 * (input.roughness ?? 0)) / input.diameter)
    B *= (0.5 * (1 + viscosities ** 2 + rough)) ** ((0.25 - n) / 0.25)
  }
  const half = (2 - n) / 2
  return liquid * (1 + (square - 1) * (B * (x * Math.max(0, 1 - x)) ** half + x ** (2 - n)))
}

/** Coefficient B of Chisholm, by the square root of the ratio of the gradients and the mass flux. */
function interaction(ratio: number, G: number): number {
  if (ratio > 28) return 15_000 / (Math.sqrt(G) * ratio ** 2)
  if (ratio > 9.5) return G <= 600 ? 520 / (Math.sqrt(G) * ratio) : 21 / ratio
  if (G <= 500) return 4.8
  return G < 1900 ? 2400 / G : 55 / Math.sqrt(G)
}

/** Descriptor for the registry. */
export const chisholmCorrelation = described<keyof Inputs>({
  id: 'chisholm',
  kind: 'two-phase friction',
  authors: 'Chisholm',
  year: 1973,
  title: 'Frictional gradient by the ratio of all vapor to all liquid',
  inputs: [
    ...quantities(
      ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
      ['roughness', 'evenTransition'],
    ),
    { name: 'roughCorrection', unit: '-', meaning: '1 to correct for the roughness of the tube', optional: true },
  ],
  validity: {},
  accuracy: 'mean deviation 20 to 40 % for refrigerants',
  source: 'D. Chisholm, Int. J. Heat Mass Transfer 16 (1973) 347-358',
  formula: chisholm,
  mayBeZero: ['roughCorrection'],
})

import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { partGradients, wholeGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of any two phases, including two liquids.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for any quality.
 *
 * Source: P. Theissing, Chem.-Ing.-Tech. 52 (1980) 344-345.
 */
export function theissing(input: Inputs): number {
  const x = inner(input.quality)
  const whole = wholeGradients(input)
  const part = partGradients(input, x)
  const liquidPower = Math.log(part.liquid / whole.liquid) / Math.log(1 - x)
  const vapourPower = Math.log(part.vapour / whole.vapour) / Math.log(x)
  const weight = (part.vapour / part.liquid) ** 0.1
  const n = (liquidPower + vapourPower * weight) / (1 + weight)
  const densities = input.liquidDensity / input.vapourDensity
  const e = 3 - 2 * ((2 * Math.sqrt(densities)) / (1 + densities)) ** (0.7 / n)
  const power = 1 / (n * e)
  // Scaled by the vapour, so that high powers of small gradients do not underflow.
  const liquid = (whole.liquid / whole.vapour) ** power * (1 - x) ** (1 / e)
  return whole.vapour * (liquid + x ** (1 / e)) ** (n * e)
}

/** Descriptor for the registry. */
export const theissingCorrelation = described<keyof Inputs>({
  id: 'theissing',
  kind: 'two-phase friction',
  authors: 'Theissing',
  year: 1980,
  title: 'Frictional gradient for any two phases',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: {},
  accuracy: 'mean deviation 20 to 40 % for refrigerants',
  source: 'P. Theissing, Chem.-Ing.-Tech. 52 (1980) 344-345.',
  formula: theissing,
})

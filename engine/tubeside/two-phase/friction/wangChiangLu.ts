import { described } from '../described'
import { inner } from '../groups'
import { type Given, quantities } from '../quantities'
import { partGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of refrigerants from the gradient of the vapour flowing alone.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for refrigerants in 6.5 mm tubes, mass flux 50 to 700; a step at 200.
 *
 * Source: C. C. Wang, C. S. Chiang, D. C. Lu, Exp. Thermal Fluid Sci. 15 (1997) 395-405.
 */
export function wangChiangLu(input: Inputs): number {
  const x = inner(input.quality)
  const { liquid, vapour } = partGradients(input, x)
  const X = Math.sqrt(liquid / vapour)
  if (input.massFlux >= 200) return vapour * (1 + 9.397 * X ** 0.62 + 0.564 * X ** 2.45)
  const Re = (input.massFlux * input.diameter) / input.liquidViscosity
  const viscosities = input.liquidViscosity / input.vapourViscosity
  const densities = input.liquidDensity / input.vapourDensity
  const C = 4.566e-6 * X ** 0.128 * Re ** 0.938 * densities ** -2.15 * viscosities ** 5.1
  return vapour * (1 + C * X + X * X)
}

/** Descriptor for the registry. */
export const wangChiangLuCorrelation = described<keyof Inputs>({
  id: 'wang-chiang-lu',
  kind: 'two-phase friction',
  authors: 'Wang, Chiang, Lu',
  year: 1997,
  title: 'Frictional gradient by the vapor flowing alone',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: { massFlux: [50, 700] },
  accuracy: 'mean deviation 20 to 40 % for refrigerants',
  source: 'C. C. Wang, C. S. Chiang, D. C. Lu, Exp. Thermal Fluid Sci. 15 (1997) 395-405.',
  formula: wangChiangLu,
})

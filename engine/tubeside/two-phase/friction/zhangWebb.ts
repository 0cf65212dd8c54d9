import { described } from '../described'
import { type Given, quantities } from '../quantities'
import { gradientOf } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'liquidViscosity' | 'pressure' | 'criticalPressure',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of refrigerants by the reduced pressure.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, liquid viscosity, pressure, critical pressure,
 * roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for R-134a, R-22 and R-404A in tubes of 2 to 7 mm at reduced pressures above 0.2.
 *
 * Source: M. Zhang, R. L. Webb, Exp. Thermal Fluid Sci. 25 (2001) 131-139.
 */
export function zhangWebb(input: Inputs): number {
  const { quality: x } = input
  const reduced = input.pressure / input.criticalPressure
  const mixed = 1.68 * x ** 0.8 * Math.max(0, 1 - x) ** 0.25 * reduced ** -1.64
  const liquid = gradientOf(input.massFlux, input.liquidDensity, input.liquidViscosity, input)
  return liquid * ((1 - x) ** 2 + (2.87 * x * x) / reduced + mixed)
}

/** Descriptor for the registry. */
export const zhangWebbCorrelation = described<keyof Inputs>({
  id: 'zhang-webb',
  kind: 'two-phase friction',
  authors: 'Zhang, Webb',
  year: 2001,
  title: 'Frictional gradient of refrigerants by reduced pressure',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'liquidViscosity', 'pressure', 'criticalPressure'],
    ['roughness', 'evenTransition'],
  ),
  validity: { diameter: [1e-3, 7e-3], reducedPressure: [0.2, 0.95] },
  accuracy: 'mean deviation 11.5 % over 119 points',
  source: 'M. Zhang, R. L. Webb, Exp. Thermal Fluid Sci. 25 (2001) 131-139.',
  formula: zhangWebb,
  groups: ({ pressure, criticalPressure }) => ({ reducedPressure: pressure / criticalPressure }),
})

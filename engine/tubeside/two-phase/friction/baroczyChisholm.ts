import { described } from '../described'
import { type Given, quantities } from '../quantities'
import { wholeGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of two phases by the chart of Baroczy in the equations of Chisholm.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for any quality.
 *
 * Source: C. J. Baroczy, Chem. Eng. Prog. Symp. Ser. 62 no. 64 (1966) 232-249; as equations D. Chisholm (1973).
 */
export function baroczyChisholm(input: Inputs): number {
  const { massFlux: G, quality: x } = input
  const { liquid, vapour } = wholeGradients(input)
  const square = vapour / liquid
  const ratio = Math.sqrt(square)
  const B = (ratio <= 9.5 ? 55 : ratio <= 28 ? 520 / ratio : 15_000 / square) / Math.sqrt(G)
  return liquid * (1 + (square - 1) * (B * (x * Math.max(0, 1 - x)) ** 0.875 + x ** 1.75))
}

/** Descriptor for the registry. */
export const baroczyChisholmCorrelation = described<keyof Inputs>({
  id: 'baroczy-chisholm',
  kind: 'two-phase friction',
  authors: 'Baroczy; Chisholm',
  year: 1966,
  title: 'Frictional gradient by the chart of Baroczy',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: {},
  accuracy: 'mean deviation 20 to 40 % for refrigerants',
  source: 'C. J. Baroczy, Chem. Eng. Prog. Symp. Ser. 62 no. 64 (1966) 232-249',
  formula: baroczyChisholm,
})

import { described } from '../described'
import { liquidFroude } from '../groups'
import { type Given, quantities } from '../quantities'
import { wholeGradients } from './singlePhase'

type Inputs = Given<
  'massFlux' | 'quality' | 'diameter' | 'liquidDensity' | 'vapourDensity' | 'liquidViscosity' | 'vapourViscosity',
  'roughness' | 'evenTransition'
>

/**
 * Frictional gradient of boiling refrigerants.
 *
 * @param input  mass flux, quality, inside diameter, liquid density, vapour density, liquid viscosity, vapour
 * viscosity, roughness (optional), continuous transition (optional), SI
 * @returns      frictional pressure gradient, positive where pressure falls [Pa/m]
 *
 * Valid for any quality.
 *
 * Source: R. Gronnerud, IIR Freudenstadt meeting (1972) 127-138.
 */
export function gronnerud(input: Inputs): number {
  const { quality: x, liquidDensity, vapourDensity } = input
  const Fr = liquidFroude(input)
  const f = Fr >= 1 ? 1 : Fr ** 0.3 + 0.0055 * Math.log(1 / Fr) ** 2
  const slope = f * (x + 4 * (x ** 1.8 - x ** 10 * Math.sqrt(f)))
  const viscosities = input.liquidViscosity / input.vapourViscosity
  const rise = liquidDensity / vapourDensity / viscosities ** 0.25 - 1
  return wholeGradients(input).liquid * Math.max(0, 1 + slope * rise)
}

/** Descriptor for the registry. */
export const gronnerudCorrelation = described<keyof Inputs>({
  id: 'gronnerud',
  kind: 'two-phase friction',
  authors: 'Gronnerud',
  year: 1972,
  title: 'Frictional gradient in evaporators',
  inputs: quantities(
    ['massFlux', 'quality', 'diameter', 'liquidDensity', 'vapourDensity', 'liquidViscosity', 'vapourViscosity'],
    ['roughness', 'evenTransition'],
  ),
  validity: {},
  accuracy: 'mean deviation 20 to 40 % for refrigerants',
  source: 'R. Gronnerud, IIR Freudenstadt meeting (1972) 127-138.',
  formula: gronnerud,
})

/** The fluids that a kind of stream may be. */
import { oilNames, refrigerantNames, solutionNames } from '../../coils/document/fluidChoices'
import type { AirCoolerInput } from '../document/airCoolerDocument'

const liquids = ['Water', ...solutionNames, ...oilNames]

export function fluidNamesOf(kind: AirCoolerInput['process']['kind']): readonly string[] {
  if (kind === 'liquid') return liquids
  return kind === 'fluid' ? refrigerantNames : []
}

/** Gases that no air cooler condenses. */
export const inertNames: readonly string[] = [
  'Air',
  'Nitrogen',
  'Oxygen',
  'Hydrogen',
  'Methane',
  'Carbon monoxide',
  'Carbon dioxide',
  'Argon',
  'Helium',
]

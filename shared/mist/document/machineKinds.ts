/** The machines that a mist stands before, and how their power rises with the air where nothing else is known. */
import type { MistInput } from './mistDocument'

type Kind = MistInput['machine']['kind']

export const machineNames: Readonly<Record<Kind, string>> = {
  chiller: 'Air-cooled chiller',
  'condensing-unit': 'Condensing unit',
  'dry-cooler': 'Dry cooler',
  'air-handler': 'Air handler',
}

/** [1/K]. Assumptions: a chiller and a condensing unit save 14 % by 6 K of colder air. */
export const usualSlopes: Readonly<Record<Kind, number>> = {
  chiller: 0.0233,
  'condensing-unit': 0.0233,
  'dry-cooler': 0.03,
  'air-handler': 0.04,
}

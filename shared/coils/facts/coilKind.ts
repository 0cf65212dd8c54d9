/** The kind of a coil in the two or three words of its tab. */
import { uncapitalized } from '../../display/sentence'
import type { CoilInput } from '../document/coilDocument'
import { tubeFluidName } from '../document/coilTypes'
import { oilNames } from '../document/fluidChoices'

/** The types whose label alone names the kind. */
const kinds: Readonly<Record<string, string>> = {
  STEAM: 'Steam',
  STEAM_DISTR: 'Steam distributing',
  SUPER_STEAM: 'Superheated steam',
  SUPER_STEAM_DISTR: 'Superheated steam',
  EVAP: 'Evaporator',
  COND: 'Condenser',
  REHEAT: 'Reheat',
  NONE: 'No fluid',
}

export function coilKind(input: CoilInput): string {
  const { coilType, application } = input
  const known = kinds[coilType]
  if (known) return known
  const fluid = tubeFluidName(input)
  if (fluid === 'Water') return application === 'Cooling' ? 'Chilled water' : 'Hot water'
  return `${fluid} ${application.toLowerCase()}`
}

/** The same text within a sentence: brands keep their capitals. */
export function coilKindWithin(input: CoilInput): string {
  return oilNames.includes(tubeFluidName(input)) ? coilKind(input) : uncapitalized(coilKind(input))
}

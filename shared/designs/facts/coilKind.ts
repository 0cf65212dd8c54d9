/** What a coil is for, in the two or three words that stand on its tab. */
import type { CoilInput } from '../document/coilDocument'

/** The types that say all by themselves. */
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
  const fluid = 'fluid' in input ? input.fluid.name : 'Water'
  if (fluid === 'Water') return application === 'Cooling' ? 'Chilled water' : 'Hot water'
  return `${fluid} ${application.toLowerCase()}`
}

/** Heat of a year as people read it on bills: MMBtu or gigajoules. */
import { formatNumber } from './formatNumber'
import type { UnitSystem } from './units'

const units = { IP: { label: 'MMBtu', joules: 1.05505585262e9 }, SI: { label: 'GJ', joules: 1e9 } } as const

export function energyUnit(system: UnitSystem): string {
  return units[system].label
}

/** Energy [J] in the unit of the reader, without decimals. */
export function energyNumber(energy: number, system: UnitSystem): string {
  return formatNumber(energy / units[system].joules, 0)
}

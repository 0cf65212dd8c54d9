/** Volumes at which gas is metered and its heat is sold. */
import type { UnitSystem } from '../../display/units'

const gasConstant = 8.31446261815324
const atmosphere = 101_325

/** The reference state in words. */
export const meteredAt: Readonly<Record<UnitSystem, string>> = {
  IP: '60 °F, 14.696 psia',
  SI: '15 °C, 101.325 kPa',
}

const reference: Readonly<Record<UnitSystem, number>> = { IP: (60 + 459.67) / 1.8, SI: 288.15 }

/** Volume of a mole of ideal gas where the reader's gas is metered [m3/mol]. */
export const meteredVolume = (system: UnitSystem): number => (gasConstant * reference[system]) / atmosphere

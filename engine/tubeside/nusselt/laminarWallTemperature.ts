import type { Checked } from '../../warnings'

/**
 * Nusselt number of developed laminar flow in a tube at constant wall temperature.
 *
 * @returns Nusselt number on the inner diameter [-]
 *
 * Valid for long tubes in laminar flow.
 *
 * Source: Graetz, Ann. Phys. Chem. 25 (1885) 337-357.
 */
export function laminarWallTemperature(): Checked<number> {
  const value = 3.66
  return { value, warnings: [] }
}

/** Dry-air mass flow, in which every balance of a coil is written, from whatever people count air by. */
import type { Airflow } from '../coils/coil'
import { EngineError } from '../errors'
import { standardAirDensity } from '../units/quantities'

/**
 * Dry-air mass flow of an airflow.
 *
 * @param flow            basis and value: m3/s of standard or of actual air, or kg/s of dry air
 * @param specificVolume  of the air where it is counted [m3/kg dry air]; used by actual volume only
 * @returns               kg/s of dry air
 *
 * Valid for positive finite flows and volumes; else `not-positive`.
 *
 * Source: standard air of 0.075 lb/ft3 dry (AHRI 410-2001, section 3); otherwise definition.
 */
export function dryAirMassFlow({ flow, specificVolume }: { flow: Airflow; specificVolume: number }): number {
  const { basis, value } = flow
  if (!(value > 0 && value < Number.POSITIVE_INFINITY))
    throw new EngineError('not-positive', 'airflow must be positive and finite', { value })
  if (basis === 'dry-air-mass') return value
  if (basis === 'standard-volume') return value * standardAirDensity
  if (basis !== 'actual-volume') throw new EngineError('unknown-name', `airflow has no basis ${basis}`, { basis })
  if (!(specificVolume > 0))
    throw new EngineError('not-positive', 'specific volume must be positive', { specificVolume })
  return value / specificVolume
}

/**
 * Airflow of a dry-air mass flow on another basis.
 *
 * @param dryAir          dry-air mass flow [kg/s]
 * @param basis           what to count
 * @param specificVolume  of the air where it is counted [m3/kg dry air]; used by actual volume only
 * @returns               the airflow [m3/s or kg/s by its basis]
 *
 * Valid for positive flows and volumes; else `not-positive`.
 *
 * Source: as `dryAirMassFlow`, inverted.
 */
export function airflowOnBasis({
  dryAir,
  basis,
  specificVolume,
}: {
  dryAir: number
  basis: Airflow['basis']
  specificVolume: number
}): Airflow {
  return { basis, value: dryAir / dryAirMassFlow({ flow: { basis, value: 1 }, specificVolume }) }
}

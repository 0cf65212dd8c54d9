/** Converts an airflow to its dry-air mass flow, which all balances of a coil use. */
import type { Airflow } from '../coils/coil'
import { EngineError } from '../errors'
import { standardAirDensity } from '../units/quantities'

/**
 * Dry-air mass flow of an airflow.
 *
 * @param flow            basis and value: m3/s of standard or of actual air, or kg/s; `moist` includes the vapour
 * @param specificVolume  of the air where the flow is given [m3/kg dry air]; used by actual volume only
 * @param humidityRatio   of the air [kg/kg dry air]; used by moist mass and moist standard volume only
 * @returns               kg/s of dry air
 *
 * Valid for positive finite flows and volumes, and humidity ratios from 0; else `not-positive`. The vapour does not
 * change an actual volume.
 *
 * Source: standard air of 0.075 lb/ft3 dry (AHRI 410-2001, section 3); otherwise definition.
 */
export function dryAirMassFlow({
  flow,
  specificVolume,
  humidityRatio = 0,
}: {
  flow: Airflow
  specificVolume: number
  humidityRatio?: number
}): number {
  const { basis, value, moist = false } = flow
  if (!(value > 0 && value < Number.POSITIVE_INFINITY))
    throw new EngineError('not-positive', 'airflow must be positive and finite', { value })
  if (!(humidityRatio >= 0))
    throw new EngineError('not-positive', 'humidity ratio must not be negative', { humidityRatio })
  const dryShare = moist ? 1 / (1 + humidityRatio) : 1
  if (basis === 'dry-air-mass') return value * dryShare
  if (basis === 'standard-volume') return value * standardAirDensity * dryShare
  if (basis !== 'actual-volume') throw new EngineError('unknown-name', `airflow has no basis ${basis}`, { basis })
  if (!(specificVolume > 0))
    throw new EngineError('not-positive', 'specific volume must be positive', { specificVolume })
  return value / specificVolume
}

/**
 * Converts a dry-air mass flow to an airflow on another basis.
 *
 * @param dryAir          dry-air mass flow [kg/s]
 * @param basis           basis of the airflow
 * @param moist           whether the vapour is included
 * @param specificVolume  of the air where the flow is given [m3/kg dry air]; used by actual volume only
 * @param humidityRatio   of the air [kg/kg dry air]; used by moist mass and moist standard volume only
 * @returns               the airflow [m3/s or kg/s by its basis]
 *
 * Valid for positive flows and volumes; else `not-positive`.
 *
 * Source: as `dryAirMassFlow`, inverted.
 */
export function airflowOnBasis({
  dryAir,
  basis,
  moist,
  specificVolume,
  humidityRatio,
}: {
  dryAir: number
  basis: Airflow['basis']
  moist?: boolean
  specificVolume: number
  humidityRatio?: number
}): Airflow {
  const unit: Airflow = moist ? { basis, value: 1, moist } : { basis, value: 1 }
  return { ...unit, value: dryAir / dryAirMassFlow({ flow: unit, specificVolume, humidityRatio }) }
}

/** Converts airflow between the user's units and the engine's basis and SI value: the basis is part of the unit. */
import type { Airflow } from '../coils/coil'
import { EngineError } from '../errors'
import { fromSI, toSI } from './convert'
import type { UnitId } from './quantities'

/** The basis of each unit of airflow. */
export const airflowBasis: Readonly<Record<UnitId<'airflow'>, Airflow['basis']>> = Object.freeze({
  SCFM: 'standard-volume',
  ACFM: 'actual-volume',
  'lb/h dry air': 'dry-air-mass',
  'm3/h standard': 'standard-volume',
  'm3/h actual': 'actual-volume',
  'm3/s standard': 'standard-volume',
  'm3/s actual': 'actual-volume',
  'L/s standard': 'standard-volume',
  'L/s actual': 'actual-volume',
  'kg/h dry air': 'dry-air-mass',
  'SCFM wet': 'standard-volume',
  'ACFM wet': 'actual-volume',
  'lb/h wet air': 'dry-air-mass',
  'm3/h standard wet': 'standard-volume',
  'm3/h actual wet': 'actual-volume',
  'kg/h wet air': 'dry-air-mass',
  'SCFM enterprise': 'standard-volume',
  'ACFM enterprise': 'actual-volume',
  'lb/h enterprise': 'dry-air-mass',
  'm3/h standard enterprise': 'standard-volume',
  'm3/h actual enterprise': 'actual-volume',
  'kg/h enterprise': 'dry-air-mass',
})

/** Units that include the vapour. */
const moistUnits: ReadonlySet<string> = new Set(Object.keys(airflowBasis).filter(unit => / wet\b/.test(unit)))

/**
 * Airflow with its basis, from a number in a unit.
 *
 * @param unit   such as `SCFM`
 * @param value  the number in that unit
 * @returns      basis, and value in m3/s or kg/s
 *
 * Valid for finite numbers; else `not-finite`.
 *
 * Source: definition.
 */
export function airflowFrom(unit: UnitId<'airflow'>, value: number): Airflow {
  const flow = { value: toSI('airflow', unit, value), basis: airflowBasis[unit] }
  return moistUnits.has(unit) ? { ...flow, moist: true } : flow
}

/**
 * Number in a unit of an airflow of the same basis.
 *
 * @param unit  such as `m3/h standard`
 * @param flow  the airflow [m3/s or kg/s by its basis]
 * @returns     the number in that unit
 *
 * Valid where the unit and the flow have the same basis; else `inconsistent-state`, because the state of the air is
 * needed.
 *
 * Source: definition.
 */
export function airflowIn(unit: UnitId<'airflow'>, flow: Airflow): number {
  if (airflowBasis[unit] !== flow.basis || moistUnits.has(unit) !== (flow.moist ?? false))
    throw new EngineError('inconsistent-state', `${unit} does not count ${flow.basis}`, { unit, basis: flow.basis })
  return fromSI('airflow', unit, flow.value)
}

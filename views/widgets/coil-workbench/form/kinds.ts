/** Changes the kind in which a number is given. The coil stays the same: the number is converted, not replaced. */
import type { CoilRating } from '../../../../engine/coils/coil'
import { airflowOnBasis, dryAirMassFlow } from '../../../../engine/fluids/airflow'
import { type AirProperties, moistAir } from '../../../../engine/fluids/moistAir'
import { altitudeAtPressure, pressureAtAltitude } from '../../../../engine/units/standardAtmosphere'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { CoilPath } from '../../../../shared/coils/fields/coilPath'
import { withValueAt } from '../../../../shared/tools/fields/paths'
import { typedKey } from '../../../workbench/form/form'
import type { CoilForm } from './coilForm'

type Air = CoilInput['air']
export type Kinded =
  | 'air.flow'
  | 'air.humidity'
  | 'air.pressure'
  | 'fluid.given'
  | 'refrigerant.inlet'
  | 'refrigerant.at'
  | 'refrigerant.given'

function pressureOf({ pressure }: Air): number {
  return pressure.kind === 'absolute' ? pressure.value : pressureAtAltitude(pressure.value)
}

/** The entering air; at 50 % relative humidity if the given state is impossible. */
function stateOf(air: Air): AirProperties {
  const { kind, value } = air.humidity
  const T = air.dryBulb
  const p = pressureOf(air)
  try {
    if (kind === 'wet-bulb') return moistAir({ T, p, Twb: value })
    return moistAir(kind === 'relative-humidity' ? { T, p, RH: value } : { T, p, W: value })
  } catch {
    return moistAir({ T, p, RH: 0.5 })
  }
}

function humidityOf(air: Air, kind: Air['humidity']['kind']): number {
  const state = stateOf(air)
  return kind === 'wet-bulb' ? state.Twb : kind === 'relative-humidity' ? state.RH : state.W
}

/** The same airflow on another basis; a kind that includes the vapour ends in `moist`. */
function airflowOf(air: Air, kind: string): number {
  const { v: specificVolume, W: humidityRatio } = stateOf(air)
  const [basis, moist] = kind.split(' ')
  const dryAir = dryAirMassFlow({ flow: air.flow, specificVolume, humidityRatio })
  const to = { dryAir, basis: basis as Air['flow']['basis'], moist: moist !== undefined, specificVolume, humidityRatio }
  return airflowOnBasis(to).value
}

/** A value that only a rating can convert, from the last rating. */
function ratedOf(kind: string, rating: CoilRating | null): number | undefined {
  if (!rating) return undefined
  const { fluid, totalCapacity } = rating
  const { phaseChange } = fluid
  return {
    'volume-flow': fluid.volumeFlow,
    'mass-flow': fluid.massFlow,
    'leaving-temperature': fluid.leavingTemperature,
    capacity: totalCapacity,
    superheat: phaseChange?.superheat,
    subcooling: phaseChange?.subcooling,
    quality: phaseChange?.enteringQuality,
    pressure: phaseChange?.enteringPressure,
  }[kind]
}

/** Usual values [SI], if neither a rating nor an earlier input gives one. */
const usual: Readonly<Record<string, number>> = {
  superheat: 10 / 1.8,
  subcooling: 10 / 1.8,
  quality: 0.25,
  'liquid-temperature': (105 + 459.67) / 1.8,
  'dew-temperature': (120 + 459.67) / 1.8,
  pressure: 2.5e6,
  'mass-flow': 0.2,
}

function converted(form: CoilForm, of: Kinded, kind: string, rating: CoilRating | null): number | undefined {
  const { air } = form.input
  if (of === 'air.humidity') return humidityOf(air, kind as Air['humidity']['kind'])
  if (of === 'air.flow') return airflowOf(air, kind)
  if (of === 'air.pressure') return kind === 'absolute' ? pressureOf(air) : altitudeAtPressure(air.pressure.value)
  const rated = ratedOf(kind, rating)
  if (of === 'fluid.given') return rated
  return rated ?? form.typed[`${of}.value ${kind}`]?.value ?? usual[kind]
}

/** Converts a number to another kind. If that is not possible yet, the form stays unchanged. */
export function withKind(form: CoilForm, of: Kinded, kind: string, rating: CoilRating | null): CoilForm {
  let value: number | undefined
  try {
    value = converted(form, of, kind, rating)
  } catch {
    // An impossible state has its own message at its field and cannot be converted.
  }
  if (value === undefined) return form
  const input = withValueAt(withKindSaid(form.input, of, kind), `${of}.value`, value)
  return { ...form, input: withFirstValue(form, input, `${of}.value` as CoilPath, value) }
}

function withKindSaid(input: CoilInput, of: Kinded, kind: string): CoilInput {
  if (of !== 'air.flow') return withValueAt(input, `${of}.kind`, kind)
  const [basis, moist] = kind.split(' ')
  return withValueAt(withValueAt(input, 'air.flow.basis', basis), 'air.flow.moist', moist && true)
}

/** Restores the typed value if a conversion there and back gives nearly the same, to avoid a rounding error. */
function withFirstValue(form: CoilForm, input: CoilInput, path: CoilPath, value: number): CoilInput {
  const before = form.typed[typedKey(form, input, path)]?.value
  const isSame = before !== undefined && Math.abs(before - value) <= 1e-7 * Math.abs(before)
  return isSame ? withValueAt(input, path, before) : input
}

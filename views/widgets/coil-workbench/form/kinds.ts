/** Changes of how a number is given. The coil stays the same coil: the number is converted, not replaced. */
import type { CoilRating } from '../../../../engine/coils/coil'
import { airflowOnBasis, dryAirMassFlow } from '../../../../engine/fluids/airflow'
import { type AirProperties, moistAir } from '../../../../engine/fluids/moistAir'
import { altitudeAtPressure, pressureAtAltitude } from '../../../../engine/units/standardAtmosphere'
import type { CoilInput } from '../../../../shared/designs/coilDocument'
import type { CoilPath } from '../../../../shared/designs/coilPath'
import { withValueAt } from '../../../../shared/designs/paths'
import { type CoilForm, typedKey } from './form'

type Air = CoilInput['air']
type Kinded = 'air.flow' | 'air.humidity' | 'air.pressure' | 'fluid.given'

function pressureOf({ pressure }: Air): number {
  return pressure.kind === 'absolute' ? pressure.value : pressureAtAltitude(pressure.value)
}

/** The entering air; half saturated where what was given so far is no possible state. */
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

function airflowOf(air: Air, basis: Air['flow']['basis']): number {
  const specificVolume = stateOf(air).v
  const dryAir = dryAirMassFlow({ flow: air.flow, specificVolume })
  return airflowOnBasis({ dryAir, basis, specificVolume }).value
}

/** Flow and leaving temperature follow from each other only through a rating, so they are taken from the last one. */
function fluidOf(kind: string, rating: CoilRating | null): number | undefined {
  if (!rating) return undefined
  if (kind === 'leaving-temperature') return rating.fluid.leavingTemperature
  return kind === 'mass-flow' ? rating.fluid.massFlow : rating.fluid.volumeFlow
}

function converted(input: CoilInput, of: Kinded, kind: string, rating: CoilRating | null): number | undefined {
  const { air } = input
  if (of === 'air.humidity') return humidityOf(air, kind as Air['humidity']['kind'])
  if (of === 'air.flow') return airflowOf(air, kind as Air['flow']['basis'])
  if (of === 'fluid.given') return fluidOf(kind, rating)
  return kind === 'absolute' ? pressureOf(air) : altitudeAtPressure(air.pressure.value)
}

/** Gives a number as another kind. Where no conversion exists yet the form stays as it is. */
export function withKind(form: CoilForm, of: Kinded, kind: string, rating: CoilRating | null): CoilForm {
  let value: number | undefined
  try {
    value = converted(form.input, of, kind, rating)
  } catch {
    // An impossible state has its own message at its field; there is nothing to convert.
  }
  if (value === undefined) return form
  const input = withValueAt(
    withValueAt(form.input, `${of}.kind`.replace('flow.kind', 'flow.basis'), kind),
    `${of}.value`,
    value,
  )
  return { ...form, input: withFirstValue(form, input, `${of}.value` as CoilPath, value) }
}

/** The way there and back must not leave the last digit of a conversion behind: a value that was typed is taken back as it was. */
function withFirstValue(form: CoilForm, input: CoilInput, path: CoilPath, value: number): CoilInput {
  const before = form.typed[typedKey(input, path)]?.value
  const isSame = before !== undefined && Math.abs(before - value) <= 1e-7 * Math.abs(before)
  return isSame ? withValueAt(input, path, before) : input
}

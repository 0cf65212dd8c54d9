/** Facts of a rated coil beside its key results: labels with values, for the page and the report. */
import type { AirState, CoilRating } from '../../../engine/coils/coil'
import { formatNumber, formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'

/** A label with its value, and its unit if it has one. */
export type Fact = readonly [label: string, value: string, unit?: string]

/** A property of a stream where it enters and where it leaves, in SI. */
export type StateRow = readonly [label: string, entering: number, leaving: number, quantity: Quantity]

const airStates: readonly (readonly [label: string, key: keyof AirState, quantity: Quantity])[] = [
  ['Dry bulb', 'dryBulb', 'temperature'],
  ['Wet bulb', 'wetBulb', 'temperature'],
  ['Dew point', 'dewPoint', 'temperature'],
  ['Relative humidity', 'relativeHumidity', 'relativeHumidity'],
  ['Humidity ratio', 'humidityRatio', 'humidityRatio'],
  ['Enthalpy', 'enthalpy', 'enthalpy'],
]

const dropParts = [
  ['Tubes', 'tubes'],
  ['Return bends', 'bends'],
  ['Headers', 'headers'],
  ['Connections', 'connections'],
  ['Total', 'total'],
] as const

/** Writes a value in the reader's units. */
export function factOf({ number, label }: Reader) {
  return (name: string, value: number, quantity: Quantity): Fact => [name, number(value, quantity), label(quantity)]
}

export function airStateRows({ air }: CoilRating): StateRow[] {
  return airStates.map(([name, key, quantity]) => [name, air.entering[key], air.leaving[key], quantity])
}

export function fluidStateRows({ fluid }: CoilRating): StateRow[] {
  const { phaseChange: change } = fluid
  const temperature: StateRow = ['Temperature', fluid.enteringTemperature, fluid.leavingTemperature, 'temperature']
  if (!change) return [temperature]
  return [
    temperature,
    ['Pressure', change.enteringPressure, change.leavingPressure, 'vaporPressure'],
    ['Enthalpy', change.enteringEnthalpy, change.leavingEnthalpy, 'fluidEnthalpy'],
  ]
}

/** Facts of steam and refrigerants: superheat, subcooling, quality, losses, and the coil's surface for each phase. */
export function phaseFacts({ fluid }: CoilRating, reader: Reader): Fact[] {
  const { phaseChange: change } = fluid
  if (!change) return []
  const of = factOf(reader)
  const given = (name: string, value: number | undefined, quantity: Quantity): Fact[] =>
    value === undefined ? [] : [of(name, value, quantity)]
  const share = (name: string, value: number | undefined): Fact[] => (value ? [[name, formatPercent(value)]] : [])
  return [
    ...given('Superheat', change.superheat, 'temperatureDifference'),
    ...given('Subcooling', change.subcooling, 'temperatureDifference'),
    ...given('Entering quality', change.enteringQuality, 'fraction'),
    ...given('Leaving quality', change.leavingQuality, 'fraction'),
    ...given('Glide', change.glide, 'temperatureDifference'),
    of('Saturation drop', change.saturationDrop, 'temperatureDifference'),
    of('Mass flux', change.massFlux, 'massFlux'),
    of('Charge', change.charge, 'charge'),
    ...share('Surface for superheated gas', change.zones.superheated),
    ...share('Surface for both phases', change.zones.twoPhase),
    ...share('Surface for liquid', change.zones.subcooled),
    ...share('Beyond dry-out', change.dryoutShare),
  ]
}

/** The quantity of the pressure drop in the tubes, which sets its unit: feet of water are for liquids only. */
export function tubeDropQuantity({ fluid }: Pick<CoilRating, 'fluid'>): 'fluidPressureDrop' | 'vaporPressureDrop' {
  return fluid.phaseChange ? 'vaporPressureDrop' : 'fluidPressureDrop'
}

export function airFacts(rating: CoilRating, reader: Reader): Fact[] {
  const of = factOf(reader)
  const { air } = rating
  // Air that is heated has no condensate; a line for it would be confused with the condensate of steam.
  const isHeated = air.leaving.dryBulb > air.entering.dryBulb
  const moisture: Fact[] = [
    of('Pressure drop, dry', air.dryPressureDrop, 'airPressureDrop'),
    of('Condensate', air.condensate, 'massFlow'),
    ['Wet surface', formatPercent(rating.wetFraction)],
  ]
  return [
    of('Face velocity, standard', air.standardFaceVelocity, 'velocity'),
    of('Face velocity, actual', air.faceVelocity, 'velocity'),
    of(rating.wetFraction > 0 ? 'Pressure drop, wet' : 'Pressure drop', air.pressureDrop, 'airPressureDrop'),
    ...(isHeated ? [] : moisture),
    ...(rating.apparatusDewPoint === undefined
      ? []
      : [of('Apparatus dew point', rating.apparatusDewPoint, 'temperature')]),
    of('Dry air flow', air.dryAirFlow, 'massFlow'),
    of('Air pressure', air.pressure, 'absolutePressure'),
    of('Coefficient', air.coefficient, 'heatTransferCoefficient'),
    ['Fin, surface efficiency', `${formatPercent(air.finEfficiency, 1)}, ${formatPercent(air.surfaceEfficiency, 1)}`],
    ['Reynolds number', formatNumber(air.reynolds, 0)],
  ]
}

export function fluidFacts({ fluid, coilType }: CoilRating, reader: Reader): Fact[] {
  const of = factOf(reader)
  return [
    // A two-phase fluid has no single volume flow.
    ...(fluid.phaseChange ? [] : [of('Flow', fluid.volumeFlow, 'volumeFlow')]),
    of(coilType.includes('STEAM') ? 'Steam load' : 'Mass flow', fluid.massFlow, 'massFlow'),
    of('Tube velocity', fluid.tubeVelocity, 'fluidVelocity'),
    of('Coefficient', fluid.coefficient, 'heatTransferCoefficient'),
    ['Reynolds number', formatNumber(fluid.reynolds, 0)],
    ...(fluid.protection ? [of('Freezing point', fluid.protection.freezing, 'temperature')] : []),
    ...(fluid.protection?.burst ? [of('Burst protection, about', fluid.protection.burst, 'temperature')] : []),
  ]
}

/** The fluid's pressure drop by part, with the sum last. */
export function fluidDropFacts(rating: CoilRating, reader: Reader): Fact[] {
  const of = factOf(reader)
  return dropParts.map(([name, key]) => of(name, rating.fluid.pressureDrop[key], tubeDropQuantity(rating)))
}

/** Shows the inputs of published methods in the reader's units; the registry has them in SI. */
import { formatSignificant } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Quantity, shownValue, systemUnit, unitLabel } from '../../display/units'

/** The quantity that each unit of the registry measures. */
const quantities: Readonly<Record<string, Quantity>> = {
  m: 'smallLength',
  rad: 'angle',
  'kg/s': 'massFlow',
  'kg/m3': 'density',
  'Pa s': 'viscosity',
  'J/kg K': 'specificHeat',
  'W/m K': 'thermalConductivity',
  'W/m2 K': 'heatTransferCoefficient',
  Pa: 'absolutePressure',
  'kg/s m2': 'massFlux',
  'J/kg': 'fluidEnthalpy',
  K: 'temperatureDifference',
}

/** Quantities of inputs whose unit alone is ambiguous, by name. */
const byName: Readonly<Record<string, Quantity>> = {
  saturationPressureDifference: 'vaporPressureDrop',
  saturationTemperature: 'temperature',
  hotIn: 'temperature',
  hotOut: 'temperature',
  coldIn: 'temperature',
  coldOut: 'temperature',
  gasTemperature: 'temperature',
  interfaceTemperature: 'temperature',
}

/** A unit that no field has: its label, and the factor from SI. */
type Rare = readonly [label: string, factor: number]

const btuPerHour = 0.29307107017
const inch = 0.0254
const foot = 12 * inch

const rare: Readonly<Record<string, { IP: Rare; SI: Rare }>> = {
  '1/m': { IP: ['1/in', inch], SI: ['1/m', 1] },
  'W/m2': { IP: ['Btu/(h·ft²)', foot ** 2 / btuPerHour], SI: ['kW/m²', 1e-3] },
  'kg/mol': { IP: ['lb/lbmol', 1e3], SI: ['g/mol', 1e3] },
  'N/m': { IP: ['dyn/cm', 1e3], SI: ['mN/m', 1e3] },
  'J/mol K': { IP: ['Btu/(lbmol·°F)', 1 / 4.1868], SI: ['J/(mol·K)', 1] },
  'W2 s/m4 K2': { IP: ['W²·s/(m⁴·K²)', 1], SI: ['W²·s/(m⁴·K²)', 1] },
}

/** How an input is shown: the label of its unit, empty for a plain number, and its values without unit. */
export interface MethodInput {
  unit: string
  text: (value: number) => string
}

export function methodInput({ Name, Unit }: { Name: string; Unit: string }, { system }: Reader): MethodInput {
  const quantity = byName[Name] ?? quantities[Unit]
  if (quantity) {
    const unit = systemUnit(quantity, system)
    return {
      unit: unitLabel(quantity, unit),
      text: value => formatSignificant(shownValue(value, quantity, unit)),
    }
  }
  const [label, factor] = rare[Unit]?.[system] ?? [Unit === '-' ? '' : Unit, 1]
  return { unit: label, text: value => formatSignificant(value * factor) }
}

/** The valid range of an input, without a unit: `0.80 to 1.25`, `up to 6`. */
export function methodRange(
  [low, high]: readonly [low: number | null, high: number | null],
  text: (value: number) => string,
): string {
  if (low === null) return high === null ? 'any' : `up to ${text(high)}`
  return high === null ? `from ${text(low)}` : `${text(low)} to ${text(high)}`
}

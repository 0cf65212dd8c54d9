/** Fuels by name: a choice for users who have no analysis of their own fuel. */
import { EngineError } from '../errors'
import type { AnalysedFuel, GaseousFuel } from './fuelKinds'
import { type FuelName, fuelNames } from './fuelNames'

/** A fuel of the list. */
export interface NamedFuel {
  readonly name: string
  readonly fuel: GaseousFuel | AnalysedFuel
  /** The row of the table of emission factors for this fuel, if there is one. */
  readonly emissions?: string
  readonly source: string
  /** Typical values, to be replaced by the supplier's. */
  readonly trust?: 'assumption'
}

const pure = 'definition'
const typical = 'a typical round analysis, to be replaced by the supplier’s'

const gas = (
  name: FuelName,
  composition: Readonly<Record<string, number>>,
  more: Partial<NamedFuel> = { source: typical, trust: 'assumption' },
): NamedFuel => ({ name, fuel: { kind: 'gas', composition }, source: typical, ...more })

/** By per cent of mass: carbon, hydrogen, oxygen, nitrogen, sulfur, ash, water; then the heating value [MJ/kg]. */
const analysed = (name: FuelName, parts: readonly number[], megajoules: number, emissions?: string): NamedFuel => {
  const [C, H, O, N, S, ash, water] = parts.map(part => part / 100)
  const analysis = { C: C!, H: H!, O: O!, N: N!, S: S!, ash: ash!, water: water! }
  return {
    name,
    fuel: { kind: 'mass', analysis, higherHeatingValue: megajoules * 1e6 },
    ...(emissions ? { emissions } : {}),
    source: typical,
    trust: 'assumption',
  }
}

const natural = { emissions: 'Natural gas (weighted US average)', source: typical, trust: 'assumption' } as const
const propane = { emissions: 'Propane', source: typical, trust: 'assumption' } as const

/** The fuels, in the order of `fuelNames`. */
export const fuels: readonly NamedFuel[] = Object.freeze([
  gas(
    'Natural gas',
    { Methane: 0.95, Ethane: 0.025, Propane: 0.002, 'Carbon dioxide': 0.007, Nitrogen: 0.016 },
    natural,
  ),
  gas(
    'Natural gas, US pipeline',
    { Methane: 0.931, Ethane: 0.032, Propane: 0.007, 'n-Butane': 0.004, 'Carbon dioxide': 0.01, Nitrogen: 0.016 },
    natural,
  ),
  gas(
    'Natural gas, rich',
    {
      ...{ Methane: 0.87, Ethane: 0.08, Propane: 0.025, 'n-Butane': 0.006, Isobutane: 0.004 },
      ...{ Nitrogen: 0.01, 'Carbon dioxide': 0.005 },
    },
    natural,
  ),
  gas('Natural gas with 20 % hydrogen', {
    ...{ Methane: 0.76, Ethane: 0.02, Propane: 0.0016, 'Carbon dioxide': 0.0056, Nitrogen: 0.0128, Hydrogen: 0.2 },
  }),
  gas('Methane', { Methane: 1 }, { source: pure }),
  gas('Propane', { Propane: 1 }, { source: pure, emissions: 'Propane' }),
  gas('Propane HD-5', { Propane: 0.95, Ethane: 0.02, 'n-Butane': 0.02, Isobutane: 0.01 }, propane),
  gas('Butane', { 'n-Butane': 0.7, Isobutane: 0.3 }),
  gas('Biogas', { Methane: 0.6, 'Carbon dioxide': 0.385, Nitrogen: 0.013, 'Hydrogen sulfide': 0.002 }),
  gas('Landfill gas', { Methane: 0.5, 'Carbon dioxide': 0.4, Nitrogen: 0.09, Oxygen: 0.01 }),
  gas('Hydrogen', { Hydrogen: 1 }, { source: pure }),
  gas('Coke-oven gas', {
    ...{ Hydrogen: 0.58, Methane: 0.25, 'Carbon monoxide': 0.06, Ethylene: 0.02 },
    ...{ 'Carbon dioxide': 0.02, Nitrogen: 0.06, Oxygen: 0.01 },
  }),
  gas('Syngas', { Hydrogen: 0.5, 'Carbon monoxide': 0.3, 'Carbon dioxide': 0.1, Nitrogen: 0.05, Methane: 0.05 }),
  analysed('No. 2 oil', [87.1, 12.7, 0.03, 0.02, 0.15, 0, 0], 45.3, 'Distillate Fuel Oil No. 2'),
  analysed('No. 2 oil, 15 ppm sulfur', [86.8, 13.18, 0.01, 0.0085, 0.0015, 0, 0], 45.6, 'Distillate Fuel Oil No. 2'),
  analysed('No. 6 oil', [86.6, 10.2, 0.5, 0.4, 2.1, 0.1, 0.1], 42.6, 'Residual Fuel Oil No. 6'),
  analysed('Biodiesel', [77, 12, 11, 0, 0, 0, 0], 39.8),
  analysed('Wood, 10 % moisture', [45, 5.4, 38.7, 0.18, 0.01, 0.71, 10], 18.1),
  analysed('Wood, 45 % moisture', [27.5, 3.3, 23.65, 0.11, 0.01, 0.43, 45], 11.05),
  analysed('Bituminous coal', [72, 4.8, 7, 1.4, 1.8, 8, 5], 29.5, 'Bituminous'),
  analysed('Lignite', [41, 2.9, 12, 0.7, 0.9, 7.5, 35], 16, 'Lignite'),
])

/**
 * A fuel of the list.
 *
 * @param name  such as `Natural gas`
 * @returns     the fuel, with its source
 *
 * Valid for the names of `fuelNames`; else `unknown-name`.
 *
 * Source: as stated in each row.
 */
export function fuelNamed(name: string): NamedFuel {
  const found = fuels.find(fuel => fuel.name === name)
  if (!found) throw new EngineError('unknown-name', `no fuel ${name}; known are ${fuelNames.join(', ')}`, { name })
  return found
}

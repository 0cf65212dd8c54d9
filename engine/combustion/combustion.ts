/** Complete combustion of a kilogram of fuel in humid air: air, flue gas, dew points, carbon dioxide. */
import { requireWithin } from '../errors'
import {
  type AcidDewPoint,
  type AirComposition,
  acidDewPoint,
  burn,
  excessAir,
  meanMolarMass,
  oxygenNeeded,
  waterDewPoint,
} from '../fluids/gas/flueGas'
import { lowestSaturation } from '../fluids/water/waterSaturation'
import { carbonFactor } from './carbonFactors'
import { leastAcid, traceAcidDewPoint } from './dewPoints'
import { type Fuel, type FuelFacts, fuelFacts } from './fuel'

/** Dry air of ISO 2533, with its traces counted as argon; and two compositions used in older calculations. */
export const dryAirs = {
  ISO: { Oxygen: 0.20939, Nitrogen: 0.780848, Argon: 0.009332, 'Carbon dioxide': 0.00043 },
  '20.95/79.05': { Oxygen: 0.2095, Nitrogen: 0.7905 },
  '79/21': { Oxygen: 0.21, Nitrogen: 0.79 },
} as const satisfies Readonly<Record<string, AirComposition>>

/** How the combustion air is given: by its excess, or by the oxygen reading of an analyser in dry or wet flue gas. */
export type FiringAir = { readonly kind: 'excess' | 'dry-oxygen' | 'wet-oxygen'; readonly value: number }

/** Inputs of a combustion calculation. */
export interface CombustionInput {
  readonly fuel: Fuel
  readonly air: FiringAir
  /** Humidity ratio of the air [kg/kg dry]; 0.013 where left out. */
  readonly humidity?: number
  /** Mole fractions of dry air; that of ISO where left out. */
  readonly dryAir?: AirComposition
  /** Pressure of the flue gas [Pa]; one atmosphere where left out. */
  readonly pressure?: number
  /** Sulfur trioxide over sulfur dioxide [mol/mol]; 0.02 where left out. */
  readonly trioxideShare?: number
}

/** Inputs and products of the combustion of a kilogram of fuel. Masses [kg/kg fuel], temperatures [K]. */
export interface Combustion {
  readonly fuel: FuelFacts
  readonly excessAir: number
  /** Oxygen that the fuel needs [mol/kg fuel]. */
  readonly oxygenNeeded: number
  readonly dryAir: number
  readonly wetAir: number
  readonly humidity: number
  readonly wetGas: number
  readonly dryGas: number
  /** Water in the flue gas, and the part of it from the fuel: from its hydrogen and its moisture. */
  readonly water: number
  readonly fuelWater: number
  /** Ash: the part of the fuel that does not become gas. */
  readonly ash: number
  /** Mole fractions of the wet and of the dry flue gas. */
  readonly composition: Readonly<Record<string, number>>
  readonly dryComposition: Readonly<Record<string, number>>
  /** Molar mass of the wet gas, and of the dry gas [kg/mol]. */
  readonly molarMass: number
  readonly dryMolarMass: number
  readonly pressure: number
  /** A dew point of an acid is present only if its gas is; that of water only if it is above freezing. */
  readonly dewPoints: DewPoints
  /** Carbon dioxide from the fuel, per mass [kg/kg] and per unit of heat [kg/J, higher heating value]. */
  readonly carbonDioxide: { readonly perMass: number; readonly perHeat: number }
}

/** Dew points [K]. */
export interface DewPoints {
  readonly water?: number
  readonly sulfuric?: AcidDewPoint
  readonly hydrochloric?: number
  /** The highest of the dew points. */
  readonly highest?: number
}

/** Humidity ratio of standard combustion air: 60 % at 80 °F [kg/kg]. */
export const usualHumidity = 0.013
const usualPressure = 101_325
const usualTrioxide = 0.02

/**
 * Complete combustion of a kilogram of fuel.
 *
 * @param input  fuel, air, humidity [kg/kg], pressure [Pa], share of trioxide [-]
 * @returns      masses [kg/kg fuel], composition [mol/mol], dew points [K], heating values [J/kg]
 *
 * Valid from stoichiometric air upwards, for complete combustion without dissociation; sulfur leaves as dioxide,
 * chlorine as hydrogen chloride, nitrogen of the fuel as nitrogen; ash does not enter the gas. The dioxide is not
 * reduced by the trioxide. Excess air above 20, humidity above 0.2, and pressures outside 20 to 500 kPa are
 * `out-of-range`.
 *
 * Source: balance of atoms; dew points as `waterDewPoint`, `acidDewPoint`, `traceAcidDewPoint`.
 */
export function combustion(input: CombustionInput): Combustion {
  const { humidity = usualHumidity, dryAir = dryAirs.ISO, pressure = usualPressure } = input
  requireWithin('the humidity of the air', humidity, 0, 0.2)
  requireWithin('the pressure of the flue gas', pressure, 2e4, 5e5)
  requireWithin('the share of trioxide', input.trioxideShare ?? usualTrioxide, 0, 0.2)
  const fuel = fuelFacts(input.fuel)
  // Chlorine leaves as hydrogen chloride, and so takes hydrogen from the fuel.
  const burning = { ...fuel.atoms, H: fuel.atoms.H - fuel.chlorine }
  const excess = excessOf(input.air, burning, dryAir, humidity)
  requireWithin('the excess of air', excess, 0, 20)
  const burnt = burn(burning, excess, humidity, dryAir)
  const amount = burnt.amount + fuel.chlorine
  const composition: Record<string, number> = {}
  for (const [gas, share] of Object.entries(burnt.composition))
    if (share > 0) composition[gas] = (share * burnt.amount) / amount
  if (fuel.chlorine > 0) composition['Hydrogen chloride'] = fuel.chlorine / amount
  const { 'Water vapor': steam = 0, ...dry } = composition
  const dryComposition = Object.fromEntries(Object.entries(dry).map(([gas, share]) => [gas, share / (1 - steam)]))
  const [molarMass, dryMolarMass] = [meanMolarMass(composition), meanMolarMass(dryComposition)]
  const airMass = burnt.air * meanMolarMass(dryAir)
  const wetGas = amount * molarMass
  const dryGas = amount * (1 - steam) * dryMolarMass
  const perHeat = carbonFactor(fuel)
  return {
    fuel,
    excessAir: excess,
    oxygenNeeded: oxygenNeeded(burning),
    dryAir: airMass,
    wetAir: airMass * (1 + humidity),
    humidity,
    wetGas,
    dryGas,
    water: wetGas - dryGas,
    fuelWater: wetGas - dryGas - humidity * airMass,
    ash: fuel.ash,
    composition,
    dryComposition,
    molarMass,
    dryMolarMass,
    pressure,
    dewPoints: dewPoints(composition, pressure, input.trioxideShare ?? usualTrioxide),
    carbonDioxide: { perMass: perHeat * fuel.higherHeatingValue, perHeat },
  }
}

function excessOf(air: FiringAir, atoms: FuelFacts['atoms'], dryAir: AirComposition, humidity: number): number {
  if (air.kind === 'excess') return air.value
  return excessAir(atoms, air.value, dryAir, air.kind === 'wet-oxygen' ? humidity : undefined)
}

/**
 * Dew points of a flue gas.
 *
 * @param composition  mole fractions of the wet gas
 * @param p            its pressure [Pa]
 * @param trioxide     sulfur trioxide over sulfur dioxide [mol/mol]
 * @returns            dew points [K]; none for a gas that is absent
 *
 * Valid where water condenses above 0 °C; a drier gas has no dew point of water here.
 *
 * Source: as `waterDewPoint`, `acidDewPoint`, `traceAcidDewPoint`.
 */
export function dewPoints(composition: Readonly<Record<string, number>>, p: number, trioxide: number): DewPoints {
  const water = composition['Water vapor'] ?? 0
  const acid = (composition['Sulfur dioxide'] ?? 0) * trioxide
  const chloride = composition['Hydrogen chloride'] ?? 0
  const found: DewPoints = {
    ...(water * p > lowestSaturation ? { water: waterDewPoint(water, p) } : {}),
    ...(water > 0 && acid > leastAcid ? { sulfuric: acidDewPoint(water, acid, p) } : {}),
    ...(water > 0 && chloride > leastAcid
      ? { hydrochloric: traceAcidDewPoint('hydrochloric', water, chloride, p) }
      : {}),
  }
  const all = [found.water, found.sulfuric?.higher, found.hydrochloric].filter(each => each !== undefined)
  return all.length > 0 ? { ...found, highest: Math.max(...all) } : found
}

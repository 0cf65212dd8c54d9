/** Flue gas from a fuel and its air, and the dew points of its water and acids. */
import { EngineError } from '../../errors'
import { gasData } from '../gas-data'
import { waterSaturationTemperature } from '../water/waterSaturation'

/** Atoms of a fuel: carbon, hydrogen, oxygen, nitrogen and sulfur, in mol per kg or per mol of fuel. */
export interface FuelAtoms {
  readonly C: number
  readonly H: number
  readonly O: number
  readonly N: number
  readonly S: number
}

/** The products of combustion, for the amount of fuel that the atoms were given for. */
export interface FlueGas {
  /** Mole fractions by the names of gases. */
  readonly composition: Readonly<Record<string, number>>
  /** [mol] */
  readonly amount: number
  /** Dry air [mol]. */
  readonly air: number
  /** Oxygen and carbon dioxide as a stack analyser reports them, in the dry gas. */
  readonly dryOxygen: number
  readonly dryCarbonDioxide: number
}

/** Atoms of the gases that burn, or that come with such gases. */
const atoms: Readonly<Record<string, readonly [C: number, H: number, O: number, N: number, S: number]>> = {
  Methane: [1, 4, 0, 0, 0],
  Ethane: [2, 6, 0, 0, 0],
  Propane: [3, 8, 0, 0, 0],
  'n-Butane': [4, 10, 0, 0, 0],
  Isobutane: [4, 10, 0, 0, 0],
  'n-Pentane': [5, 12, 0, 0, 0],
  Ethylene: [2, 4, 0, 0, 0],
  Propylene: [3, 6, 0, 0, 0],
  Acetylene: [2, 2, 0, 0, 0],
  Benzene: [6, 6, 0, 0, 0],
  Toluene: [7, 8, 0, 0, 0],
  Hydrogen: [0, 2, 0, 0, 0],
  'Carbon monoxide': [1, 0, 1, 0, 0],
  'Carbon dioxide': [1, 0, 2, 0, 0],
  'Hydrogen sulfide': [0, 2, 0, 0, 1],
  'Carbonyl sulfide': [1, 0, 1, 0, 1],
  'Sulfur dioxide': [0, 0, 2, 0, 1],
  'Water vapor': [0, 2, 1, 0, 0],
  Ammonia: [0, 3, 0, 1, 0],
  Nitrogen: [0, 0, 0, 2, 0],
  Oxygen: [0, 0, 2, 0, 0],
}

const names = ['C', 'H', 'O', 'N', 'S'] as const

/**
 * Atoms of a gaseous fuel.
 *
 * @param composition  mole fractions by the names of gases
 * @returns            atoms [mol/mol fuel]
 *
 * Valid for gases of carbon, hydrogen, oxygen, nitrogen and sulfur; another is `unknown-name`.
 *
 * Source: definition.
 */
export function gasFuel(composition: Readonly<Record<string, number>>): FuelAtoms {
  const sum = { C: 0, H: 0, O: 0, N: 0, S: 0 }
  for (const [gas, share] of Object.entries(composition)) {
    const of = atoms[gas]
    if (!of)
      throw new EngineError('unknown-name', `${gas} is no fuel; known are ${Object.keys(atoms).join(', ')}`, { gas })
    if (!(share >= 0)) throw new EngineError('out-of-range', `the share of ${gas} is below 0`, { [gas]: share })
    for (const [k, name] of names.entries()) sum[name] += share * of[k]!
  }
  return sum
}

/**
 * Whether the atoms of a gas are known, and so its heating value.
 *
 * @param composition  mole fractions by the names of gases
 * @returns            true where every gas is one that `gasFuel` takes
 *
 * Source: definition.
 */
export function hasAtoms(composition: Readonly<Record<string, number>>): boolean {
  return Object.keys(composition).every(gas => gas in atoms)
}

/**
 * Whether a gas burns and its heating value is known.
 *
 * @param composition  mole fractions by the names of gases
 * @returns            true where every gas is one that `gasFuel` takes, and they need air
 *
 * Source: definition.
 */
export function canBurn(composition: Readonly<Record<string, number>>): boolean {
  if (!hasAtoms(composition)) return false
  const { C, H, O, S } = gasFuel(composition)
  return C + H / 4 + S - O / 2 > 1e-9
}

/**
 * Atoms of an oil or a coal from its analysis by mass.
 *
 * @param massFractions  of carbon, hydrogen, oxygen, nitrogen and sulfur, as fired; the rest is ash
 * @param water          mass fraction of water
 * @returns              atoms [mol/kg fuel]
 *
 * Valid for fractions of 0 or more that make at most 1; else `out-of-range`.
 *
 * Source: definition; atomic masses consistent with the molar masses of the gases here, so that mass is conserved.
 */
export function massFuel(massFractions: FuelAtoms, water = 0): FuelAtoms {
  const masses = { C: 0.0120107, H: 0.00100794, O: 0.0159994, N: 0.0140067, S: 0.032065 }
  const parts = [...names.map(name => massFractions[name]), water]
  if (!(parts.every(part => part >= 0) && parts.reduce((sum, part) => sum + part, 0) <= 1 + 1e-6))
    throw new EngineError('out-of-range', 'the parts of a fuel are 0 or more and make at most 1', { ...massFractions })
  const found = { C: 0, H: 0, O: 0, N: 0, S: 0 }
  for (const name of names) found[name] = massFractions[name] / masses[name]
  const moles = water / (2 * masses.H + masses.O)
  return { ...found, H: found.H + 2 * moles, O: found.O + moles }
}

/** Dry air by mole fraction: oxygen, nitrogen, and other gases. */
export type AirComposition = Readonly<Record<string, number>> & { readonly Oxygen: number }

/** Air of two gases, as in calculations by hand. */
const twoGases: AirComposition = { Oxygen: 0.21, Nitrogen: 0.79 }

/** Molar mass of a gas by its name [kg/mol]. */
const molarMassOf = (name: string) => gasData.find(gas => gas.name === name)!.molarMass

/**
 * Molar mass of a mixture of gases.
 *
 * @param composition  mole fractions by the names of gases
 * @returns            molar mass [kg/mol]
 *
 * Valid for gases of the list; another is `unknown-name`.
 *
 * Source: definition.
 */
export function meanMolarMass(composition: Readonly<Record<string, number>>): number {
  return Object.entries(composition).reduce((sum, [gas, share]) => {
    if (!gasData.some(({ name }) => name === gas))
      throw new EngineError('unknown-name', `${gas} is no gas here`, { gas })
    return sum + share * molarMassOf(gas)
  }, 0)
}

/**
 * Products of the complete combustion of a fuel.
 *
 * @param fuel      atoms of the fuel
 * @param excess    excess air over stoichiometric air [-], 0 or more
 * @param humidity  humidity ratio of the air [kg/kg]; 0 where left out
 * @param dryAir    mole fractions of dry air; oxygen and nitrogen alone where left out
 * @returns         the flue gas; sulfur leaves as dioxide, nitrogen of the fuel as nitrogen
 *
 * Valid for a fuel that needs air; else `out-of-range`.
 *
 * Source: definition: balance of atoms.
 *
 * @example burn(gasFuel({ Methane: 1 }), 0.15).dryOxygen // 0.0301
 */
export function burn(fuel: FuelAtoms, excess: number, humidity = 0, dryAir: AirComposition = twoGases): FlueGas {
  const needed = oxygenNeeded(fuel)
  if (!(excess >= 0)) throw new EngineError('out-of-range', 'the excess of air is 0 or more', { excess })
  if (!(humidity >= 0)) throw new EngineError('out-of-range', 'the humidity of the air is 0 or more', { humidity })
  const air = (needed * (1 + excess)) / dryAir.Oxygen
  const moles: Record<string, number> = {
    'Carbon dioxide': fuel.C,
    'Water vapor': fuel.H / 2 + (humidity * air * meanMolarMass(dryAir)) / molarMassOf('Water vapor'),
    'Sulfur dioxide': fuel.S,
    Oxygen: needed * excess,
    Nitrogen: fuel.N / 2,
  }
  for (const [gas, share] of Object.entries(dryAir)) if (gas !== 'Oxygen') moles[gas] = (moles[gas] ?? 0) + share * air
  const amount = Object.values(moles).reduce((sum, each) => sum + each, 0)
  const dry = amount - moles['Water vapor']!
  return {
    composition: Object.fromEntries(Object.entries(moles).map(([name, each]) => [name, each / amount])),
    amount,
    air,
    dryOxygen: moles.Oxygen! / dry,
    dryCarbonDioxide: moles['Carbon dioxide']! / dry,
  }
}

/**
 * Oxygen that a fuel needs from the air.
 *
 * @param fuel  atoms of the fuel
 * @returns     oxygen, for the amount of fuel that the atoms were given for [mol]
 *
 * Valid for a fuel that needs oxygen; else `out-of-range`.
 *
 * Source: definition.
 */
export function oxygenNeeded(fuel: FuelAtoms): number {
  const needed = fuel.C + fuel.H / 4 + fuel.S - fuel.O / 2
  if (!(needed > 0)) throw new EngineError('out-of-range', 'such a fuel needs no air', { ...fuel })
  return needed
}

/**
 * Excess air from the oxygen reading of a flue gas analyser.
 *
 * @param fuel      atoms of the fuel
 * @param shown     mole fraction of oxygen in the flue gas, dry, or wet where `humidity` is given
 * @param dryAir    mole fractions of dry air; oxygen and nitrogen alone where left out
 * @param humidity  humidity ratio of the air [kg/kg], where the analyser measures the wet gas
 * @returns         excess air [-]
 *
 * Valid below the oxygen of air; else `out-of-range`.
 *
 * Source: balance of atoms, solved exactly.
 */
export function excessAir(
  fuel: FuelAtoms,
  shown: number,
  dryAir: AirComposition = twoGases,
  humidity?: number,
): number {
  const moist = ((humidity ?? 0) * meanMolarMass(dryAir)) / molarMassOf('Water vapor')
  const highest = dryAir.Oxygen / (1 + moist)
  if (!(shown >= 0 && shown < highest))
    throw new EngineError('out-of-range', `oxygen in the flue gas is between 0 and ${highest.toFixed(4)}`, { shown })
  const needed = oxygenNeeded(fuel)
  const air = needed / dryAir.Oxygen
  const water = humidity === undefined ? 0 : fuel.H / 2 + moist * air
  const products = fuel.C + fuel.S + fuel.N / 2 + air * (1 - dryAir.Oxygen) + water
  return (shown * products) / (needed - shown * air * (1 + moist))
}

/**
 * Temperature at which water condenses from a flue gas.
 *
 * @param water  mole fraction of water vapour
 * @param p      pressure [Pa]
 * @returns      temperature [K]
 *
 * Valid from 0 °C upwards; else `out-of-range`.
 *
 * Source: IAPWS R7-97, saturation line, at the partial pressure.
 *
 * @example waterDewPoint(0.16733, 101325) // 329.7
 */
export function waterDewPoint(water: number, p: number): number {
  return waterSaturationTemperature(water * p)
}

/** Dew points of sulfuric acid [K] by two correlations, and the higher of them, above which a stack stays dry. */
export interface AcidDewPoint {
  readonly verhoffBanchero: number
  readonly okkes: number
  readonly higher: number
}

/**
 * Temperature at which sulfuric acid condenses from a flue gas.
 *
 * @param water     mole fraction of water vapour
 * @param trioxide  mole fraction of sulfur trioxide: 1 to 5 % of the dioxide, where it is not known
 * @param p         pressure [Pa]
 * @returns         dew points [K]
 *
 * Valid for some per cent of water and 0.1 to 100 ppm of trioxide; without water or trioxide `out-of-range`.
 *
 * Source: F. H. Verhoff and J. T. Banchero, Chem. Eng. Prog. 70 (1974) 71; A. G. Okkes, Hydrocarbon Process. 66 (1987)
 * 53.
 */
export function acidDewPoint(water: number, trioxide: number, p: number): AcidDewPoint {
  if (!(water > 0 && trioxide > 0 && p > 0))
    throw new EngineError('out-of-range', 'an acid needs water and trioxide above 0', { water, trioxide, p })
  const [w, s] = [water, trioxide].map(share => Math.log((share * p) / 133.322368))
  const verhoffBanchero = 1000 / (2.276 - 0.0294 * w! - 0.0858 * s! + 0.0062 * w! * s!)
  const [W, S] = [water, trioxide].map(share => Math.log10((share * p) / 101_325))
  const okkes = 273.15 + 203.25 + 27.6 * W! + 10.83 * S! + 1.06 * Math.max(S! + 8, 0) ** 2.19
  return { verhoffBanchero, okkes, higher: Math.max(verhoffBanchero, okkes) }
}

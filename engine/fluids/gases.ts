/** Gases by name, and mixtures of them. */
import { EngineError } from '../errors'
import type { Fluid } from './fluid'
import { gasFluid } from './gas/gasFluid'
import { gasData } from './gas-data'
import type { GasCritical } from './gasData'

/** Basis of a composition: amount of substance, or mass. For gases a share by volume is a mole fraction. */
export type GasBasis = 'mole' | 'mass'

/** A mixture of gases, with its composition by mole fraction. */
export interface GasMixture extends Fluid {
  readonly composition: Readonly<Record<string, number>>
}

/** Named mixtures, by mole fraction. */
const presets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // Dry air as in ISO 2533; the remaining traces are counted as argon.
  Air: { Nitrogen: 0.78084, Oxygen: 0.209476, Argon: 0.009365, 'Carbon dioxide': 0.000319 },
  // An example that the user may edit.
  'Natural gas': { Methane: 0.95, Ethane: 0.025, Propane: 0.002, 'Carbon dioxide': 0.007, Nitrogen: 0.016 },
}

/**
 * Names of the gases that can be mixed.
 *
 * @returns  the names, such as `Nitrogen`
 *
 * Source: definition.
 */
export function gasNames(): string[] {
  return gasData.map(gas => gas.name)
}

/**
 * The name of a gas by its key.
 *
 * @param key  such as `N2` or `nC4H10`
 * @returns    the name, or undefined where no gas has that key
 *
 * Source: definition.
 */
export function gasKeyed(key: string): string | undefined {
  return gasData.find(gas => gas.key === key)?.name
}

/** A gas in a list: its name, its formula as it is written, and its molar mass [kg/mol]. */
export interface ListedGas {
  readonly name: string
  readonly formula: string
  readonly molarMass: number
}

/**
 * The gases that can be mixed, with their formulas.
 *
 * @returns  names, formulas, molar masses [kg/mol]
 *
 * Source: definition; atomic masses as the data of the gases.
 */
export function listedGases(): ListedGas[] {
  return gasData.map(({ name, formula, molarMass }) => ({ name, formula, molarMass }))
}

/**
 * Molar mass of a gas.
 *
 * @param name  such as `Methane`
 * @returns     molar mass [kg/mol], or undefined where no gas has that name
 *
 * Source: definition.
 */
export function gasMolarMass(name: string): number | undefined {
  return gasData.find(gas => gas.name === name)?.molarMass
}

/**
 * Critical constants of a gas.
 *
 * @param name  such as `Methane`
 * @returns     temperature [K], pressure [Pa], volume [m3/mol] and acentric factor; undefined where they are not known
 *
 * Source: the equation of state that the data of the gas name.
 */
export function gasCritical(name: string): GasCritical | undefined {
  return gasData.find(gas => gas.name === name)?.critical
}

/**
 * Names of the named mixtures.
 *
 * @returns  the names, such as `Air`
 *
 * Source: definition.
 */
export function gasMixtureNames(): string[] {
  return Object.keys(presets)
}

/**
 * A mixture of gases as a fluid.
 *
 * @param composition  share of each gas by its name
 * @param basis        basis of the shares
 * @param name         its name in messages
 * @returns            the fluid
 *
 * Valid for shares of 0 or more with the sum 1 within 1e-6, else `out-of-range`; another name is `unknown-name`.
 *
 * Source: see `gasFluid`.
 *
 * @example gasMixture({ Methane: 0.6, 'Carbon dioxide': 0.4 }).state({ T: 300, p: 101325 }).cp // 1458
 */
export function gasMixture(
  composition: Readonly<Record<string, number>>,
  basis: GasBasis = 'mole',
  name = 'the mixture',
): GasMixture {
  const parts = Object.entries(composition).filter(([, share]) => share !== 0)
  const gases = parts.map(([gas]) => {
    const data = gasData.find(each => each.name === gas)
    if (!data) throw new EngineError('unknown-name', `no gas ${gas}; known are ${gasNames().join(', ')}`, { gas })
    return data
  })
  const total = parts.reduce((sum, [, share]) => sum + share, 0)
  if (!parts.every(([, share]) => share > 0))
    throw new EngineError('out-of-range', 'the shares of a mixture are 0 or more', { ...composition })
  if (!(Math.abs(total - 1) <= 1e-6)) {
    const sum = Number(total.toPrecision(9))
    const remedy = parts.length > 0 ? `divide each by ${sum}` : 'give at least one gas'
    throw new EngineError('out-of-range', `the shares of a mixture make ${sum}, not 1: ${remedy}`, { ...composition })
  }
  const amounts = parts.map(([, share], i) => (basis === 'mass' ? share / gases[i]!.molarMass : share))
  const sum = amounts.reduce((one, other) => one + other, 0)
  const x = amounts.map(amount => amount / sum)
  const parted = Object.fromEntries(gases.map((gas, i) => [gas.name, x[i]!]))
  return { ...gasFluid(name, gases, x), composition: parted }
}

/**
 * A gas, or a named mixture, as a fluid.
 *
 * @param name  such as `Nitrogen` or `Air`
 * @returns     the fluid, or undefined if the name is neither
 *
 * Source: see `gasFluid`.
 */
export function gasNamed(name: string): Fluid | undefined {
  const preset = presets[name]
  if (preset) return gasMixture(preset, 'mole', name)
  const data = gasData.find(gas => gas.name === name)
  return data && gasFluid(name, [data], [1])
}

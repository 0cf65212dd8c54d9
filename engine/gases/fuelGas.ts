/** The quality of a gas as a fuel: heating values by mass and by volume, relative density, Wobbe index. */
import { hasAtoms, meanMolarMass } from '../fluids/gas/flueGas'
import { heatingValue } from '../fluids/gas/heatingValue'
import { gasConstant } from '../fluids/gas/idealGas'

/** The state at which volumes of gas are metered. */
export interface FuelReference {
  readonly T: number
  readonly p: number
}

/** Heating values by mass [J/kg] and by volume [J/m3], relative density to air [-], Wobbe index, gross [J/m3]. */
export interface FuelGas {
  readonly higher: number
  readonly lower: number
  readonly higherByVolume: number
  readonly lowerByVolume: number
  readonly wobbe: number
}

/** Gases that neither burn nor come from what burns. */
const nobleGases = ['Helium', 'Neon', 'Argon', 'Krypton', 'Xenon']

/** A gas of less does not count as a fuel [J/kg]. */
const leastHeat = 1

/** Molar mass of dry air in ISO 6976:2016 [kg/mol]. */
const airMass = 0.0289655

/**
 * Relative density of a gas as an ideal gas.
 *
 * @param composition  mole fractions by the names of gases
 * @returns            its molar mass over that of dry air [-]
 *
 * Valid for gases of the list; another is `unknown-name`.
 *
 * Source: ISO 6976:2016.
 */
export function relativeDensity(composition: Readonly<Record<string, number>>): number {
  return meanMolarMass(composition) / airMass
}

/**
 * Quality of a gas as a fuel, as an ideal gas.
 *
 * @param composition  mole fractions by the names of gases
 * @param reference    the metered volume: 15 °C or 60 °F, and one atmosphere [K], [Pa]
 * @returns            heating values at 25 °C and Wobbe index; undefined for a gas that does not burn
 *
 * Valid for gases of carbon, hydrogen, oxygen, nitrogen and sulfur, and for noble gases; another does not count as a fuel. It may have
 * the oxygen for burning in itself.
 *
 * Source: ISO 6976:2016 for the definitions; heats of formation as `heatingValue`.
 *
 * @example fuelGas({ Methane: 1 }, { T: 288.15, p: 101325 }).higherByVolume // 37.67e6
 */
export function fuelGas(composition: Readonly<Record<string, number>>, { T, p }: FuelReference): FuelGas | undefined {
  const reacting = Object.fromEntries(Object.entries(composition).filter(([gas]) => !nobleGases.includes(gas)))
  if (!hasAtoms(reacting)) return undefined
  const share = meanMolarMass(reacting) / meanMolarMass(composition)
  const heat = heatingValue(reacting)
  const [higher, lower] = [heat.higher * share, heat.lower * share]
  // Heats of formation of inert gases cancel but for rounding; noble gases alone leave nothing to burn.
  if (!(lower >= leastHeat)) return undefined
  const density = (meanMolarMass(composition) * p) / (gasConstant * T)
  const higherByVolume = higher * density
  return {
    higher,
    lower,
    higherByVolume,
    lowerByVolume: lower * density,
    wobbe: higherByVolume / Math.sqrt(relativeDensity(composition)),
  }
}

/** How acid the water is that condenses from flue gas. */
import { requireWithin } from '../errors'

/** Solubility [mol/l atm] and first dissociation [mol/l] at 25 °C, each with its heat over the gas constant [K]. */
const gases = {
  'Carbon dioxide': { soluble: 0.034, solutionHeat: 2440, dissociates: 4.3e-7, dissociationHeat: -1000 },
  'Sulfur dioxide': { soluble: 1.23, solutionHeat: 3120, dissociates: 1.3e-2, dissociationHeat: 1960 },
} as const

const roomTemperature = 298.15
const atmosphere = 101_325

/**
 * Acidity of the water that condenses from a flue gas, in balance with it.
 *
 * @param composition  mole fractions of the gas
 * @param pressure     [Pa]
 * @param temperature  of the condensate [K]
 * @returns            pH [-]
 *
 * Valid from 273 to 400 K, for gas whose carbon and sulfur dioxide alone dissolve: nitrogen oxides and sulfur trioxide make it
 * more acid, metals less. Without either gas it is that of clean water, 7.
 *
 * Source: J. H. Seinfeld, S. N. Pandis, Atmospheric Chemistry and Physics: solubilities and dissociation.
 *
 * @example condensateAcidity({ 'Carbon dioxide': 0.09 }, 101325, 320) // 4.5
 */
export function condensateAcidity(
  composition: Readonly<Record<string, number>>,
  pressure: number,
  temperature: number,
): number {
  requireWithin('the temperature of the condensate', temperature, 273, 400)
  const warmer = 1 / temperature - 1 / roomTemperature
  const squares = Object.entries(gases).map(([gas, { soluble, solutionHeat, dissociates, dissociationHeat }]) => {
    const partial = ((composition[gas] ?? 0) * pressure) / atmosphere
    return partial * soluble * Math.exp(solutionHeat * warmer) * dissociates * Math.exp(dissociationHeat * warmer)
  })
  return -Math.log10(Math.sqrt(squares.reduce((sum, each) => sum + each, 1e-14)))
}

/** What burning a gas gives. */
import { gasData } from '../gas-data'
import { gasFuel } from './flueGas'
import { gasConstant, idealHeat } from './idealGas'

/** Heating values of a fuel [J/kg]. */
export interface HeatingValue {
  /** Net: the water of the flue gas stays vapour. */
  readonly lower: number
  /** Gross: it condenses. */
  readonly higher: number
}

const reference = 298.15

/** From vapour to liquid water at 25 °C, as an ideal gas [J/mol]: CODATA (1989), 285.830 less 241.826 kJ/mol. */
export const condensing = 44_004

/** Heat of formation at 25 °C [J/mol], as the heat data of the gas have it. */
function formation(name: string): number {
  const heat = { cp: 0, h: 0, s: 0 }
  idealHeat(gasData.find(gas => gas.name === name)!, reference, heat)
  return heat.h * gasConstant * reference
}

/**
 * Heating values of a gas, burned completely at 25 °C.
 *
 * @param composition  mole fractions by the names of gases, or any amounts in their ratio
 * @returns            per kg of the gas, moisture and inert gases counted in [J/kg]; nothing where nothing burns
 *
 * Valid for gases of carbon, hydrogen, oxygen, nitrogen and sulfur, as `gasFuel`; sulfur leaves as dioxide, nitrogen as it is;
 * as an ideal gas. Vapour that comes with the fuel condenses too in the higher value, as ISO 6976 counts it.
 *
 * Source: heats of formation of B. J. McBride, S. Gordon and M. A. Reno, NASA TM-4513 (1993); condensing of water CODATA (1989).
 *
 * @example heatingValue({ Methane: 1 }).lower // 50.03e6
 */
export function heatingValue(composition: Readonly<Record<string, number>>): HeatingValue {
  const { C, H, S } = gasFuel(composition)
  let [heat, mass] = [0, 0]
  for (const [gas, share] of Object.entries(composition)) {
    heat += share * formation(gas)
    mass += share * gasData.find(({ name }) => name === gas)!.molarMass
  }
  const burnt = C * formation('Carbon dioxide') + (H / 2) * formation('Water vapor') + S * formation('Sulfur dioxide')
  const lower = heat - burnt
  return { lower: lower / mass, higher: (lower + (H / 2) * condensing) / mass }
}

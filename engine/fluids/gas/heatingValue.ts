/** Heating values of gases. */
import { gasData } from '../gas-data'
import { gasFuel } from './flueGas'
import { gasConstant, idealHeat } from './idealGas'

/** Heating values of a fuel [J/kg]. */
export interface HeatingValue {
  /** Net: the water in the flue gas stays vapour. */
  readonly lower: number
  /** Gross: the water condenses. */
  readonly higher: number
}

const reference = 298.15

/**
 * Enthalpy of condensation of water at 25 °C, from vapour as an ideal gas [J/mol]: CODATA (1989), 285.830 less 241.826
 * kJ/mol.
 */
export const condensing = 44_004

/** Enthalpy of formation at 25 °C [J/mol], from the heat capacity data of the gas. */
function formation(name: string): number {
  const heat = { cp: 0, h: 0, s: 0 }
  idealHeat(gasData.find(gas => gas.name === name)!, reference, heat)
  return heat.h * gasConstant * reference
}

/**
 * Heating values of a gas, burned completely at 25 °C.
 *
 * @param composition  mole fractions by the names of gases, or any amounts in their ratio
 * @returns            per kg of the gas, including moisture and inert gases [J/kg]; 0 where nothing burns
 *
 * Valid for gases of carbon, hydrogen, oxygen, nitrogen and sulfur, as `gasFuel`; sulfur leaves as dioxide, nitrogen
 * unchanged; as an ideal gas. In the higher value water vapour of the fuel condenses as well, as in ISO 6976.
 *
 * Source: heats of formation of B. J. McBride, S. Gordon and M. A. Reno, NASA TM-4513 (1993); condensation of water
 * CODATA (1989).
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

/** How fast two gases pass through each other. */
import { EngineError } from '../../errors'

/** Volumes of diffusion of atoms and of simple molecules, as published [cm3/mol]. */
const atoms: Readonly<Record<string, number>> = { C: 15.9, H: 2.31, O: 6.11, N: 4.54, F: 14.7, Cl: 21, S: 22.9 }
const molecules: Readonly<Record<string, number>> = {
  ...{ Helium: 2.67, Neon: 5.98, Argon: 16.2, Krypton: 24.5, Xenon: 32.7, Hydrogen: 6.12, Nitrogen: 18.5 },
  ...{ Oxygen: 16.3, Air: 19.7, 'Carbon monoxide': 18, 'Carbon dioxide': 26.9, 'R-744': 26.9 },
  ...{ 'Nitrous oxide': 35.9, Ammonia: 20.7, 'R-717': 20.7, Water: 13.1, 'Water vapor': 13.1, 'R-718': 13.1 },
  ...{ 'Sulfur hexafluoride': 71.3, Chlorine: 38.4, 'Sulfur dioxide': 41.8 },
}
const ring = -18.3

/** Gases that are made up from their atoms; refrigerants are by their numbers. */
const formulas: Readonly<Record<string, string>> = {
  ...{ 'Nitric oxide': 'NO', 'Nitrogen dioxide': 'NO2', 'Hydrogen sulfide': 'H2S', 'Hydrogen chloride': 'HCl' },
  ...{ Methane: 'CH4', Ethane: 'C2H6', Propane: 'C3H8', 'n-Butane': 'C4H10', Isobutane: 'C4H10' },
  ...{ 'R-600': 'C4H10', 'R-600a': 'C4H10', 'n-Pentane': 'C5H12', 'n-Hexane': 'C6H14', 'n-Heptane': 'C7H16' },
  ...{ Ethylene: 'C2H4', Propylene: 'C3H6', Acetylene: 'C2H2', 'Carbonyl sulfide': 'COS', Benzene: 'C6H6' },
  ...{ Toluene: 'C7H8', Cyclohexane: 'C6H12', 'Carbon tetrafluoride': 'CF4', Methanol: 'CH4O', Ethanol: 'C2H6O' },
  ...{ Acetone: 'C3H6O', 'Dimethyl ether': 'C2H6O' },
}
const rings: readonly string[] = ['Benzene', 'Toluene']

/** A gas of a pair, with its molar mass [kg/mol]. */
interface Partner {
  readonly name: string
  readonly molarMass: number
}

/**
 * Diffusivity of a vapour through a gas.
 *
 * @param one    one gas
 * @param other  the other
 * @returns      by temperature [K] and pressure [Pa]: diffusivity [m2/s]
 *
 * Valid at low pressure, within about 5 %, polar pairs within 10 %; a mixture or an unknown molecule is `unknown-name`.
 *
 * Source: E. N. Fuller, P. D. Schettler, J. C. Giddings, Ind. Eng. Chem. 58 no. 5 (1966) 18-27; volumes E. N. Fuller, K. Ensley,
 * J. C. Giddings, J. Phys. Chem. 73 (1969) 3679-3685.
 */
export function diffusivityOf(one: Partner, other: Partner): (T: number, pressure: number) => number {
  const mass = 2000 / (1 / one.molarMass + 1 / other.molarMass)
  const size = Math.cbrt(volumeOf(one.name)) + Math.cbrt(volumeOf(other.name))
  const perPressure = (1.43e-7 * 1e5) / (Math.sqrt(mass) * size * size)
  return (T, pressure) => (perPressure * T ** 1.75) / pressure
}

function volumeOf(name: string): number {
  const known = molecules[name]
  if (known !== undefined) return known
  const formula = formulas[name]
  const counts = formula ? atomsOf(formula) : refrigerantAtoms(name)
  if (!counts)
    throw new EngineError('unknown-name', `how fast ${name} passes through another gas is not known`, { name })
  const sum = Object.entries(counts).reduce((all, [atom, count]) => all + count * atoms[atom]!, 0)
  return sum + (rings.includes(name) ? ring : 0)
}

function atomsOf(formula: string): Record<string, number> {
  const parts = formula.matchAll(/([A-Z][a-z]?)(\d*)/g)
  return Object.fromEntries([...parts].map(([, atom, count]) => [atom!, count ? Number(count) : 1]))
}

/** By the digits of its number: double bonds, carbon less one, hydrogen and one, fluorine; chlorine has the rest of the bonds. */
function refrigerantAtoms(name: string): Record<string, number> | undefined {
  const [, digits] = /^R-(\d{2,4})[a-z]*(?:\([EZ]\))?$/.exec(name) ?? []
  if (!digits) return undefined
  const [bonds, carbon, hydrogen, F] = [...digits.padStart(4, '0')].map(Number) as [number, number, number, number]
  const [C, H] = [carbon + 1, hydrogen - 1]
  const Cl = 2 * C + 2 - 2 * bonds - H - F
  return carbon > 3 || H < 0 || Cl < 0 ? undefined : { C, H, F, Cl }
}

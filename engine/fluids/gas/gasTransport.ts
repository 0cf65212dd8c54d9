/** Viscosity and conductivity of gases at low pressure, and their mixing rules. */
import type { GasData, TransportCorrection } from '../gasData'
import { collisionIntegral } from '../transport/diluteGas'
import { gasConstant, type IdealHeat, idealHeat } from './idealGas'

/**
 * Viscosity of a gas by kinetic theory alone.
 *
 * @param of  the gas
 * @param T   temperature [K]
 * @returns   viscosity [Pa s]
 *
 * Valid at low pressure, within about 5 %.
 *
 * Source: Chapman and Enskog; collision integral of P. D. Neufeld et al., J. Chem. Phys. 57 (1972) 1100, with the polar
 * correction of R. S. Brokaw, Ind. Eng. Chem. Process Des. Dev. 8 (1969) 240.
 */
export function theoreticalViscosity({ particle, dipole, molarMass }: GasData, T: number): number {
  const sigma = particle.sigma * 1e10
  const reduced = T / particle.epsilon
  // The square of the dipole moment over twice the well depth times sigma cubed, in debye, K and angstrom.
  const polar = (7243 * dipole * dipole) / (2 * particle.epsilon * sigma ** 3)
  const omega = collisionIntegral(reduced) + (0.2 * polar * polar) / reduced
  return (26.692e-7 * Math.sqrt(molarMass * 1000 * T)) / (sigma * sigma * omega)
}

/**
 * Conductivity of a gas from its viscosity, by kinetic theory alone.
 *
 * @param of  the gas
 * @param mu  its viscosity [Pa s]
 * @param cp  its heat capacity over the gas constant [-]
 * @returns   conductivity [W/m K]
 *
 * Valid at low pressure, within about 10 %, polar gases within 30 %.
 *
 * Source: Eucken, modified; R. C. Reid, J. M. Prausnitz and B. E. Poling, The Properties of Gases and Liquids (1987),
 * equation 10-3.3.
 */
export function theoreticalConductivity({ molarMass }: GasData, mu: number, cp: number): number {
  return ((mu * gasConstant) / molarMass) * (1.32 * (cp - 1) + 1.77)
}

/** Ratio of a published value to that of theory; outside its range, the ratio at the end of the range. */
function corrected(correction: TransportCorrection | undefined, T: number): number {
  if (!correction) return 1
  const { from, to, terms } = correction
  const x = Math.log(Math.min(Math.max(T, from), to) / 300)
  let sum = 0
  for (let i = terms.length - 1; i >= 0; i--) sum = sum * x + terms[i]!
  return Math.exp(sum)
}

const heat: IdealHeat = { cp: 0, h: 0, s: 0 }

/**
 * Viscosity and conductivity of a gas.
 *
 * @param of   the gas
 * @param T    temperature [K]
 * @param out  where mu [Pa s] and k [W/m K] are written
 *
 * Valid at low pressure; within 3 % where there is a published correlation, extended by kinetic theory beyond its
 * range.
 *
 * Source: kinetic theory, corrected by the source that the data name.
 */
export function gasTransport(of: GasData, T: number, out: { mu: number; k: number }): void {
  idealHeat(of, T, heat)
  const theory = theoreticalViscosity(of, T)
  out.mu = theory * corrected(of.viscosity, T)
  out.k = theoreticalConductivity(of, theory, heat.cp) * corrected(of.conductivity, T)
}

/** A gas of a mixture: molar mass [kg/mol], mole fraction [-], its own viscosity [Pa s] and conductivity [W/m K]. */
export interface GasPart {
  readonly molarMass: number
  readonly x: number
  readonly mu: number
  readonly k: number
}

/**
 * Viscosity and conductivity of a mixture of gases.
 *
 * @param gases  the gases
 * @param x      mole fractions
 * @param T      temperature [K]
 * @param out    where mu [Pa s] and k [W/m K] are written
 *
 * Valid at low pressure, within 5 % of the components' accuracy; worst for hydrogen and helium with heavy gases.
 *
 * Source: as `mixedTransport`.
 */
export function gasMixtureTransport(
  gases: readonly GasData[],
  x: readonly number[],
  T: number,
  out: { mu: number; k: number },
): void {
  const own = gases.map((gas, i) => {
    const one = { molarMass: gas.molarMass, x: x[i]!, mu: 0, k: 0 }
    gasTransport(gas, T, one)
    return one
  })
  mixedTransport(own, out)
}

/**
 * Viscosity and conductivity of a mixture of gases whose own are known.
 *
 * @param parts  the gases at the temperature of the mixture
 * @param out    where mu [Pa s] and k [W/m K] are written
 *
 * Valid at low pressure, as `gasMixtureTransport`.
 *
 * Source: C. R. Wilke, J. Chem. Phys. 18 (1950) 517; E. A. Mason and S. C. Saxena, Phys. Fluids 1 (1958) 361, with the
 * factor 1, which is Wassiljewa's rule with Wilke's weights.
 */
export function mixedTransport(parts: readonly GasPart[], out: { mu: number; k: number }): void {
  let mu = 0
  let k = 0
  for (const one of parts) {
    let weight = 0
    for (const other of parts) {
      const root = 1 + Math.sqrt(one.mu / other.mu) * (other.molarMass / one.molarMass) ** 0.25
      weight += (other.x * root * root) / Math.sqrt(8 * (1 + one.molarMass / other.molarMass))
    }
    mu += (one.x * one.mu) / weight
    k += (one.x * one.k) / weight
  }
  out.mu = mu
  out.k = k
}

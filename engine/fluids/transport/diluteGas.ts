/** Viscosity of dilute gases, in which only pairs of molecules collide. */
import type { FluidData } from '../fluidData'

/** Size [m] and well depth over k [K] of a molecule in the Lennard-Jones potential. */
export interface Particle {
  sigma: number
  epsilon: number
}

/**
 * The molecular constants of a fluid: those of its viscosity correlation, else estimated from the reducing state.
 *
 * @param data  the fluid
 * @returns     sigma [m] and epsilon over k [K]
 *
 * Source: the data module's citation; else T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671.
 */
export function particleOf(data: FluidData): Particle {
  const { viscosity, reducing } = data
  if (viscosity && 'sigma' in viscosity) return { sigma: viscosity.sigma, epsilon: viscosity.epsilon }
  return { sigma: 0.809e-9 / Math.cbrt(reducing.rho / 1000), epsilon: reducing.T / 1.2593 }
}

/**
 * Viscosity of a dilute gas by kinetic theory.
 *
 * @param T          temperature [K]
 * @param molarMass  [kg/mol]
 * @param particle   the molecule
 * @returns          viscosity [Pa s]
 *
 * Valid for molecules without a strong dipole.
 *
 * Source: Chapman and Enskog; collision integral of P. D. Neufeld et al., J. Chem. Phys. 57 (1972) 1100.
 */
export function diluteViscosity(T: number, molarMass: number, { sigma, epsilon }: Particle): number {
  return (26.692e-9 * Math.sqrt(molarMass * 1000 * T)) / ((sigma * 1e9) ** 2 * collisionIntegral(T / epsilon))
}

/**
 * Reduced collision integral of viscosity in the Lennard-Jones potential.
 *
 * @param T  temperature over the well depth [-]
 * @returns  the integral over that of hard spheres [-]
 *
 * Valid for 0.3 to 100.
 *
 * Source: P. D. Neufeld, A. R. Janzen and R. A. Aziz, J. Chem. Phys. 57 (1972) 1100.
 */
export function collisionIntegral(T: number): number {
  return 1.16145 * T ** -0.14874 + 0.52487 * Math.exp(-0.7732 * T) + 2.16178 * Math.exp(-2.43787 * T)
}

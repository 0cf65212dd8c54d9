/** Viscosity, conductivity and surface tension of blends from those of their components. */
import { type Equation, type PhaseState, phaseAt, phaseState } from '../helmholtz/equation'
import { conductivityAt } from './conductivity'
import type { FluidLookup } from './correspondingStates'
import { surfaceTensionAt } from './surfaceTension'
import { viscosityAt } from './viscosity'

/** The components of a blend by their equations, with mole fractions. */
export interface Components {
  readonly equations: readonly Equation[]
  readonly x: readonly number[]
}

/**
 * Viscosity and conductivity of a blend.
 *
 * @param of          the blend's equation
 * @param components  its components
 * @param state       its state
 * @param lookup      finds the reference fluids of corresponding states
 * @returns           viscosity [Pa s] and conductivity [W/m K]
 *
 * Valid from 0.75 to 0.9 of the critical temperature and in the gas within about 15 %; below that liquids are up to 20
 * % low: this is a mixing rule, not a correlation of the blend.
 *
 * Each component is evaluated at the blend's temperature and reduced density, where its molecules are as close as in
 * the blend. The logarithms of viscosity are averaged by mole, the conductivities by mass and without their critical
 * enhancement.
 *
 * Source: R. C. Reid, J. M. Prausnitz and B. E. Poling, The Properties of Gases and Liquids (1987), after L. Grunberg
 * and A. H. Nissan, Nature 164 (1949) 799.
 */
export function blendTransportAt(
  of: Equation,
  { equations, x }: Components,
  state: PhaseState,
  lookup: FluidLookup,
): { mu: number; k: number } {
  const own = phaseState()
  let logMu = 0
  let k = 0
  for (let i = 0; i < equations.length; i++) {
    const equation = equations[i]!
    phaseAt(equation, state.T, (state.rho / of.reducingRho) * equation.reducingRho, own)
    const mu = viscosityAt(equation, own, lookup)
    phaseAt(equation, state.T, own.rho, own)
    logMu += x[i]! * Math.log(mu)
    k += ((x[i]! * equation.molarMass) / of.molarMass) * conductivityAt(equation, own, mu, lookup, true)
  }
  return { mu: Math.exp(logMu), k }
}

/**
 * Surface tension of a blend.
 *
 * @param of          the blend's equation
 * @param components  its components
 * @param T           temperature [K]
 * @returns           surface tension [N/m]: the mean of the components' at the same reduced temperature, by mole
 *
 * Valid within about 10 %.
 *
 * Source: a mixing rule; see R. C. Reid, J. M. Prausnitz and B. E. Poling (1987), chapter 12.
 */
export function blendSurfaceTension(of: Equation, { equations, x }: Components, T: number): number {
  const reduced = Math.min(T / of.criticalT, 1)
  return equations.reduce((sum, each, i) => sum + x[i]! * surfaceTensionAt(each.data, reduced * each.criticalT), 0)
}

/** The critical enhancement of the conductivity, which grows towards the critical point. */
import type { CrossoverData } from '../fluidData'
import type { Equation, PhaseState } from '../helmholtz/equation'
import { evaluatePressure, type Residual, residualOf, setTau } from '../helmholtz/residual'

const boltzmann = 1.3806488e-23

/**
 * A second copy of the equation, kept at the reference temperature of the fluctuations, so that the first one need not
 * change its temperature.
 */
const far = new WeakMap<Equation, Residual>()

/**
 * Excess of the reduced compressibility of a fluid over that at a reference temperature far above the critical one.
 *
 * @param of     the equation
 * @param state  the state
 * @param T      the reference temperature [K], for instance 1.5 Tc
 * @returns      (pc rho/rhoc^2) (drho/dp - (T far/T) drho/dp at T far) [-]
 *
 * Source: G. A. Olchowy and J. V. Sengers, Int. J. Thermophys. 10 (1989) 417.
 */
export function excessCompressibility(of: Equation, state: PhaseState, T: number): number {
  let residual = far.get(of)
  if (!residual) {
    residual = residualOf(of.data.residual)
    far.set(of, residual)
  }
  setTau(residual, of.reducingT / T)
  evaluatePressure(residual, state.rho / of.reducingRho)
  const farSlope = of.R * T * (1 + 2 * residual.ad + residual.add)
  const scale = (of.criticalP * state.rho) / (of.reducingRho * of.reducingRho)
  return scale * (1 / state.pressureByDensity - T / (state.T * farSlope))
}

/**
 * Critical enhancement of the conductivity in the simplified crossover form.
 *
 * @param of     the equation
 * @param state  the state
 * @param mu     its viscosity [Pa s]
 * @param model  constants of the fluid's publication; the others have their usual values
 * @returns      conductivity to be added [W/m K]
 *
 * Valid outside the asymptotic region close to the critical point.
 *
 * Source: G. A. Olchowy and J. V. Sengers, Int. J. Thermophys. 10 (1989) 417.
 */
export function crossoverEnhancement(
  of: Equation,
  state: PhaseState,
  mu: number,
  model: Partial<CrossoverData>,
): number {
  const { cutoff = 2e9, amplitude = 0.0496, length = 1.94e-10, gamma = 1.239, R0 = 1.03 } = model
  const excess = excessCompressibility(of, state, model.T ?? 1.5 * of.reducingT)
  if (!(excess > 10 * Number.EPSILON)) return 0
  const correlation = length * (excess / amplitude) ** (0.63 / gamma)
  const y = correlation * cutoff
  const ratio = state.cv / state.cp
  const delta = state.rho / of.reducingRho
  const full = (1 - ratio) * Math.atan(y) + ratio * y
  const background = 1 - Math.exp(-1 / (1 / y + (y * y) / (3 * delta * delta)))
  const scale = (state.rho * state.cp * R0 * boltzmann * state.T) / (6 * Math.PI * mu * correlation)
  return ((scale * 2) / Math.PI) * (full - background)
}

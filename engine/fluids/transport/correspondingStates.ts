/** Extended corresponding states: the state of a reference fluid that is like a given state of another. */
import type { Equation, PhaseState } from '../helmholtz/equation'
import { type Derivatives, evaluateAll, setTau } from '../helmholtz/residual'

/** Finds a fluid's equation by its name. */
export type FluidLookup = (name: string) => Equation

/** The like state of the reference fluid: T [K], rho [mol/m3]. */
export interface ConformalState {
  T: number
  rho: number
}

/**
 * The state of the reference fluid that has the residual Helmholtz energy and the compressibility factor of a state.
 *
 * @param of         the fluid's equation
 * @param state      its state
 * @param reference  the reference fluid's equation
 * @returns          T [K] and rho [mol/m3] of the reference fluid
 *
 * Valid for dense states. In a thin gas both conditions become one, the second virial coefficient, and there may be no
 * such state; then the critical ratios are taken, which is of no weight: what is scaled vanishes with the density.
 *
 * Source: M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem. Res. 42 (2003) 3163, exact shape factors; solved by
 * Newton's method with halved steps.
 */
export function conformalState(of: Equation, state: PhaseState, reference: Equation): ConformalState {
  setTau(of.residual, of.reducingT / state.T)
  evaluateAll(of.residual, state.rho / of.reducingRho)
  const { a, ad } = of.residual
  const start = {
    T: (state.T * reference.criticalT) / of.criticalT,
    rho: (state.rho / of.criticalRho) * (reference.criticalRho / reference.molarMass),
  }
  const { residual } = reference
  const conformal = { ...start }
  let miss = missAt(reference, conformal.T, conformal.rho, a, ad)
  for (let step = 0; step < 50 && miss > 1e-12; step++) {
    const { T, rho } = conformal
    const [changeT, changeRho] = newtonStep(residual, T, rho, a, ad)
    let share = 1
    for (; share > 1e-3; share /= 2) {
      conformal.T = T + share * changeT
      conformal.rho = rho + share * changeRho
      if (!(conformal.T > 0.2 * T && conformal.rho > 0)) continue
      const next = missAt(reference, conformal.T, conformal.rho, a, ad)
      if (next < miss) {
        miss = next
        break
      }
    }
    if (share > 1e-3) continue
    // No shorter step is better: rounding where the residual is small, no solution where it is not.
    if (miss < 1e-9) return { T, rho }
    return start
  }
  return conformal
}

/** How far a state of the reference fluid is from the one sought; leaves it evaluated there. */
function missAt(reference: Equation, T: number, rho: number, a: number, ad: number): number {
  setTau(reference.residual, reference.reducingT / T)
  evaluateAll(reference.residual, (rho * reference.molarMass) / reference.reducingRho)
  return Math.hypot(reference.residual.a - a, reference.residual.ad - ad)
}

function newtonStep(at: Derivatives, T: number, rho: number, a: number, ad: number): [T: number, rho: number] {
  // Derivatives by ln(T) and ln(rho): the energy, then the compressibility factor less 1.
  const energyByT = -at.at
  const energyByRho = at.ad
  const factorByT = -at.adt
  const factorByRho = at.ad + at.add
  const first = a - at.a
  const second = ad - at.ad
  const determinant = energyByT * factorByRho - energyByRho * factorByT
  return [
    (T * (first * factorByRho - second * energyByRho)) / determinant,
    (rho * (second * energyByT - first * factorByT)) / determinant,
  ]
}

/** Viscosity and conductivity of water with their critical parts, from the reference equation of state. */
import type { Equation, PhaseState } from '../helmholtz/equation'
import { critical, gasConstant } from '../water/waterState'
import { waterConductivity, waterViscosity } from '../water/waterTransport'
import { excessCompressibility } from './criticalEnhancement'

/** Correlation length of density fluctuations [nm]. */
function correlationLength(of: Equation, state: PhaseState): number {
  const excess = excessCompressibility(of, state, 1.5 * critical.T)
  return excess > 0 ? 0.13 * (excess / 0.06) ** (0.63 / 1.239) : 0
}

/**
 * Viscosity of water and steam with its enhancement at the critical point.
 *
 * @param of     the reference equation of water
 * @param state  the state
 * @returns      viscosity [Pa s]
 *
 * Valid for 273.16 to 1173.15 K to 100 MPa.
 *
 * Source: IAPWS R12-08 (2008), equations 10 to 21.
 */
export function waterReferenceViscosity(of: Equation, state: PhaseState): number {
  const length = correlationLength(of, state)
  const c = length / 1.9
  const d = length / 1.1
  const background = waterViscosity(state.T, state.rho)
  if (length < 0.3817016416)
    return background * Math.exp(0.068 * 0.2 * c * d ** 5 * (1 - c + c * c - (765 / 504) * d * d))
  const angle = Math.acos(1 / Math.sqrt(1 + d * d))
  const w = Math.sqrt(Math.abs((c - 1) / (c + 1))) * Math.tan(angle / 2)
  const bend = c > 1 ? Math.log((1 + w) / (1 - w)) : 2 * Math.atan(Math.abs(w))
  const y =
    Math.sin(3 * angle) / 12 -
    Math.sin(2 * angle) / (4 * c) +
    ((1 - 1.25 * c * c) * Math.sin(angle)) / (c * c) -
    ((1 - 1.5 * c * c) * angle - Math.abs(c * c - 1) ** 1.5 * bend) / c ** 3
  return background * Math.exp(0.068 * y)
}

/**
 * Conductivity of water and steam with its enhancement at the critical point.
 *
 * @param of     the reference equation of water
 * @param state  the state
 * @param mu     its viscosity [Pa s]
 * @returns      conductivity [W/m K]
 *
 * Valid for 273.16 to 1173.15 K to 100 MPa.
 *
 * Source: IAPWS R15-11 (2011), equations 15 to 24.
 */
export function waterReferenceConductivity(of: Equation, state: PhaseState, mu: number): number {
  const { T, rho, cp, cv } = state
  const background = waterConductivity({ T, rho, cp, cv, mu, densityByPressure: 0 })
  const y = correlationLength(of, state) / 0.4
  if (y < 1.2e-7) return background
  const ratio = cv / cp
  const d = rho / critical.rho
  const damping = 1 - Math.exp(-1 / (1 / y + (y * y) / (3 * d * d)))
  const shape = (2 / (Math.PI * y)) * ((1 - ratio) * Math.atan(y) + ratio * y - damping)
  const scale = (177.8514 * d * (cp / gasConstant) * (T / critical.T)) / (mu * 1e6)
  return background + 1e-3 * scale * shape
}

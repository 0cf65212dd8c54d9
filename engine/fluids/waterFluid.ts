/** Water and steam by IAPWS-IF97 through the interface of all fluids. */
import type { Fluid, FluidState, HotState } from './fluid'
import { water } from './water'
import { highestPressure, hottestWater } from './water/stateAt'
import { critical } from './water/waterState'

/**
 * Water and steam by IAPWS-IF97 as a fluid like any other.
 *
 * @returns  the fluid
 *
 * Valid for 273.15 to 1073.15 K to 100 MPa and to 2273.15 K to 50 MPa; else `out-of-range`.
 *
 * Source: IAPWS R7-97(2012), R12-08, R15-11, R1-76.
 */
export function waterFluid(): Fluid {
  return {
    name: 'Water',
    method: 'reference',
    molarMass: 0.018015268,
    critical,
    limits: { lowestT: 273.15, highestT: hottestWater, highestP: highestPressure },
    sources: {
      'equation of state': 'IAPWS R7-97(2012), Industrial Formulation 1997',
      viscosity: 'IAPWS R12-08 (2008), without the critical enhancement',
      conductivity: 'IAPWS R15-11 (2011), industrial form',
      'surface tension': 'IAPWS R1-76 (2014)',
    },
    zero: 'u = 0 and s = 0 for liquid at the triple point',
    doubts: [],
    state: water,
    hot: {
      atTp: (T, p, out) => write(water({ T, p }), out),
      atTq: (T, q, out) => write(water({ T, q }), out),
      atPq: (p, q, out) => write(water({ p, q }), out),
      atPh: (p, h, out) => write(water({ p, h }), out),
      atPs: (p, s, out) => write(water({ p, s }), out),
      atTrho: (T, rho, out) => write(water({ T, rho }), out),
      // Written with the state.
      transport: () => {},
    },
  }
}

function write(state: FluidState, out: HotState): void {
  out.T = state.T
  out.p = state.p
  out.rho = state.rho
  out.h = state.h
  out.s = state.s
  out.cp = state.cp ?? 0
  out.cv = state.cv ?? 0
  out.w = state.w ?? 0
  out.mu = state.mu ?? 0
  out.k = state.k ?? 0
  out.q = state.q ?? -1
  out.sigma = state.sigma ?? 0
  out.phase = state.phase
}

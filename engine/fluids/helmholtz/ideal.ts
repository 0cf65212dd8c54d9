/** The ideal-gas part of a Helmholtz energy. */
import type { FluidData } from '../fluidData'

/**
 * The ideal-gas part without ln(delta): constants, and the values at the last temperature: `a`, `at` = tau da/dtau and
 * `att` = tau^2 d2a/dtau2 [-]. `a1` and `a2` set the zero of entropy and enthalpy.
 */
export interface Ideal {
  tau: number
  a: number
  at: number
  att: number
  a1: number
  a2: number
  readonly logTau: number
  readonly n: Float64Array
  readonly t: Float64Array
  readonly m: Float64Array
  readonly theta: Float64Array
}

/**
 * Prepares an ideal-gas part for evaluation.
 *
 * @param data  the published terms
 * @returns     the ideal-gas part, not yet evaluated
 *
 * Source: definition.
 */
export function idealOf(data: FluidData['ideal']): Ideal {
  return {
    tau: Number.NaN,
    a: Number.NaN,
    at: Number.NaN,
    att: Number.NaN,
    a1: data.a1,
    a2: data.a2,
    logTau: data.logTau,
    n: Float64Array.from(data.powers, row => row[0]!),
    t: Float64Array.from(data.powers, row => row[1]!),
    m: Float64Array.from(data.einstein, row => row[0]!),
    theta: Float64Array.from(data.einstein, row => row[1]!),
  }
}

/**
 * Evaluates an ideal-gas part at a temperature, if it is not there already.
 *
 * @param of   the ideal-gas part
 * @param tau  reducing temperature over temperature [-]
 *
 * Source: definition.
 */
export function setIdealTau(of: Ideal, tau: number): void {
  if (of.tau === tau) return
  of.tau = tau
  followTau(of)
}

function followTau(of: Ideal): void {
  const { tau } = of
  const logTau = Math.log(tau)
  let a = of.a1 + of.a2 * tau + of.logTau * logTau
  let at = of.a2 * tau + of.logTau
  let att = -of.logTau
  for (let i = 0; i < of.n.length; i++) {
    const t = of.t[i]!
    const term = of.n[i]! * Math.exp(t * logTau)
    a += term
    at += t * term
    att += t * (t - 1) * term
  }
  for (let i = 0; i < of.m.length; i++) {
    const x = of.theta[i]! * tau
    const decay = Math.exp(-x)
    const rest = 1 - decay
    const share = (of.m[i]! * x * decay) / rest
    a += of.m[i]! * Math.log(rest)
    at += share
    att -= (share * x) / rest
  }
  of.a = a
  of.at = at
  of.att = att
}

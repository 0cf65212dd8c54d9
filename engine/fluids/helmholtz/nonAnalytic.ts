/**
 * The non-analytic terms of water and carbon dioxide for the critical region: not separable, and singular at the
 * critical point.
 */
import type { Pairs } from '../fluidData'
import type { Derivatives } from './derivatives'

/** Terms n Delta^b delta exp(-C (delta-1)^2 - D (tau-1)^2), one row each: n, a, b, beta, A, B, C, D. */
export type NonAnalytic = readonly Float64Array[]

/**
 * Prepares the terms for evaluation.
 *
 * @param rows  n, a, b, beta, A, B, C, D
 * @returns     the terms
 *
 * Source: definition.
 */
export function nonAnalyticTerms(rows: Pairs): NonAnalytic {
  return rows.map(row => Float64Array.from(row))
}

/**
 * Adds the terms to derivatives.
 *
 * @param terms  the terms
 * @param delta  reduced density [-]
 * @param tau    reciprocal reduced temperature [-]
 * @param to     the sums: value and derivatives times delta and tau
 *
 * Valid beside the critical density; at it, where derivatives have no limit, the value slightly above is used.
 *
 * Source: R. Span and W. Wagner, J. Phys. Chem. Ref. Data 25 (1996) 1509, table 32; IAPWS R6-95(2018), table 5.
 */
export function addNonAnalytic(terms: NonAnalytic, delta: number, tau: number, to: Derivatives): void {
  const x = Math.abs(delta - 1) < 1e-10 ? 1e-10 : delta - 1
  const y = tau - 1
  const xx = x * x
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i]!
    const a = term[1]!
    const b = term[2]!
    const beta = term[3]!
    const A = term[4]!
    const B = term[5]!
    const C = term[6]!
    const D = term[7]!
    const distance = C * xx + D * y * y
    // The bell is so narrow that its value vanishes at this distance.
    if (distance > 70) continue
    const psi = Math.exp(-distance)
    const logXX = Math.log(xx)
    const edge = A * Math.exp(logXX / (2 * beta))
    const theta = -y + edge
    const wing = B * Math.exp(a * logXX)
    const width = theta * theta + wing
    // First and second derivative of `width` in delta: `edge` and `wing` are powers of x.
    const edgeD = edge / (beta * x)
    const edgeDD = (edge * (1 / beta - 1)) / (beta * xx)
    const widthD = 2 * theta * edgeD + (2 * a * wing) / x
    const widthDD = 2 * (edgeD * edgeD + theta * edgeDD) + (2 * a * (2 * a - 1) * wing) / xx
    // Width to the power b, and its derivatives in delta and tau.
    const power = term[0]! * Math.exp(b * Math.log(width))
    const s = b / width
    const bb = (b - 1) / width
    const powerD = s * widthD
    const powerDD = s * (widthDD + bb * widthD * widthD)
    const powerT = -2 * theta * s
    const powerTT = s * (2 + 4 * bb * theta * theta)
    const powerDT = -2 * s * (edgeD + bb * theta * widthD)
    const psiD = -2 * C * x
    const psiDD = 4 * C * C * xx - 2 * C
    const psiT = -2 * D * y
    const psiTT = 4 * D * D * y * y - 2 * D
    const value = power * psi
    const first = powerD + psiD
    to.a += delta * value
    to.ad += delta * value * (1 + delta * first)
    to.add += delta * delta * value * (2 * first + delta * (powerDD + 2 * powerD * psiD + psiDD))
    to.at += delta * tau * value * (powerT + psiT)
    to.att += delta * tau * tau * value * (powerTT + 2 * powerT * psiT + psiTT)
    to.adt += delta * tau * value * (powerT + psiT + delta * (powerDT + powerD * psiT + psiD * powerT + psiD * psiT))
  }
}

/** Real gases by five virial coefficients. */

import { gasDensities } from '../gas-density-data'
import { type GasCritical, type GasData, virialPowers } from '../gasData'
import { gasConstant } from './idealGas'

/** B [m3/mol], C [m6/mol2], D [m9/mol3] and E [m12/mol4], each with T d/dT and T2 d2/dT2 (BT, BTT and so on). */
export interface Virial {
  B: number
  BT: number
  BTT: number
  C: number
  CT: number
  CTT: number
  D: number
  DT: number
  DTT: number
  E: number
  ET: number
  ETT: number
}

/**
 * Empty virial coefficients.
 *
 * @returns  coefficients, all 0
 *
 * Source: definition.
 */
export function noVirial(): Virial {
  return { B: 0, BT: 0, BTT: 0, C: 0, CT: 0, CTT: 0, D: 0, DT: 0, DTT: 0, E: 0, ET: 0, ETT: 0 }
}

/**
 * The second virial coefficient by corresponding states, over the critical volume R Tc/pc.
 *
 * @param reduced   T/Tc [-]
 * @param acentric  acentric factor
 * @returns         B pc / (R Tc) [-]
 *
 * Valid from 0.5 Tc for gases without a strong dipole.
 *
 * Source: C. Tsonopoulos, AIChE J. 20 (1974) 263.
 */
export function tsonopoulos(reduced: number, acentric: number): number {
  const t = 1 / reduced
  const simple = 0.1445 - t * (0.33 + t * (0.1385 + t * 0.0121)) - 0.000607 * t ** 8
  const shape = 0.0637 + t * t * (0.331 - t * 0.423) - 0.008 * t ** 8
  return simple + acentric * shape
}

/** Adds a power of 1/T with its derivatives: value, T d/dT and T2 d2/dT2. */
function addPower(factor: number, power: number, t: number, out: Virial, name: 'B' | 'C' | 'D' | 'E'): void {
  const term = factor * t ** power
  out[name] += term
  out[`${name}T`] -= power * term
  out[`${name}TT`] += power * (power + 1) * term
}

/** Adds the fourth coefficient for clusters of molecules: a rising exponential of 1/T. */
function addFourth(factor: number, exponent: number, out: Virial): void {
  const D = factor * Math.exp(exponent)
  out.D += D
  out.DT -= exponent * D
  out.DTT += exponent * (exponent + 2) * D
}

const crossPowers = [0, 1, 2, 3, 8]
const simpleTerms = [0.1445, -0.33, -0.1385, -0.0121, -0.000607]
const shapeTerms = [0.0637, 0, 0.331, -0.423, -0.008]

/** Adds the interaction of two unlike molecules: Tsonopoulos' coefficient with combined critical constants. */
function addCross(one: GasCritical, other: GasCritical, weight: number, T: number, out: Virial): void {
  const Tc = Math.sqrt(one.T * other.T)
  const v = ((Math.cbrt(one.v) + Math.cbrt(other.v)) / 2) ** 3
  const factor = (gas: GasCritical) => (gas.p * gas.v) / (gasConstant * gas.T)
  const scale = v / ((factor(one) + factor(other)) / 2)
  const acentric = (one.acentric + other.acentric) / 2
  for (let i = 0; i < crossPowers.length; i++)
    addPower(weight * scale * (simpleTerms[i]! + acentric * shapeTerms[i]!), crossPowers[i]!, Tc / T, out, 'B')
}

/** Pseudo-critical point by W. B. Kay's rule, without the gases that count as ideal. */
export interface PseudoCritical {
  readonly T: number
  readonly p: number
  readonly v: number
  /**
   * Whether the mixture may be treated as one gas: the mean difference between the critical temperatures of its
   * components and its own is small.
   */
  readonly areAlike: boolean
}

const alike = 0.12

/**
 * The pseudo-critical point of a mixture.
 *
 * @param gases  the gases
 * @param x      mole fractions
 * @returns      T [K], p [Pa], v [m3/mol] by mole, and whether the gases are alike
 *
 * Source: W. B. Kay, Ind. Eng. Chem. 28 (1936) 1014.
 */
export function pseudoCritical(gases: readonly GasData[], x: readonly number[]): PseudoCritical {
  const mean = (of: (critical: GasCritical) => number) =>
    gases.reduce((sum, { critical }, i) => sum + (critical ? x[i]! * of(critical) : 0), 0)
  const T = mean(critical => critical.T)
  const areAlike =
    gases.every(({ critical, virial }) => critical && virial) && mean(critical => Math.abs(critical.T / T - 1)) < alike
  return { T, p: mean(critical => critical.p), v: mean(critical => critical.v), areAlike }
}

/**
 * Adds the higher coefficients, which count in a dense gas: for a gas in a mixture, at the reduced state of the
 * mixture.
 */
function addDense({ key, virial }: GasData, x: number, t: number, v: number, out: Virial): void {
  const dense = gasDensities[key]
  for (let n = 0; n < virialPowers.length; n++) {
    const power = virialPowers[n]!
    if (virial!.third.length > 0) addPower(x * v * v * virial!.third[n]!, power, t, out, 'C')
    if (!dense) continue
    addPower(x * v ** 3 * dense.fourth[n]!, power, t, out, 'D')
    addPower(x * v ** 4 * dense.fifth[n]!, power, t, out, 'E')
  }
}

/**
 * Virial coefficients of a mixture of gases.
 *
 * @param gases  the gases; one without critical constants counts as ideal
 * @param x      mole fractions
 * @param T      temperature [K]
 * @param out    the coefficients are written here
 *
 * Valid where each gas is valid.
 *
 * Source: own coefficients from the low-density limit of each gas's equation of state, as the data name it, the fourth
 * and fifth fitted to its densities; between unlike molecules the second by Tsonopoulos with the combining rules of J.
 * M. Prausnitz; the others by Kay's rule in similar gases, each gas at the mixture's pseudo-critical temperature and
 * volume; in other mixtures the third by mole fraction.
 */
export function virialOf(gases: readonly GasData[], x: readonly number[], T: number, out: Virial): void {
  Object.assign(out, noVirial())
  const pseudo = pseudoCritical(gases, x)
  for (let i = 0; i < gases.length; i++) {
    const { critical, virial } = gases[i]!
    if (!critical || !virial) continue
    const t = critical.T / T
    for (let n = 0; n < virialPowers.length; n++) {
      addPower(x[i]! * x[i]! * critical.v * virial.second[n]!, virialPowers[n]!, t, out, 'B')
    }
    if (pseudo.areAlike) addDense(gases[i]!, x[i]!, pseudo.T / T, pseudo.v, out)
    else
      for (let n = 0; n < virial.third.length; n++)
        addPower(x[i]! ** 3 * critical.v ** 2 * virial.third[n]!, virialPowers[n]!, t, out, 'C')
    if (virial.fourth) addFourth(x[i]! ** 4 * critical.v ** 3 * virial.fourth.factor, virial.fourth.rise * t, out)
    for (let j = i + 1; j < gases.length; j++) {
      const other = gases[j]!
      if (other.critical && other.virial) addCross(critical, other.critical, 2 * x[i]! * x[j]!, T, out)
    }
  }
}

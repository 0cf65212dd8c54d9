/** Ideal gases: so dilute that molecules do not interact. */
import type { GasData } from '../gasData'

/** Molar gas constant [J/mol K]. */
export const gasConstant = 8.31446261815324

/**
 * Heat capacity, enthalpy and entropy over R, R T and R. Enthalpy is zero for the elements at 298.15 K; entropy is at 1
 * bar.
 */
export interface IdealHeat {
  cp: number
  h: number
  s: number
}

/**
 * Heat capacity, enthalpy and entropy of a gas as an ideal gas.
 *
 * @param of   the gas
 * @param T    temperature [K]
 * @param out  where cp/R, h/RT and s/R are written
 *
 * Valid in the range of the gas, mostly 200 to 6000 K.
 *
 * Source: B. J. McBride, S. Gordon and M. A. Reno, NASA TM-4513 (1993).
 */
export function idealHeat({ heat }: GasData, T: number, out: IdealHeat): void {
  let range = 0
  while (range < heat.upTo.length - 1 && T > heat.upTo[range]!) range++
  const a = heat.rows[range]!
  const [a1, a2, a3, a4, a5] = [a[0]!, a[1]!, a[2]!, a[3]!, a[4]!]
  out.cp = a1 + T * (a2 + T * (a3 + T * (a4 + T * a5)))
  out.h = a1 + T * (a2 / 2 + T * (a3 / 3 + T * (a4 / 4 + (T * a5) / 5))) + a[5]! / T
  out.s = a1 * Math.log(T) + T * (a2 + T * (a3 / 2 + T * (a4 / 3 + (T * a5) / 4))) + a[6]!
}

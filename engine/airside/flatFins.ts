/** Flat fins: the reference for the other surfaces. */

import type { Fin } from './fins/fin'
import { heldFin } from './fins/finDoubts'
import { plainGrayWebbF } from './grayWebbF'
import { plainGrayWebbJ } from './grayWebbJ'
import { transition } from './transition'
import { flatF, pitchOfGrowth } from './wangChiChangF'
import { flatJ } from './wangChiChangJ'
import { wangChiChangRange } from './wangChiChangRange'

/** The default pair of flat fins. */
export const flatMethod = 'wang-chi-chang'

/**
 * Collars above the first are outside the data of the default pair, and inside those of Gray and Webb, whose limits hold
 * wholly from the second on: that of 5/8 in tubes is 16 mm [m].
 */
const largeCollars = [0.0136, 0.0155] as const

/** Limits of the factors on large collars, as ratios to those of Gray and Webb [-]. */
const besideGrayWebb = { j: [0.75, 1.35], f: [0.7, 1.5] } as const

/**
 * Most growth of f with the fin pitch, as a power [-]. The area of the fins over that of the passages falls by a higher
 * one, so that fins farther apart take less pressure.
 */
const mostGrowth = 0.7

/** Flat fins in place of another surface: the same tubes and pitches, held near the data. */
export const flatFin = (fin: Fin): Fin => ({ ...heldFin(fin, wangChiChangRange) })

/**
 * Colburn j factor of flat fins.
 *
 * @param fin  as `flatJ`; held near the data
 * @returns j [-]
 *
 * Valid as `flatJ`; on collars above 13.6 mm within 0.75 to 1.35 of Gray and Webb, whose data go farther: there the
 * default fit falls so fast with fin density that more fins would reduce the heat transfer of deep coils.
 *
 * Source: C. C. Wang, K. Y. Chi, C. J. Chang, Int. J. Heat Mass Transfer 43 (2000); D. L. Gray, R. L. Webb (1986).
 */
export function flatFinJ(fin: Fin): number {
  return besideLarge(fin, flatJ(fin), plainGrayWebbJ, besideGrayWebb.j)
}

/**
 * Fanning friction factor of flat fins.
 *
 * @param fin  as `flatF`; held near the data
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `flatF`; on collars above 13.6 mm within 0.7 to 1.5 of Gray and Webb. The fit of small tubes with open fins
 * grows so fast with the fin pitch that fins farther apart would take more pressure: there it follows a lower power.
 *
 * Source: as `flatFinJ`.
 */
export function flatFinF(fin: Fin): number {
  const finPitch = Math.min(fin.finPitch, pitchOfGrowth(fin, mostGrowth))
  const f = finPitch < fin.finPitch ? flatF({ ...fin, finPitch }) * (fin.finPitch / finPitch) ** mostGrowth : flatF(fin)
  return besideLarge(fin, f, plainGrayWebbF, besideGrayWebb.f)
}

/** A factor of the default pair, on large collars within its limits beside that of Gray and Webb. */
function besideLarge(
  fin: Fin,
  value: number,
  grayWebb: (fin: Fin) => number,
  [least, most]: readonly [number, number],
): number {
  const large = transition(fin.collarDiameter, ...largeCollars)
  if (large === 0) return value
  const other = grayWebb(fin)
  return value ** (1 - large) * Math.min(most * other, Math.max(least * other, value)) ** large
}

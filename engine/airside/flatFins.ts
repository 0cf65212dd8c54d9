/** Flat fins: the reference for the other surfaces. */

import type { Fin } from './fins/fin'
import { heldFin } from './fins/finDoubts'
import { plainGrayWebbF } from './grayWebbF'
import { plainGrayWebbJ } from './grayWebbJ'
import { flatF, pitchOfGrowth } from './wangChiChangF'
import { flatJ } from './wangChiChangJ'
import { wangChiChangRange } from './wangChiChangRange'

/** The default pair of flat fins. */
export const flatMethod = 'wang-chi-chang'

/** Collars above this are outside the data of the default pair, and inside those of Gray and Webb [m]. */
const largeCollar = 0.0136

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
  const j = flatJ(fin)
  if (fin.collarDiameter <= largeCollar) return j
  const other = plainGrayWebbJ(fin)
  return Math.min(besideGrayWebb.j[1] * other, Math.max(besideGrayWebb.j[0] * other, j))
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
  if (fin.collarDiameter <= largeCollar) return f
  const other = plainGrayWebbF(fin)
  return Math.min(besideGrayWebb.f[1] * other, Math.max(besideGrayWebb.f[0] * other, f))
}

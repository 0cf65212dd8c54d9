import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Data of Wang, Fu and Chang (1997): one collar, 10.3 mm, as a range of 1 % around it. Lengths [m]. */
export const wangFuChangRange = {
  Re: [350, 7000],
  rows: [1, 4],
  collarDiameter: [0.0102, 0.0104],
  finPitch: [0.00169, 0.00353],
} as const satisfies FinRange

const jNames = ['Re', 'contraction'] as const
const fNames = ['Re', 'rows', 'areaRatio'] as const

/**
 * Colburn j factor of a wavy plate-fin coil, staggered, in a short form.
 *
 * @param fin  Re on the collar diameter [-], free flow area over face area [-]
 * @returns j [-]
 *
 * Valid for Re 350 to 7000, collar 10.3 mm, fin pitch 1.69 to 3.53 mm.
 *
 * Source: C. C. Wang, W. L. Fu, C. T. Chang, Experimental Thermal and Fluid Science 14 (1997) 174-186.
 */
export function wangFuChangJ(fin: FinOf<typeof jNames>): number {
  return withinRe('j', fin.Re, wangFuChangRange.Re, Re => 1.201 / (fin.contraction * Math.log(Re)) ** 2.921)
}

/**
 * Fanning friction factor of a wavy plate-fin coil, staggered, in a short form.
 *
 * @param fin  Re on the collar diameter [-], rows [-], Ao/At [-]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `wangFuChangJ`.
 *
 * Source: as `wangFuChangJ`.
 */
export function wangFuChangF(fin: FinOf<typeof fNames>): number {
  return withinRe(
    'f',
    fin.Re,
    wangFuChangRange.Re,
    Re => (16.67 / Math.log(Re) ** 2.64) * fin.areaRatio ** -0.096 * Math.min(fin.rows, 4) ** 0.098,
  )
}

const shared = {
  authors: 'Wang, Fu, Chang',
  year: 1997,
  range: wangFuChangRange,
  accuracy: 'not stated in the sources read; take 15 %',
  source: 'Experimental Thermal and Fluid Science 14 (1997) 174-186',
} as const

/** Descriptors for the registry. */
export const wangFuChang = [
  finCorrelation({
    ...shared,
    id: 'wang-fu-chang-j',
    kind: 'air-side heat transfer',
    title: 'Wavy fin, short form: j factor',
    names: jNames,
    value: wangFuChangJ,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-fu-chang-f',
    kind: 'air-side friction',
    title: 'Wavy fin, short form: friction factor',
    names: fNames,
    value: wangFuChangF,
  }),
] as const

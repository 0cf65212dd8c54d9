import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Data of Wang, Tsai and Lu (1998): lengths [m]. Collars not yet compared with the paper. */
export const convexLouverRange = {
  Re: [300, 7000],
  rows: [1, 4],
  collarDiameter: [0.0085, 0.0103],
  finPitch: [0.0012, 0.0025],
} as const satisfies FinRange

/** At this Reynolds number the published lower branch of f is eighty times smaller than the upper; it is not used. */
const frictionFrom = 1000

const names = ['Re', 'rows', 'collarDiameter', 'finPitch', 'areaRatio'] as const
type Inputs = FinOf<typeof names>

/**
 * Colburn j factor of a convex-louver plate-fin coil, staggered.
 *
 * @param fin  Re on the collar diameter [-], rows [-], collar diameter, fin pitch [m], Ao/At [-]
 * @returns j [-]
 *
 * Valid for Re 300 to 7000, collar 8.5 to 10.3 mm, fin pitch 1.2 to 2.5 mm.
 *
 * Source: C. C. Wang, Y. M. Tsai, D. C. Lu, J. Thermophysics and Heat Transfer 12 (1998) 423-430.
 */
export function convexLouverJ(fin: Inputs): number {
  const spacing = fin.finPitch / fin.collarDiameter
  return withinRe(
    'j',
    fin.Re,
    convexLouverRange.Re,
    Re => 16.06 * Re ** (-1.02 * spacing - 0.256) * fin.areaRatio ** -0.601 * fin.rows ** -0.069 * spacing ** 0.84,
  )
}

/**
 * Fanning friction factor of a convex-louver plate-fin coil, staggered.
 *
 * @param fin  as `convexLouverJ`
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid from Re 1000; below it continues with Re^-0.5, because the branch usually quoted is eighty times smaller there.
 *
 * Source: as `convexLouverJ`.
 */
export function convexLouverF(fin: Inputs): number {
  return withinRe('f', fin.Re, convexLouverRange.Re, at => {
    const Re = Math.max(at, frictionFrom)
    const shape = fin.areaRatio ** 0.0195 * (fin.finPitch / fin.collarDiameter) ** -0.121
    return 0.768 * (0.0494 + 0.142 * Math.exp(-Re / 1180)) * shape * (at / Re) ** -0.5
  })
}

const shared = {
  authors: 'Wang, Tsai, Lu',
  year: 1998,
  names,
  range: convexLouverRange,
  accuracy: 'not stated in the sources read; take 15 %',
  source: 'J. Thermophysics and Heat Transfer 12 (1998) 423-430; collar range not yet compared',
} as const

/** Descriptors for the registry. */
export const convexLouver = [
  finCorrelation({
    ...shared,
    id: 'wang-tsai-lu-j',
    kind: 'air-side heat transfer',
    title: 'Convex-louver plate fin: j factor',
    value: convexLouverJ,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-tsai-lu-f',
    kind: 'air-side friction',
    title: 'Convex-louver plate fin: friction factor',
    trust: 'assumption',
    value: convexLouverF,
  }),
] as const

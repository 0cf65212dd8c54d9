import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Data of Wang, Tao and Chang (1999): one collar, 10.34 mm, as a range of 1 % around it. Lengths [m]. */
export const slit1999Range = {
  Re: [400, 7000],
  rows: [1, 6],
  collarDiameter: [0.01024, 0.01044],
  finPitch: [0.00121, 0.00248],
} as const satisfies FinRange

const names = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'stripHeight',
  'stripBreadth',
] as const
type Inputs = FinOf<typeof names>

/**
 * Colburn j factor of a slit plate-fin coil, staggered, on 3/8 in tubes.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin pitch, strip [m]
 * @returns j [-]
 *
 * Valid for Re 400 to 7000, collar 10.34 mm, fin pitch 1.21 to 2.48 mm. Constants not yet compared with the paper.
 *
 * Source: C. C. Wang, W. H. Tao, C. J. Chang, Int. J. Refrigeration 22 (1999) 595-603.
 */
export function slit1999J(fin: Inputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp } = fin
  const N = Math.min(fin.rows, slit1999Range.rows[1])
  const strip = fin.stripBreadth / fin.stripHeight
  return withinRe('j', fin.Re, slit1999Range.Re, Re => {
    const ln = Math.log(Re)
    const J1 = -0.674 + (0.1316 * N) / ln - (0.3769 * Fp) / Dc - (1.8857 * N) / Re
    const J2 = -0.0178 + (0.996 * N) / ln + (26.7 * N) / Re
    const J3 = 1.865 + (1244.03 * Fp) / (Re * Dc) - 14.37 / ln
    return 1.6409 * Re ** J1 * strip ** 1.16 * (Pt / Pl) ** 1.37 * (Fp / Dc) ** J2 * N ** J3
  })
}

/**
 * Fanning friction factor of a slit plate-fin coil, staggered, on 3/8 in tubes.
 *
 * @param fin  as `slit1999J`
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `slit1999J`.
 *
 * Source: as `slit1999J`.
 */
export function slit1999F(fin: Inputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp } = fin
  const N = Math.min(fin.rows, slit1999Range.rows[1])
  const strip = fin.stripBreadth / fin.stripHeight
  const F1 = -3.585 + (0.8846 * Fp) / Dc + (2.677 * Pt) / Pl
  return withinRe(
    'f',
    fin.Re,
    slit1999Range.Re,
    Re => 0.3929 * Re ** F1 * N ** (-0.009 * Math.log(Re)) * strip ** -2.48 * (Fp / Dc) ** (-1.5706 - 157.06 / Re),
  )
}

const shared = {
  authors: 'Wang, Tao, Chang',
  year: 1999,
  names,
  range: slit1999Range,
  accuracy: 'not stated in the sources read',
  source: 'Int. J. Refrigeration 22 (1999) 595-603',
  trust: 'verify',
} as const

/** Descriptors for the registry. */
export const slit1999 = [
  finCorrelation({
    ...shared,
    id: 'wang-tao-chang-j',
    kind: 'air-side heat transfer',
    title: 'Slit plate fin on 3/8 in tubes: j factor',
    value: slit1999J,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-tao-chang-f',
    kind: 'air-side friction',
    title: 'Slit plate fin on 3/8 in tubes: friction factor',
    value: slit1999F,
  }),
] as const

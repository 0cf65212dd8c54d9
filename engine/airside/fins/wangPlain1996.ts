import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Data of Wang, Chang, Hsieh and Lin (1996): collars of about 10 mm, as a range of 10 % around it. Lengths [m]. */
export const wangPlain1996Range = {
  Re: [800, 7500],
  rows: [2, 6],
  collarDiameter: [0.009, 0.011],
} as const satisfies FinRange

const names = ['Re', 'rows', 'collarDiameter', 'finPitch', 'finThickness'] as const
type Inputs = FinOf<typeof names>

/**
 * Colburn j factor of a flat staggered plate-fin coil in a simple form, for comparison.
 *
 * @param fin  Re on the collar diameter [-], rows [-], collar diameter, fin pitch and thickness [m]
 * @returns j [-]
 *
 * Valid for Re 800 to 7500 and collars of about 10 mm.
 *
 * Source: C. C. Wang, Y. J. Chang, Y. C. Hsieh, Y. T. Lin, Int. J. Refrigeration 19 (1996) 223-230.
 */
export function wangPlain1996J(fin: Inputs): number {
  const { collarDiameter: Dc, finPitch: Fp, finThickness: d } = fin
  const N = Math.min(fin.rows, wangPlain1996Range.rows[1])
  const shape = (d / Dc) ** -0.0449 * N ** -0.0897 * (Fp / Dc) ** -0.212
  return withinRe('j', fin.Re, wangPlain1996Range.Re, Re => 0.394 * Re ** -0.392 * shape)
}

/**
 * Fanning friction factor of a flat staggered plate-fin coil in a simple form, for comparison.
 *
 * @param fin  as `wangPlain1996J`
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `wangPlain1996J`.
 *
 * Source: as `wangPlain1996J`.
 */
export function wangPlain1996F(fin: Inputs): number {
  const { collarDiameter: Dc, finPitch: Fp, finThickness: d } = fin
  const N = Math.min(fin.rows, wangPlain1996Range.rows[1])
  const shape = (d / Dc) ** -0.104 * N ** -0.0935 * (Fp / Dc) ** -0.197
  return withinRe('f', fin.Re, wangPlain1996Range.Re, Re => 1.039 * Re ** -0.418 * shape)
}

const shared = {
  authors: 'Wang, Chang, Hsieh, Lin',
  year: 1996,
  names,
  range: wangPlain1996Range,
  accuracy: 'not stated in the sources read; a simple form for comparison',
  source: 'Int. J. Refrigeration 19 (1996) 223-230',
} as const

/** Descriptors for the registry. */
export const wangPlain1996 = [
  finCorrelation({
    ...shared,
    id: 'wang-1996-j',
    kind: 'air-side heat transfer',
    title: 'Flat plate fin, simple form: j factor',
    value: wangPlain1996J,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-1996-f',
    kind: 'air-side friction',
    title: 'Flat plate fin, simple form: friction factor',
    value: wangPlain1996F,
  }),
] as const

import type { FinOf } from '../fins/fin'
import { finCorrelation, withinRe } from '../fins/finCorrelation'
import type { FinRange } from '../fins/finDoubts'

const range = { Re: [300, 5500], rows: [1, 6] } as const satisfies FinRange
const names = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'louverPitch',
  'louverHeight',
] as const
const fNames = [...names, 'filmRe'] as const

/** The fit needs louvers shorter than two fin pitches; longer ones are limited to this ratio. */
const longestLouver = 1.95

/**
 * Colburn j factor of a louvered fin that is wet all over.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin pitch, louver [m]
 * @returns j wet [-]
 *
 * Valid for Re of about 300 to 5500 and a louver pitch below two fin pitches. One code uses Lh/Lp itself in place of
 * the tangent of its angle.
 *
 * Source: C. C. Wang, Y. T. Lin, C. J. Lee, Int. J. Heat Mass Transfer 43 (2000) 3443-3452.
 */
export function louverWetJ(fin: FinOf<typeof names>): number {
  const pitch = fin.longitudinalPitch / fin.transversePitch
  const spacing = fin.finPitch / fin.collarDiameter
  const N = Math.min(fin.rows, range.rows[1])
  const J1 = -0.023634 - 1.2475 * spacing ** 0.65 * pitch ** 0.2 * N ** -0.18
  const angle = Math.asin(Math.min(0.95, fin.louverHeight / fin.louverPitch))
  const J2 = 0.856 * Math.exp(Math.tan(angle))
  const louver = Math.log(3 - Math.min(longestLouver, fin.louverPitch / fin.finPitch)) ** 0.07162
  return withinRe('j', fin.Re, range.Re, Re => {
    const J3 = 0.25 * Math.log(Re)
    return 9.717 * Re ** J1 * spacing ** J2 * pitch ** J3 * louver * N ** -0.543
  })
}

/**
 * Fanning friction factor of a louvered fin that is wet all over.
 *
 * @param fin  as `louverWetJ`, and the film Reynolds number 2 G/mu [-]
 * @returns f wet [-]
 *
 * Valid as `louverWetJ`; the film Reynolds number is held at 0.2 or above.
 *
 * Source: as `louverWetJ`.
 */
export function louverWetF(fin: FinOf<typeof fNames>): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp } = fin
  const N = Math.min(fin.rows, range.rows[1])
  const film = Math.max(fin.filmRe, 0.2)
  const F1 = 1.223 - 2.857 * (Fp / Dc) ** 0.71 * (Pl / Pt) ** -0.05
  const F4 = -0.999 * Math.log(film)
  return withinRe('f', fin.Re, range.Re, Re => {
    const F2 = 0.8079 * Math.log(Re)
    const F3 = 0.8932 * Math.log(Re)
    const passage = (Pl / Pt + 0.091) ** F4 * (fin.louverPitch / Fp) ** 1.958
    return 2.814 * Re ** F1 * (Fp / Dc) ** F2 * (Pl / Dc) ** F3 * passage * N ** 0.04674
  })
}

const shared = {
  kind: 'wet surface',
  authors: 'Wang, Lin, Lee',
  year: 2000,
  range,
  accuracy: 'not stated in the sources read',
  source: 'Int. J. Heat Mass Transfer 43 (2000) 3443-3452',
} as const

/** Descriptors for the registry. */
export const louverWet = [
  finCorrelation({
    ...shared,
    id: 'wang-louver-wet-j',
    title: 'Louvered fin, wet: j factor',
    names,
    trust: 'verify',
    value: louverWetJ,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-louver-wet-f',
    title: 'Louvered fin, wet: friction factor',
    names: fNames,
    value: louverWetF,
  }),
] as const

import type { FinOf } from './fin'
import { blended, finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Data of Wang, Lee, Chang and Lin (1999): lengths [m]. */
export const louverRange = {
  Re: [300, 7000],
  rows: [1, 6],
  collarDiameter: [0.00693, 0.01042],
  transversePitch: [0.0177, 0.0254],
  longitudinalPitch: [0.0127, 0.022],
  finPitch: [0.00121, 0.00249],
  louverHeight: [0.00079, 0.0014],
  louverPitch: [0.0017, 0.00375],
} as const satisfies FinRange

/** The branches do not meet at Re 1000; the lower one is blended into the upper one in this band. */
const branchBand = [900, 1000] as const

const jNames = [
  'Re',
  'rows',
  'transversePitch',
  'longitudinalPitch',
  'collarDiameter',
  'finPitch',
  'hydraulicDiameter',
  'louverPitch',
  'louverHeight',
] as const
const fNames = [...jNames, 'areaRatio'] as const
type Inputs = FinOf<typeof jNames>
type FrictionInputs = FinOf<typeof fNames>

/**
 * Colburn j factor of a louvered plate-fin coil, staggered.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, diameters, fin pitch, louver [m]
 * @returns j [-]
 *
 * Valid for Re 300 to 7000, collar 6.93 to 10.42 mm, fin pitch 1.21 to 2.49 mm, 1 to 6 rows; 95.5 % of the data within
 * 15 %. The two branches do not meet at Re 1000; the lower one is blended into the upper one between 900 and 1000, so
 * that the upper holds as published.
 *
 * Source: C. C. Wang, C. J. Lee, C. T. Chang, S. P. Lin, Int. J. Heat Mass Transfer 42 (1999) 1945-1956.
 */
export function louverJ(fin: Inputs): number {
  return withinRe('j', fin.Re, louverRange.Re, Re =>
    blended(
      Re,
      ...branchBand,
      below => lowJ(below, fin),
      above => highJ(above, fin),
    ),
  )
}

function lowJ(Re: number, fin: Inputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp } = fin
  const N = Math.min(fin.rows, louverRange.rows[1])
  const louver = fin.louverHeight / fin.louverPitch
  const j1 = -0.991 - 0.1055 * (Pl / Pt) ** 3.1 * Math.log(louver)
  const j2 = -0.7344 + (2.1059 * N ** 0.55) / (Math.log(Re) - 3.2)
  const j3 = 0.08485 * (Pl / Pt) ** -4.4 * N ** -0.68
  const j4 = -0.1741 * Math.log(N)
  return 14.3117 * Re ** j1 * (Fp / Dc) ** j2 * louver ** j3 * (Fp / Pl) ** j4 * (Pl / Pt) ** -1.724
}

function highJ(Re: number, fin: Inputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, finPitch: Fp, hydraulicDiameter: Dh } = fin
  const N = Math.min(fin.rows, louverRange.rows[1])
  const louver = fin.louverHeight / fin.louverPitch
  const ln = Math.log(Re)
  const j5 = -0.6027 + 0.02593 * (Pl / Dh) ** 0.52 * N ** -0.5 * Math.log(louver)
  const j6 = -0.4776 + (0.40774 * N ** 0.7) / (ln - 4.4)
  const j7 = -0.58655 * (Fp / Dh) ** 2.3 * (Pl / Pt) ** -1.6 * N ** -0.65
  const j8 = 0.0814 * (ln - 3)
  return 1.1373 * Re ** j5 * (Fp / Pl) ** j6 * louver ** j7 * (Pl / Pt) ** j8 * N ** 0.3545
}

/**
 * Fanning friction factor of a louvered plate-fin coil, staggered.
 *
 * @param fin  as `louverJ`, and Ao/At [-]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `louverJ`; 90.8 % of the data within 15 %. One row has a separate form; one source writes Fp/Pl in its last
 * exponent.
 *
 * Source: as `louverJ`.
 */
export function louverF(fin: FrictionInputs): number {
  return withinRe('f', fin.Re, louverRange.Re, Re => (fin.rows < 2 ? oneRowF(Re, fin) : manyRowsF(Re, fin)))
}

function oneRowF(Re: number, fin: FrictionInputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp, hydraulicDiameter: Dh } = fin
  const louver = fin.louverHeight / fin.louverPitch
  const area = Math.log(fin.areaRatio)
  const f1 = 0.1691 + 4.4118 * (Fp / Pl) ** -0.3 * louver ** -2 * Math.log(Pl / Pt) * (Fp / Pt) ** 3
  const f2 = -2.6642 - 14.3809 / Math.log(Re)
  const f3 = -0.6816 * Math.log(Fp / Pl)
  const f4 = 6.4668 * (Fp / Pt) ** 1.7 * area
  return 0.00317 * Re ** f1 * (Fp / Pl) ** f2 * (Dh / Dc) ** f3 * louver ** f4 * area ** -6.0483
}

function manyRowsF(Re: number, fin: FrictionInputs): number {
  const { transversePitch: Pt, longitudinalPitch: Pl, collarDiameter: Dc, finPitch: Fp, hydraulicDiameter: Dh } = fin
  const N = Math.min(fin.rows, louverRange.rows[1])
  const louver = fin.louverHeight / fin.louverPitch
  const ln = Math.log(Re)
  const f5 = 0.1395 - 0.0101 * (Fp / Pl) ** 0.58 * louver ** -2 * Math.log(fin.areaRatio) * (Pl / Pt) ** 1.9
  const f6 = -6.4367 / ln
  const f7 = 0.07191 * ln
  const f8 = -2.0585 * (Fp / Pt) ** 1.67 * ln
  const f9 = 0.1036 * Math.log(Pl / Pt)
  return 0.06393 * Re ** f5 * (Fp / Dc) ** f6 * (Dh / Dc) ** f7 * louver ** f8 * N ** f9 * (ln - 4) ** -1.093
}

const shared = {
  authors: 'Wang, Lee, Chang, Lin',
  year: 1999,
  range: louverRange,
  source: 'Int. J. Heat Mass Transfer 42 (1999) 1945-1956',
} as const

/** Descriptors for the registry. */
export const louver = [
  finCorrelation({
    ...shared,
    id: 'wang-lee-chang-lin-j',
    kind: 'air-side heat transfer',
    title: 'Louvered plate fin: j factor',
    names: jNames,
    accuracy: '95.5 % of the data within 15 %',
    value: louverJ,
  }),
  finCorrelation({
    ...shared,
    id: 'wang-lee-chang-lin-f',
    kind: 'air-side friction',
    title: 'Louvered plate fin: friction factor',
    names: fNames,
    accuracy: '90.8 % of the data within 15 %',
    trust: 'verify',
    value: louverF,
  }),
] as const

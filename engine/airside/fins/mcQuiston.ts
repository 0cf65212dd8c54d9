import type { FinOf } from './fin'
import { finCorrelation, withinRe } from './finCorrelation'
import type { FinRange } from './finDoubts'

/** Range in which McQuiston (1978) is used; not yet compared with the paper. */
export const mcQuistonRange = { Re: [300, 15_000], rows: [1, 8] } as const satisfies FinRange

/** Lower limit of the Reynolds number on the row depth: below it the row factor of the fit diverges. */
const lowestRowRe = 2500

const jNames = ['Re', 'rows', 'longitudinalPitch', 'collarDiameter', 'areaRatio'] as const
const fNames = ['Re', 'transversePitch', 'collarDiameter', 'finPitch', 'finThickness', 'areaRatio'] as const

/**
 * Colburn j factor of a flat staggered plate-fin coil, the form of older selection programs.
 *
 * @param fin  Re on the collar diameter [-], rows [-], longitudinal pitch, collar diameter [m], Ao/At [-]
 * @returns j [-]
 *
 * Valid for Re 300 to 15 000 and 1 to 8 rows. Constants not yet compared with the paper.
 *
 * Source: F. C. McQuiston, ASHRAE Trans. 84 part 1 (1978) 266-293, 294-308.
 */
export function mcQuistonJ(fin: FinOf<typeof jNames>): number {
  const N = Math.min(fin.rows, mcQuistonRange.rows[1])
  return withinRe('j', fin.Re, mcQuistonRange.Re, Re => {
    const fourRows = 0.0014 + 0.2618 * Re ** -0.4 * fin.areaRatio ** -0.15
    const rowRe = Math.max(lowestRowRe, (Re * fin.longitudinalPitch) / fin.collarDiameter) ** -1.2
    return (fourRows * (1 - 1280 * N * rowRe)) / (1 - 5120 * rowRe)
  })
}

/**
 * Fanning friction factor of a flat staggered plate-fin coil, the form of older selection programs.
 *
 * @param fin  Re on the collar diameter [-], transverse pitch, collar diameter, fin pitch and thickness [m], Ao/At [-]
 * @returns f of dp = f (Ao/Ac) G^2 / (2 rho) [-]
 *
 * Valid as `mcQuistonJ`.
 *
 * Source: as `mcQuistonJ`.
 */
export function mcQuistonF(fin: FinOf<typeof fNames>): number {
  const { transversePitch: Pt, collarDiameter: D, finPitch: s, finThickness: d } = fin
  const equivalent = (D * fin.areaRatio) / (1 + (Pt - D) / s)
  // With such a large equivalent diameter that it reaches the pitch, this form has no free passage left.
  const passage = Math.max(0.02, Pt / equivalent - 1)
  const shape = (D / equivalent) ** 0.25 * ((Pt - D) / (4 * (s - d))) ** -0.4 * passage ** -0.5
  return withinRe('f', fin.Re, mcQuistonRange.Re, Re => 4.904e-3 + 1.382 * (Re ** -0.25 * shape) ** 2)
}

const shared = {
  authors: 'McQuiston',
  year: 1978,
  range: mcQuistonRange,
  source: 'ASHRAE Trans. 84 part 1 (1978) 266-308',
  trust: 'verify',
} as const

/** Descriptors for the registry. */
export const mcQuiston = [
  finCorrelation({
    ...shared,
    id: 'mcquiston-j',
    kind: 'air-side heat transfer',
    title: 'Flat plate fin, older form: j factor',
    names: jNames,
    accuracy: '10 % as quoted in reviews',
    value: mcQuistonJ,
  }),
  finCorrelation({
    ...shared,
    id: 'mcquiston-f',
    kind: 'air-side friction',
    title: 'Flat plate fin, older form: friction factor',
    names: fNames,
    accuracy: '35 % as quoted in reviews',
    value: mcQuistonF,
  }),
] as const

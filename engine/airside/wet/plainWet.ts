/** Direct fits of wet plain fins. The friction of Wang, Lin and Lee is `wetFriction`. */
import type { FinOf } from '../fins/fin'
import { finCorrelation, withinRe } from '../fins/finCorrelation'
import type { FinRange } from '../fins/finDoubts'

const range = { Re: [300, 5500], rows: [1, 6] } as const satisfies FinRange
const jNames = ['Re', 'rows', 'transversePitch', 'longitudinalPitch', 'collarDiameter', 'finPitch'] as const
const oldJNames = ['Re', 'rows', 'areaRatio'] as const
const oldFNames = ['Re', 'rows', 'collarDiameter', 'finPitch', 'areaRatio'] as const

/**
 * Colburn j factor of a plain fin that is wet all over.
 *
 * @param fin  Re on the collar diameter [-], rows [-], pitches, collar diameter, fin pitch [m]
 * @returns j wet [-]
 *
 * Valid for Re of about 300 to 5500.
 *
 * Source: C. C. Wang, Y. T. Lin, C. J. Lee, Int. J. Heat Mass Transfer 43 (2000) 1869-1872.
 */
export function plainWetJ(fin: FinOf<typeof jNames>): number {
  const pitch = fin.longitudinalPitch / fin.transversePitch
  const spacing = fin.finPitch / fin.collarDiameter
  const N = Math.min(fin.rows, range.rows[1])
  const j1 = 0.3745 - 1.554 * spacing ** 0.24 * pitch ** 0.12 * N ** -0.19
  return withinRe('j', fin.Re, range.Re, Re => 19.36 * Re ** j1 * spacing ** 1.352 * pitch ** 0.6795 * N ** -1.291)
}

/**
 * Colburn j factor of a plain fin that is wet all over, in the older form.
 *
 * @param fin  Re on the collar diameter [-], rows [-], Ao/At [-]
 * @returns j wet [-]
 *
 * Valid for Re of about 300 to 5500 and 1 to 6 rows; four rows have a separate form.
 *
 * Source: C. C. Wang, Y. C. Hsieh, Y. T. Lin, ASME J. Heat Transfer 119 (1997) 109-117.
 */
export function plainWet1997J(fin: FinOf<typeof oldJNames>): number {
  const N = Math.min(fin.rows, range.rows[1])
  const area = fin.areaRatio
  return withinRe('j', fin.Re, range.Re, Re =>
    N === 4
      ? 0.29773 * Re ** -0.364 * area ** -0.168
      : 0.4 * Re ** (-0.468 + 0.04076 * N) * area ** 0.159 * N ** -1.261,
  )
}

/**
 * Fanning friction factor of a plain fin that is wet all over, in the older form.
 *
 * @param fin  Re on the collar diameter [-], rows [-], collar diameter, fin pitch [m], Ao/At [-]
 * @returns f wet [-]
 *
 * Valid as `plainWet1997J`.
 *
 * Source: as `plainWet1997J`.
 */
export function plainWet1997F(fin: FinOf<typeof oldFNames>): number {
  const N = Math.min(fin.rows, range.rows[1])
  const shape = N ** -0.1026 * (fin.finPitch / fin.collarDiameter) ** -1.3405 * fin.areaRatio ** -1.3343
  return withinRe('f', fin.Re, range.Re, Re => 28.209 * Re ** -0.5653 * shape)
}

const shared = { kind: 'wet surface', range, accuracy: 'not stated in the sources read' } as const
const older = {
  ...shared,
  authors: 'Wang, Hsieh, Lin',
  year: 1997,
  source: 'ASME J. Heat Transfer 119 (1997) 109-117',
} as const

/** Descriptors for the registry. */
export const plainWet = [
  finCorrelation({
    ...shared,
    id: 'wang-lin-lee-j',
    authors: 'Wang, Lin, Lee',
    year: 2000,
    source: 'Int. J. Heat Mass Transfer 43 (2000) 1869-1872',
    title: 'Flat plate fin, wet: j factor',
    names: jNames,
    value: plainWetJ,
  }),
  finCorrelation({
    ...older,
    id: 'wang-hsieh-lin-j',
    title: 'Flat plate fin, wet, older form: j factor',
    names: oldJNames,
    value: plainWet1997J,
  }),
  finCorrelation({
    ...older,
    id: 'wang-hsieh-lin-f',
    title: 'Flat plate fin, wet, older form: friction factor',
    names: oldFNames,
    value: plainWet1997F,
  }),
] as const

/** Reduction of the heat transfer in banks of few rows. */
import type { Correlation } from '../../correlation'
import { bankCorrelation } from './bank'

/** Factors from one row upwards, read from the graphs of Zukauskas; deeper banks have 1. */
const zukauskas = {
  inLine: [
    0.6768, 0.8089, 0.8687, 0.9054, 0.9303, 0.9465, 0.9569, 0.9647, 0.9712, 0.9766, 0.9811, 0.9847, 0.9877, 0.99, 0.992,
    0.9937, 0.9953, 0.9969, 0.9986,
  ],
  staggeredSlow: [
    0.8295, 0.8792, 0.9151, 0.9402, 0.957, 0.9677, 0.9745, 0.9785, 0.9808, 0.9823, 0.9838, 0.9855, 0.9873, 0.9891,
    0.991, 0.9929, 0.9948, 0.9967, 0.9987,
  ],
  staggeredFast: [
    0.6273, 0.7689, 0.8473, 0.8942, 0.9254, 0.945, 0.957, 0.9652, 0.9716, 0.9765, 0.9803, 0.9834, 0.9862, 0.989, 0.9918,
    0.9943, 0.9965, 0.998, 0.9986,
  ],
} as const

/** Factors from three rows upwards; fewer rows count as three, ten have 1. */
const esdu = {
  inLine: [0.8479, 0.8957, 0.9306, 0.9551, 0.9724, 0.9839, 0.9902],
  staggered: [0.8593, 0.8984, 0.9268, 0.9482, 0.965, 0.9777, 0.9868],
} as const

/** Factors of Grimison from one row upwards; ten rows have 1. */
const grimison = {
  inLine: [0.64, 0.8, 0.87, 0.9, 0.92, 0.94, 0.96, 0.98, 0.99],
  staggered: [0.68, 0.75, 0.83, 0.89, 0.92, 0.95, 0.97, 0.98, 0.99],
} as const

const at = (table: readonly number[], index: number) => (index < table.length ? table[Math.max(0, index)]! : 1)

/**
 * Row factor of Zukauskas.
 *
 * @param bank  rows [-], 1 for staggered, Re on the tube diameter [-]
 * @returns Nusselt number of the bank over that of a deep one [-]
 *
 * Valid for one row and more; twenty and more have 1. Staggered banks change at Re 1000.
 *
 * Source: graphs of A. Zukauskas, Advances in Heat Transfer 8 (1972) 93-160, as read by ht 1.0.7.
 */
export function zukauskasRowFactor(bank: { rows: number; staggered: number; Re: number }): number {
  const index = Math.floor(bank.rows) - 1
  if (!bank.staggered) return at(zukauskas.inLine, index)
  return at(bank.Re < 1000 ? zukauskas.staggeredSlow : zukauskas.staggeredFast, index)
}

/**
 * Row factor of ESDU 73031.
 *
 * @param bank  rows [-], 1 for staggered
 * @returns Nusselt number of the bank over that of a deep one [-]
 *
 * Valid for three rows and more; fewer count as three.
 *
 * Source: ESDU 73031 (1973), mean curve in G. F. Hewitt, G. L. Shires, T. R. Bott, Process Heat Transfer (1994).
 */
export function esduRowFactor(bank: { rows: number; staggered: number }): number {
  return at(bank.staggered ? esdu.staggered : esdu.inLine, Math.floor(bank.rows) - 3)
}

/**
 * Row factor of Grimison.
 *
 * @param bank  rows [-], 1 for staggered
 * @returns Nusselt number of the bank over that of a deep one [-]
 *
 * Valid for one row and more.
 *
 * Source: E. D. Grimison, Trans. ASME 59 (1937) 583-594.
 */
export function grimisonRowFactor(bank: { rows: number; staggered: number }): number {
  return at(bank.staggered ? grimison.staggered : grimison.inLine, Math.floor(bank.rows) - 1)
}

/**
 * Row factor of high round fins.
 *
 * @param bank  rows [-]
 * @returns Nusselt number of the bank over that of a deep one [-]
 *
 * Valid for one row and more, staggered; four and more have 1.
 *
 * Source: ESDU 86022 (1986) in G. F. Hewitt, G. L. Shires, T. R. Bott, Process Heat Transfer (1994).
 */
export function highFinRowFactor({ rows }: { rows: number }): number {
  return at([0.76, 0.84, 0.92], Math.floor(rows) - 1)
}

const common = { kind: 'row factor', range: {}, accuracy: 'as read from its graph' } as const

/** Registry entries. */
export const rowFactors: readonly Correlation[] = [
  bankCorrelation({
    ...common,
    id: 'zukauskas-rows',
    authors: 'Zukauskas',
    year: 1972,
    title: 'Few rows of bare tubes over a deep bank',
    names: ['rows', 'staggered', 'Re'],
    source: 'A. Zukauskas, Advances in Heat Transfer 8 (1972) 93-160',
    value: zukauskasRowFactor,
  }),
  bankCorrelation({
    ...common,
    id: 'esdu-73031-rows',
    authors: 'ESDU',
    year: 1973,
    title: 'Few rows of bare or low-finned tubes over a deep bank',
    names: ['rows', 'staggered'],
    source: 'ESDU 73031 (1973)',
    value: esduRowFactor,
  }),
  bankCorrelation({
    ...common,
    id: 'grimison-rows',
    authors: 'Grimison',
    year: 1937,
    title: 'Few rows of bare tubes over ten',
    names: ['rows', 'staggered'],
    source: 'E. D. Grimison, Trans. ASME 59 (1937) 583-594',
    value: grimisonRowFactor,
  }),
  bankCorrelation({
    ...common,
    id: 'esdu-high-fin-rows',
    authors: 'ESDU',
    year: 1986,
    title: 'Few rows of high-finned tubes over a deep bank',
    names: ['rows'],
    source: 'ESDU 86022 (1986)',
    value: highFinRowFactor,
  }),
]

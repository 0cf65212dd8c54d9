import type { Correlation, CorrelationInput } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'

/** Air-side NTU of a tube coil, and the ratio of the air to the tube capacity rate. */
export interface RowInputs {
  /** UA over the capacity rate of the air [-]. */
  NTU: number
  /** Capacity rate of the air over that of the tube fluid [-]; may exceed 1. */
  R: number
  rows: number
}

function require({ NTU, R, rows }: RowInputs): void {
  if (!(NTU >= 0 && R >= 0)) throw new EngineError('not-positive', 'NTU and R must not be negative', { NTU, R })
  if (!(Number.isInteger(rows) && rows >= 1)) {
    throw new EngineError('invalid-input', 'rows must be a whole number of at least 1', { rows })
  }
}

/** Air-side effectiveness from xi; for R = 0 the tube fluid keeps its temperature. */
const fromXi = (R: number, xi: number): Checked<number> => ({ value: (1 - 1 / xi) / R, warnings: [] })

/** For a tube fluid of infinite capacity rate every arrangement is the same. */
const isEndless = (R: number) => R < 1e-9

/**
 * Air-side effectiveness of a tube coil whose rows are all fed in parallel: N rows, one tube pass.
 *
 * @param NTU   UA over the capacity rate of the air [-]
 * @param R     capacity rate of the air over that of the tube fluid [-]
 * @param rows  rows in the direction of the air
 * @returns temperature effectiveness of the air [-]
 *
 * Valid for unmixed air and tube fluid mixed in each tube.
 *
 * Source: ESDU 86018 (1991); F. E. Romie, R. B. Spooner, H. A. Nicole in R. K. Shah, D. P. Sekulic, Fundamentals of
 * Heat Exchanger Design (2003), table 3.6.
 */
export function rowsInOnePass(inputs: RowInputs): Checked<number> {
  require(inputs)
  const { NTU, R, rows: N } = inputs
  if (NTU === 0 || isEndless(R)) return { value: -Math.expm1(-NTU), warnings: [] }
  const K = -Math.expm1(-NTU / N)
  const load = N * K * R
  let sum = 1
  for (let i = 1; i < N; i++) {
    let binomial = 1
    for (let j = 0; j <= i; j++) {
      let series = 0
      let term = 1
      for (let k = 0; k <= j; k++) {
        series += term
        term *= load / (k + 1)
      }
      sum += binomial * K ** j * Math.exp((-(i - j) * NTU) / N) * series
      binomial *= (i - j) / (j + 1)
    }
  }
  return fromXi(R, (N * Math.exp(load)) / sum)
}

/**
 * Air-side effectiveness of a tube coil with one row per pass, where the fluid enters on the side of the leaving air.
 *
 * @param NTU   UA over the capacity rate of the air [-]
 * @param R     capacity rate of the air over that of the tube fluid [-]
 * @param rows  rows, and passes: 1 to 5
 * @returns temperature effectiveness of the air [-]
 *
 * Valid for 1 to 5 rows, unmixed air, tube fluid mixed between the passes; more rows are `out-of-range`.
 *
 * Source: ESDU 86018 (1991); R. K. Shah, D. P. Sekulic, Fundamentals of Heat Exchanger Design (2003), table 3.6; the
 * four-row form corrected against a numerical solution.
 */
export function rowsInCounterPasses(inputs: RowInputs): Checked<number> {
  require(inputs)
  const { NTU, R, rows } = inputs
  if (rows > 5) throw new EngineError('out-of-range', 'a closed form exists for 1 to 5 rows', { rows })
  if (NTU === 0 || isEndless(R)) return { value: -Math.expm1(-NTU), warnings: [] }
  const K = -Math.expm1(-NTU / rows)
  const h = 1 - K / 2
  const e = (n: number) => Math.exp(n * K * R)
  const xi = [
    () => e(1),
    () => K / 2 + h * e(2),
    () => K * (1 - K / 4 - R * K * h) * e(1) + h ** 2 * e(3),
    () => (K / 2) * (1 - K / 2 + K ** 2 / 4) + K * h * (1 - 2 * R * K * h) * e(2) + h ** 3 * e(4),
    () => fiveRows(K, R),
  ][rows - 1]!
  return fromXi(R, xi())
}

/** xi of five rows in five passes. */
function fiveRows(K: number, R: number): number {
  const h = 1 - K / 2
  const first =
    K * (1 - (3 * K) / 4 + K ** 2 / 2 - K ** 3 / 8) -
    R * K ** 2 * (1 - K + (3 * K ** 2) / 4 - K ** 3 / 4 - (R / 2) * K ** 2 * h ** 2)
  const third = K * (1 - (3 * K) / 4 + K ** 3 / 16) - 3 * R * K ** 2 * h ** 3
  return first * Math.exp(K * R) + third * Math.exp(3 * K * R) + h ** 4 * Math.exp(5 * K * R)
}

/**
 * Air-side effectiveness of four rows in two counter passes of two rows each.
 *
 * @param NTU  UA over the capacity rate of the air [-]
 * @param R    capacity rate of the air over that of the tube fluid [-]
 * @returns temperature effectiveness of the air [-]
 *
 * Valid for four rows, unmixed air, tube fluid mixed between the two passes.
 *
 * Source: ESDU 86018 (1991).
 */
export function fourRowsInTwoPasses({ NTU, R }: { NTU: number; R: number }): Checked<number> {
  require({ NTU, R, rows: 4 })
  if (NTU === 0 || isEndless(R)) return { value: -Math.expm1(-NTU), warnings: [] }
  const K = -Math.expm1(-NTU / 4)
  const e4 = Math.exp(4 * K * R)
  const top = (R / 2) * K ** 3 * (4 - K + 2 * R * K ** 2) + e4 + K * (1 - K / 2 + K ** 2 / 8) * (1 - e4)
  return fromXi(R, top / (1 + R * K ** 2) ** 2)
}

const units: readonly CorrelationInput<'NTU' | 'R'>[] = [
  { name: 'NTU', unit: '-', meaning: 'UA over the capacity rate of the air' },
  { name: 'R', unit: '-', meaning: 'capacity rate of the air over that of the tube fluid' },
]
const rowsInput: CorrelationInput<'rows'> = {
  name: 'rows',
  unit: '-',
  meaning: 'tube rows in the direction of the air',
}

const common = {
  kind: 'effectiveness' as const,
  authors: 'ESDU; Shah, Sekulic',
  year: 1991,
  accuracy: 'exact at constant properties',
  source: 'ESDU 86018 (1991)',
}

/** Descriptors for the registry. */
export const rowsInOnePassCorrelation: Correlation<'NTU' | 'R' | 'rows'> = {
  ...common,
  id: 'effectiveness-rows-one-pass',
  title: 'Tube rows fed side by side, air-side effectiveness',
  inputs: [...units, rowsInput],
  validity: { rows: [1, 40] },
  evaluate: rowsInOnePass,
}
export const rowsInCounterPassesCorrelation: Correlation<'NTU' | 'R' | 'rows'> = {
  ...common,
  id: 'effectiveness-rows-counter-passes',
  title: 'One row a pass, counter-cross, air-side effectiveness',
  inputs: [...units, rowsInput],
  validity: { rows: [1, 5] },
  evaluate: rowsInCounterPasses,
}
export const fourRowsInTwoPassesCorrelation: Correlation<'NTU' | 'R'> = {
  ...common,
  id: 'effectiveness-four-rows-two-passes',
  title: 'Four rows in two counter passes, air-side effectiveness',
  inputs: units,
  validity: {},
  evaluate: fourRowsInTwoPasses,
}

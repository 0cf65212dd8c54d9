import { solveLinear } from '../coils/solvers/solveLinear'
import type { Correlation } from '../correlation'
import { EngineError } from '../errors'
import type { Checked } from '../warnings'

/** Inputs of a coil of equal rows. */
export interface TubeRowsInputs {
  /** UA over the capacity rate of the air [-]. */
  NTU: number
  /** Capacity rate of the air over that of the tube fluid [-]; may exceed 1. */
  R: number
  rows: number
  /** Passes of the tube fluid; they divide the rows. */
  passes: number
  /** 1 where the fluid enters on the side of the entering air, 0 where it leaves there; 0 if left out. */
  parallel?: number
}

/**
 * Air-side effectiveness of any coil of equal rows and passes, counter-cross or parallel-cross, by collocation.
 *
 * Air stays unmixed through the whole depth, the fluid is mixed in each tube and between passes, and reverses its
 * direction along the tubes from pass to pass. The equations are linear; along the tubes they are satisfied at
 * Chebyshev points, a dozen of which give ten digits.
 *
 * @param NTU       UA over the capacity rate of the air [-]
 * @param R         capacity rate of the air over that of the tube fluid [-]
 * @param rows      rows in the direction of the air
 * @param passes    passes of the tube fluid
 * @param parallel  1 where the fluid enters on the side of the entering air [-]; may be left out
 * @returns temperature effectiveness of the air [-]
 *
 * Valid for 1 to 40 rows in passes that divide them, at constant properties; else `invalid-input`.
 *
 * Source: energy balances of each tube; collocation after L. N. Trefethen, Spectral Methods in MATLAB (2000).
 *
 * @example tubeRows({ NTU: 1, R: 0.5, rows: 6, passes: 6 }).value // 0.564011
 */
export function tubeRows(input: TubeRowsInputs): Checked<number> {
  const { NTU, R, rows, passes, parallel = 0 } = input
  if (!(NTU >= 0 && R >= 0)) throw new EngineError('not-positive', 'NTU and R must not be negative', { NTU, R })
  if (
    !(
      Number.isInteger(rows) &&
      rows >= 1 &&
      rows <= 40 &&
      Number.isInteger(passes) &&
      passes >= 1 &&
      rows % passes === 0
    )
  )
    throw new EngineError('invalid-input', 'rows must be 1 to 40 and passes must divide them', { rows, passes })
  if (NTU === 0 || R < 1e-9) return { value: -Math.expm1(-NTU), warnings: [] }
  return { value: leavingFluid({ NTU, R, rows, passes, parallel }) / R, warnings: [] }
}

/** Leaving temperature of the fluid, which enters at 0, with entering air at 1. */
function leavingFluid({ NTU, R, rows, passes, parallel }: Required<TubeRowsInputs>): number {
  const perPass = rows / passes
  const decay = Math.exp(-NTU / rows)
  const K = -Math.expm1(-NTU / rows)
  const beta = K * R * perPass
  const n = Math.min(48, 14 + Math.ceil(beta))
  const { nodes, slopes } = chebyshev(n)
  const size = rows * (n + 1)
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const right = new Array<number>(size).fill(0)
  const passOf = (row: number) => Math.floor((parallel ? row : rows - 1 - row) / perPass)
  // Even passes run towards the last node, odd ones back.
  const inletOf = (pass: number) => (pass % 2 === 0 ? 0 : n)
  const rowsOf = (pass: number) => Array.from({ length: rows }, (_, row) => row).filter(row => passOf(row) === pass)
  for (let row = 0; row < rows; row++) {
    const pass = passOf(row)
    const before = pass > 0 ? rowsOf(pass - 1) : []
    for (let i = 0; i <= n; i++) {
      const at = row * (n + 1) + i
      const line = matrix[at]!
      if (i === inletOf(pass)) {
        line[at] = 1
        for (const each of before) line[each * (n + 1) + n - inletOf(pass - 1)]! -= 1 / perPass
        continue
      }
      for (let j = 0; j <= n; j++) line[row * (n + 1) + j]! += (pass % 2 === 0 ? 1 : -1) * slopes[i]![j]!
      line[at]! += beta
      // Air in front of this row: the remaining part of the entering air, and the contribution of each row before it.
      right[at] = beta * decay ** row
      for (let other = 0; other < row; other++) line[other * (n + 1) + i]! -= beta * K * decay ** (row - 1 - other)
    }
  }
  const temperatures = solveLinear(matrix, right)
  const last = rowsOf(passes - 1)
  const outlet = nodes.length - 1 - inletOf(passes - 1)
  return last.reduce((sum, row) => sum + temperatures[row * (n + 1) + outlet]!, 0) / perPass
}

/** Chebyshev points from 0 to 1, and the differentiation matrix for values at these points. */
function chebyshev(n: number): { nodes: number[]; slopes: number[][] } {
  const nodes = Array.from({ length: n + 1 }, (_, i) => (1 - Math.cos((Math.PI * i) / n)) / 2)
  const weight = (i: number) => (i === 0 || i === n ? 2 : 1) * (i % 2 === 0 ? 1 : -1)
  const slopes = nodes.map((x, i) => nodes.map((y, j) => (i === j ? 0 : weight(i) / weight(j) / (x - y))))
  // The derivative of a constant is zero: each row of the matrix has the sum zero.
  slopes.forEach((line, i) => {
    line[i] = -line.reduce((sum, value) => sum + value, 0)
  })
  return { nodes, slopes }
}

/** Descriptor for the registry. */
export const tubeRowsCorrelation: Correlation<'NTU' | 'R' | 'rows' | 'passes' | 'parallel'> = {
  id: 'effectiveness-tube-rows',
  kind: 'effectiveness',
  authors: 'balances of each tube',
  year: 2000,
  title: 'Any rows and passes, counter-cross or parallel-cross, air-side effectiveness',
  inputs: [
    { name: 'NTU', unit: '-', meaning: 'UA over the capacity rate of the air' },
    { name: 'R', unit: '-', meaning: 'capacity rate of the air over that of the tube fluid' },
    { name: 'rows', unit: '-', meaning: 'tube rows in the direction of the air' },
    { name: 'passes', unit: '-', meaning: 'passes of the tube fluid' },
    {
      name: 'parallel',
      unit: '-',
      meaning: '1 where the fluid enters on the side of the entering air',
      optional: true,
    },
  ],
  validity: { rows: [1, 40] },
  accuracy: 'exact at constant properties',
  source: 'energy balances, solved by collocation',
  evaluate: tubeRows,
}

import { type BankOf, bankCorrelation } from './bank'
import { grimisonRowFactor } from './rowFactors'

const names = ['Re', 'Pr', 'rows', 'staggered', 'transversePitch', 'longitudinalPitch', 'tubeDiameter'] as const

/**
 * Longitudinal and transverse pitch over diameter of the in-line table, and C1 and m: one line for each longitudinal
 * pitch.
 */
const pitches = [1.25, 1.5, 2, 3] as const
const inLine = {
  C1: [
    [0.348, 0.275, 0.1, 0.0633],
    [0.367, 0.25, 0.101, 0.0678],
    [0.418, 0.299, 0.229, 0.198],
    [0.29, 0.357, 0.374, 0.286],
  ],
  m: [
    [0.592, 0.608, 0.704, 0.752],
    [0.586, 0.62, 0.702, 0.744],
    [0.57, 0.602, 0.632, 0.648],
    [0.601, 0.584, 0.581, 0.608],
  ],
} as const

/** Staggered: transverse pitch, then longitudinal pitch, C1 and m of each point. */
const staggeredTable: readonly (readonly [across: number, points: readonly (readonly [number, number, number])[]])[] = [
  [
    1.25,
    [
      [1.25, 0.518, 0.556],
      [1.5, 0.451, 0.568],
      [2, 0.404, 0.572],
      [3, 0.31, 0.592],
    ],
  ],
  [
    1.5,
    [
      [1, 0.497, 0.558],
      [1.25, 0.505, 0.554],
      [1.5, 0.46, 0.562],
      [2, 0.416, 0.568],
      [3, 0.356, 0.58],
    ],
  ],
  [
    2,
    [
      [0.9, 0.446, 0.571],
      [1.125, 0.478, 0.565],
      [1.25, 0.519, 0.556],
      [1.5, 0.452, 0.568],
      [2, 0.482, 0.556],
      [3, 0.44, 0.562],
    ],
  ],
  [
    3,
    [
      [0.6, 0.213, 0.636],
      [0.9, 0.401, 0.581],
      [1.125, 0.518, 0.56],
      [1.25, 0.522, 0.562],
      [1.5, 0.488, 0.568],
      [2, 0.449, 0.57],
      [3, 0.428, 0.574],
    ],
  ],
]

/** Cubic through four points. */
function cubic(x: number, nodes: readonly number[], values: readonly number[]): number {
  return values.reduce((sum, value, i) => {
    const weight = nodes.reduce(
      (product, node, j) => (j === i ? product : (product * (x - node)) / (nodes[i]! - node)),
      1,
    )
    return sum + value * weight
  }, 0)
}

const held = (x: number, min: number, max: number) => Math.min(max, Math.max(min, x))

/** Constants in line: cubic interpolation between the points of the table; outside, the value at its edge. */
function inLineConstants(a: number, b: number): { C1: number; m: number } {
  const [across, along] = [held(a, 1.25, 3), held(b, 1.25, 3)]
  const of = (table: readonly (readonly number[])[]) =>
    cubic(
      along,
      pitches,
      table.map(line => cubic(across, pitches, line)),
    )
  return { C1: of(inLine.C1), m: of(inLine.m) }
}

/** Constants staggered: linear interpolation between the points of the table; outside, the value at its edge. */
function staggeredConstants(a: number, b: number): { C1: number; m: number } {
  const upper = Math.max(
    1,
    staggeredTable.findIndex(([across]) => across >= held(a, 1.25, 3)),
  )
  const [low, lowPoints] = staggeredTable[upper - 1]!
  const [high, highPoints] = staggeredTable[upper]!
  const share = (held(a, 1.25, 3) - low) / (high - low)
  const first = alongLine(b, lowPoints)
  const second = alongLine(b, highPoints)
  return { C1: first.C1 + share * (second.C1 - first.C1), m: first.m + share * (second.m - first.m) }
}

function alongLine(b: number, points: readonly (readonly [number, number, number])[]): { C1: number; m: number } {
  const x = held(b, points[0]![0], points.at(-1)![0])
  const upper = Math.max(
    1,
    points.findIndex(([along]) => along >= x),
  )
  const [low, lowC, lowM] = points[upper - 1]!
  const [high, highC, highM] = points[upper]!
  const share = (x - low) / (high - low)
  return { C1: lowC + share * (highC - lowC), m: lowM + share * (highM - lowM) }
}

/**
 * Nusselt number of a bank of bare tubes after Grimison: 1.13 C1 Re^m Pr^(1/3), C1 and m by the pitches.
 *
 * @param bank  Re in the free flow area [-], Prandtl number [-], rows [-], layout, pitches and tube diameter [m]
 * @returns Nu on the tube diameter, mean of all rows [-]
 *
 * Valid for Re 2000 to 40 000 and pitches of 1.25 to 3 diameters (longitudinal from 0.6 where staggered); constant
 * outside. Between the points of the table interpolation is cubic in line and linear where staggered.
 *
 * Source: E. D. Grimison, Trans. ASME 59 (1937) 583-594.
 */
export function grimisonBank(bank: BankOf<typeof names>): number {
  return grimisonLaw(bank)(bank.Re, bank.Pr)
}

/**
 * The same for solvers: what the bank alone decides is worked out once.
 *
 * @param bank  rows [-], layout, pitches and tube diameter [m]
 * @returns Nu on the tube diameter by the Reynolds and the Prandtl number [-]
 *
 * Valid as `grimisonBank`.
 *
 * Source: as `grimisonBank`.
 */
export function grimisonLaw(bank: Omit<BankOf<typeof names>, 'Re' | 'Pr'>): (Re: number, Pr: number) => number {
  const a = bank.transversePitch / bank.tubeDiameter
  const b = bank.longitudinalPitch / bank.tubeDiameter
  const { C1, m } = bank.staggered ? staggeredConstants(a, b) : inLineConstants(a, b)
  const factor = grimisonRowFactor(bank)
  return (Re, Pr) => 1.13 * C1 * Re ** m * Math.cbrt(Pr) * factor
}

/** Descriptor for the registry. */
export const grimison = bankCorrelation({
  id: 'grimison-bank',
  kind: 'tube bank heat transfer',
  authors: 'Grimison',
  year: 1937,
  title: 'Bank of bare tubes, by a table of pitches',
  names,
  range: { Re: [2000, 40_000] },
  accuracy: 'not stated in the sources read',
  source: 'Trans. ASME 59 (1937) 583-594',
  value: grimisonBank,
})

/** Tells which circuit gets far from the mean of the fluid, or takes far from the mean of the heat. */
import type { CircuitTable } from '../circuitry/circuitTable'
import type { Warning } from '../warnings'
import type { SegmentRating } from './segmentRating'

/** Largest difference from the mean that practice calls even, as a share of the mean. An assumption. */
const even = 0.25

/** Of circuits that are as far from the mean, that with less is told: two always are, but for rounding [-]. */
const rounding = 1e-9

/**
 * The notices of unequal circuits.
 *
 * @param solved  the solution, SI
 * @param table   its circuits
 * @returns       at most one of the fluid and one of the heat, each about the circuit that is farthest from the mean and
 *                with the ratio to the mean [-], of two as far off the one with less; none where all are within a
 *                quarter of it
 *
 * Valid for any solution. Fluid is compared by circuit, heat by tube, so that a longer circuit may take more. Circuits
 * without flow are told as starved branches.
 *
 * Source: definition; the limit is an assumption.
 */
export function unequalNotices(
  { tubes, branches }: Pick<SegmentRating, 'tubes' | 'branches'>,
  { circuits }: Pick<CircuitTable, 'circuits'>,
): Warning[] {
  const byTube = new Map(tubes.map(tube => [tube.tube, tube]))
  const flows = circuits.map(({ inlets }) => sumOf(inlets, ({ tube }) => branches[byTube.get(tube)!.branch]!.flow))
  const heats = circuits.map(circuit => sumOf(circuit.branches.flat(), tube => byTube.get(tube)!.heat) / circuit.tubes)
  return [
    ...notice(
      'CIRCUIT_FLOW',
      flows,
      circuits,
      by => `gets ${by} fluid than the mean: look at its length, bends and lead`,
    ),
    ...notice(
      'CIRCUIT_HEAT',
      heats,
      circuits,
      by => `takes ${by} heat a tube than the mean: look at its feed, and at the air before it`,
    ),
  ]
}

function notice(
  code: string,
  values: readonly number[],
  circuits: CircuitTable['circuits'],
  told: (by: string) => string,
): Warning[] {
  const mean = sumOf(values, value => value) / values.length
  const ratios = values.map(value => value / mean)
  const off = ratios.map(ratio => Math.abs(ratio - 1))
  const farthest = Math.max(...off) - rounding
  const worst = ratios.indexOf(Math.min(...ratios.filter((_, at) => off[at]! >= farthest)))
  const [ratio, difference] = [ratios[worst]!, off[worst]!]
  if (!(difference > even)) return []
  const others = off.filter(each => each > even).length - 1
  const who = `circuit ${circuits[worst]!.number}${others > 0 ? ` (and ${others} more)` : ''}`
  return [
    {
      ...{ code, severity: 'warning', input: 'circuits' },
      message: `${who} ${told(`${(100 * difference).toFixed(0)} % ${ratio < 1 ? 'less' : 'more'}`)}`,
      ...{ value: ratio, limits: [1 - even, 1 + even], quantity: 'fraction' },
    },
  ]
}

const sumOf = <One>(all: readonly One[], of: (one: One) => number) => all.reduce((sum, one) => sum + of(one), 0)

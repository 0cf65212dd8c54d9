/** The key results of circuits, each with what it is compared with. */

import { evenSpread } from '../../../engine/segments/segmentNotices'
import type { CoilInput } from '../../coils/document/coilDocument'
import { changesPhase } from '../../coils/document/coilTypes'
import { judgeCapacity, judgeMax } from '../../coils/facts/limitVerdicts'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { KeyResult } from '../../tools/results/keyResult'
import type { CircuitsSummary } from '../document/circuitsRating'

const none = '–'

/** Share of the capacity that a poor distribution may cost before it is worth a look. */
const costly = 0.02

export function keyResults(rating: CircuitsSummary, input: CoilInput, reader: Reader): KeyResult[] {
  return [...circuitResults(rating), ...solvedResults(rating, input, reader)]
}

/** The key results of the segmented program: what the coil does, and what its distribution costs. */
export function segmentKeyResults(rating: CircuitsSummary, input: CoilInput, reader: Reader): KeyResult[] {
  const [capacity, spread, drop, charge] = solvedResults(rating, input, reader)
  const [circuits] = circuitResults(rating)
  return [capacity!, perfectResult(rating, reader), spread!, drop!, charge!, circuits!]
}

/** What a perfect distribution of air and fluid would give. */
function perfectResult({ solved }: CircuitsSummary, { number, label }: Reader): KeyResult {
  const of = { label: 'Evenly fed', unit: label('heatFlow'), purposes: [] }
  const { perfect } = solved ?? {}
  if (solved && !perfect) return { ...of, value: none, text: 'is being solved' }
  if (!solved || !perfect || 'refusal' in perfect) return { ...of, value: none, text: 'not solved' }
  const gain = perfect.totalCapacity / solved.totalCapacity - 1
  return {
    ...{ ...of, value: number(perfect.totalCapacity, 'heatFlow') },
    text:
      Math.abs(gain) < 5e-4
        ? 'nothing to gain'
        : `${formatNumber(100 * Math.abs(gain), 1)} % to ${gain > 0 ? 'gain' : 'lose'}`,
    ...(gain >= costly && { verdict: 'warn' }),
  }
}

function circuitResults({ table, warnings }: CircuitsSummary): KeyResult[] {
  const errors = warnings.filter(({ severity, input }) => input === 'circuits' && severity === 'error').length
  const circuits = table?.circuits ?? []
  const passes = circuits.map(each => each.passes)
  const [least, most] = [Math.min(...passes), Math.max(...passes)]
  const bends = table?.bends ?? []
  const special = bends.filter(({ isSpecial }) => isSpecial).reduce((sum, { count }) => sum + count, 0)
  const all = bends.reduce((sum, { count }) => sum + count, 0)
  return [
    {
      label: 'Circuits',
      value: table ? formatNumber(circuits.length, 0) : none,
      unit: '',
      purposes: [],
      ...(table
        ? {
            text: `of ${least === most ? formatNumber(least, 0) : `${least} to ${most}`} passes`,
            verdict: 'ok' as const,
          }
        : { text: errors === 1 ? '1 rule broken' : `${errors} rules broken`, verdict: 'err' as const }),
    },
    {
      label: 'Bends',
      value: table ? formatNumber(all, 0) : none,
      unit: '',
      purposes: [],
      text: special > 0 ? `${formatNumber(special, 0)} special` : 'all in stock',
    },
  ]
}

function solvedResults({ solved, refusal }: CircuitsSummary, input: CoilInput, reader: Reader): KeyResult[] {
  const { number, label } = reader
  const drop = changesPhase(input) ? 'vaporPressureDrop' : 'fluidPressureDrop'
  const unsolved = refusal === undefined ? 'circuits first' : 'not solved'
  const of = (name: string, value: string | undefined, unit: string, rest: Partial<KeyResult>): KeyResult => ({
    ...{ label: name, value: value ?? none, unit, purposes: [] },
    ...(value === undefined ? { text: unsolved } : { text: '', ...rest }),
  })
  const held = input.coilType === 'EVAP' ? 'of superheat' : changesPhase(input) ? 'of subcooling' : 'between circuits'
  return [
    of('Total capacity', solved && number(solved.totalCapacity, 'heatFlow'), label('heatFlow'), {
      ...(solved && judgeCapacity(solved.totalCapacity, input.limits?.capacity, reader)),
    }),
    of('Spread', solved && number(solved.maldistribution, 'temperatureDifference'), label('temperatureDifference'), {
      text: held,
      ...(solved && { verdict: solved.maldistribution > evenSpread ? ('warn' as const) : ('ok' as const) }),
    }),
    of('Fluid Δp', solved && number(solved.fluid.pressureDrop.total, drop), label(drop), {
      ...(solved && judgeMax(solved.fluid.pressureDrop.total, input.limits?.fluidPressureDrop, drop, reader)),
    }),
    of('Charge', solved && number(solved.fluid.charge, 'charge'), label('charge'), { text: 'in tubes' }),
  ]
}

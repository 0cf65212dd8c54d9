/** The unit of an economizer as it is drawn: sizes, weights, the states of its streams. SI. */
import type { DrawnEconomizer } from '../../../engine/drawing/economizerDrawing'
import type { TubeBank } from '../../../engine/economizer/bank'
import type { EconomizerInput } from '../document/economizerDocument'
import type { EconomizerRating } from '../document/economizerRating'
import { bankAt, bankOf } from '../rating/bankOf'
import { type Construction, madeOf } from './madeOf'

/** The first stage, or another one by its number from 0. */
export function drawnUnit(
  input: EconomizerInput,
  { full }: EconomizerRating,
  index = 0,
): DrawnEconomizer & { bank: TubeBank; construction: Construction } {
  const { stack } = input
  const given = bankAt(input, index)
  const rated = full.stages[index] ?? full.stages[0]!
  return {
    bank: bankOf(given),
    construction: madeOf(given, rated.bankWaterFlow, stack?.diameter),
    stackDiameter: stack?.diameter ?? given.tubeLength,
    ...{ gasIn: rated.gasIn, gasOut: rated.gasOut, gasFlow: full.gasFlow },
    ...{ waterIn: rated.waterIn, waterOut: rated.waterOut },
  }
}

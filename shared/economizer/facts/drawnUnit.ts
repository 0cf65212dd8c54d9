/** The unit of an economizer as it is made and drawn: sizes, weights, the states of its streams. SI. */
import type { DrawnEconomizer } from '../../../engine/drawing/economizerDrawing'
import { constructionOf } from '../../../engine/economizer/construction'
import type { EconomizerInput } from '../document/economizerDocument'
import type { EconomizerRating } from '../document/economizerRating'
import { bankOf } from '../rating/bankOf'

/** The first stage, or another one by its number from 0. Without a stack, one as wide as the tubes are long. */
export function drawnUnit(
  { unit, condensing, stack }: EconomizerInput,
  { full }: EconomizerRating,
  index = 0,
): DrawnEconomizer & { construction: ReturnType<typeof constructionOf> } {
  const given = index === 0 || !condensing ? unit : condensing.bank
  const rated = full.stages[index] ?? full.stages[0]!
  const bank = bankOf(given)
  const stackDiameter = stack?.diameter ?? given.tubeLength
  return {
    bank,
    construction: constructionOf(bank, {
      arrangement: given.arrangement,
      stackDiameter,
      waterFlow: rated.bankWaterFlow,
      ...(given.sootBlowerLanes === undefined ? {} : { sootBlowerLanes: given.sootBlowerLanes }),
    }),
    stackDiameter,
    ...{ gasIn: rated.gasIn, gasOut: rated.gasOut, gasFlow: full.gasFlow },
    ...{ waterIn: rated.waterIn, waterOut: rated.waterOut },
  }
}

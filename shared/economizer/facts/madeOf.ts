/** A bank of the document as it is made: sizes and weights. SI. */
import { constructionOf } from '../../../engine/economizer/construction'
import type { EconomizerBank } from '../document/economizerDocument'
import { bankOf } from '../rating/bankOf'

export type Construction = ReturnType<typeof constructionOf>

/** `waterFlow` is that in the tubes [kg/s]. Without a stack, one as wide as the tubes are long. */
export function madeOf(bank: EconomizerBank, waterFlow: number, stackDiameter = bank.tubeLength): Construction {
  const { arrangement, sootBlowerLanes } = bank
  const lanes = sootBlowerLanes === undefined ? {} : { sootBlowerLanes }
  return constructionOf(bankOf(bank), { arrangement, stackDiameter, waterFlow, ...lanes })
}

/** Facts about the fluid other than its states. */
import { liquidDataSet } from '../../../engine/fluids'
import { type Fact, fluidFacts, phaseFacts } from '../../../shared/coils/facts/coilFacts'
import { refrigerantFacts } from '../../../shared/coils/facts/refrigerantFacts'
import type { CoilContent } from './coilContent'

/** Flow and phases from the rating, the data source of a solution or an oil, and the safety class of a refrigerant. */
export function fluidSideFacts({ input, rating, reader }: CoilContent): Fact[] {
  const flags = 'refrigerant' in input ? refrigerantFacts(input.refrigerant.name) : []
  const dataSet = 'fluid' in input ? liquidDataSet(input.fluid.name) : undefined
  const source: Fact[] = dataSet === undefined ? [] : [['Properties by', dataSet]]
  return [...fluidFacts(rating, reader), ...phaseFacts(rating, reader), ...source, ...flags]
}

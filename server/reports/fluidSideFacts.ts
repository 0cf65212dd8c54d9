/** What is told of the fluid beside its states. */
import { type Fact, fluidFacts, phaseFacts } from '../../shared/designs/coilFacts'
import { refrigerantFacts } from '../../shared/designs/refrigerantFacts'
import type { ReportContent } from './reportContent'

/** Flow and phases from the rating, and what codes say of a refrigerant. */
export function fluidSideFacts({ input, rating, reader }: ReportContent): Fact[] {
  const flags = 'refrigerant' in input ? refrigerantFacts(input.refrigerant.name) : []
  return [...fluidFacts(rating, reader), ...phaseFacts(rating, reader), ...flags]
}

/** What a page is sent of its notices. */
import type { Warning } from '../../../engine/warnings'
import { readerOf } from '../../../shared/display/formatQuantity'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import type { WorkbenchTool } from '../tool'

const readers = [readerOf('IP'), readerOf('SI')]

/** The rating without the engine's own words of notices that the page tells in others, in any units. */
export function leanNotices<Rating extends AnyRating>(
  rating: Rating,
  { noticeText }: Pick<WorkbenchTool, 'noticeText'>,
): Rating {
  const warnings = rating.warnings.map((notice: Warning) => {
    const short = { ...notice, message: '' }
    const isToldAlike = readers.every(reader => {
      const [whole, other] = [noticeText(notice, reader), noticeText(short, reader)]
      return whole.fact === other.fact && whole.advice === other.advice
    })
    return isToldAlike ? short : notice
  })
  return { ...rating, warnings }
}

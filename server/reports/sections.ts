/** Sections of a report that are composed of others. */
import { accuracySection } from './accuracySection'
import { sectionGap } from './itemReport'
import { keyResultStrip } from './keyResultStrip'
import { noticeList } from './noticeList'
import { remarksBlock } from './remarksBlock'
import type { ReportContent } from './reportContent'
import { reviewBlock, reviewHeight } from './reviewBlock'
import type { Sheets } from './sheets'

/** The key results and the remarks. */
export function summary(sheets: Sheets, content: ReportContent): void {
  keyResultStrip(sheets, content)
  if (!content.remarks) return
  sheets.y += sectionGap
  remarksBlock(sheets, content.remarks)
}

/** The block for the reviewer, for a list of sections. */
export const review = (sheets: Sheets): void => reviewBlock(sheets)

/** The notices and the block for the reviewer, which takes the last of them along rather than stand alone on a page. */
export function noticesAndReview(sheets: Sheets, content: ReportContent): void {
  noticeList(sheets, content, sectionGap + reviewHeight)
  sheets.y += sectionGap
  reviewBlock(sheets)
}

/** The published methods with what their authors say of them: for the internal edition. */
export const methods = (sheets: Sheets, content: ReportContent): void => accuracySection(sheets, content)

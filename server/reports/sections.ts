/** Sections of a report that are composed of others. */
import { accuracySection } from './accuracySection'
import { sectionGap } from './itemReport'
import { keyResultStrip } from './keyResultStrip'
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

/** Methods, accuracy, and the block for the reviewer, which is never alone on a page. */
export function reviewed(sheets: Sheets, content: ReportContent): void {
  accuracySection(sheets, content, sectionGap + reviewHeight)
  sheets.y += sectionGap
  reviewBlock(sheets)
}

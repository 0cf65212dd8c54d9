import { page } from '../../server/reports/page'
import type { PdfPage } from './pdfText'

/** Words of a report that stand over each other, and those beyond the margins of their page. */
export function misplaced(pages: readonly PdfPage[]): string[] {
  return pages.flatMap(({ words }) => {
    const level = words.filter(word => !word.isTurned && word.text.trim() !== '')
    const over = level.flatMap((a, index) =>
      level
        .slice(index + 1)
        .filter(
          b =>
            a.x < b.x + b.width - 0.3 &&
            b.x < a.x + a.width - 0.3 &&
            Math.abs(a.y - b.y) < 0.55 * Math.min(a.size, b.size),
        )
        .map(b => `${a.text} over ${b.text}`),
    )
    const beyond = level.filter(({ x, width, y }) => x < page.left - 1 || x + width > page.right + 1 || y > page.bottom)
    return [...over, ...beyond.map(({ text }) => `${text} beyond the page`)]
  })
}

import type { PdfPage } from './pdfText'

/** Words that stand over each other, by more than a point. */
export function covered({ words }: PdfPage): string[] {
  const boxes = words
    .filter(({ isTurned, text }) => !isTurned && text.trim() !== '')
    .map(({ text, x, y, size, width }) => ({ text, left: x, right: x + width, upper: y - 0.7 * size, lower: y }))
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap(other => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.lower, other.lower) - Math.max(one.upper, other.upper)
      return across > 1 && down > 1 ? [`${one.text} over ${other.text}`] : []
    }),
  )
}

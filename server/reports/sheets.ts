import { page } from './page'
import { palette } from './palette'
import { type Canvas, sizeToFit, write } from './pen'

/** The pages of a report while they are filled: the position of the next section, and the function for a new page. */
export interface Sheets {
  readonly canvas: Canvas
  /** Where the next section starts [pt from the top]. */
  y: number
  /**
   * Makes sure that `height` [pt] is free below `y`, on a new page if necessary; returns whether there is a new page.
   */
  room(height: number): boolean
  next(): void
}

export function openSheets(canvas: Canvas, drawHead: () => void): Sheets {
  const sheets: Sheets = {
    canvas,
    y: page.top,
    room(height) {
      const isFull = sheets.y + height > page.bottom
      if (isFull) sheets.next()
      return isFull
    },
    next() {
      canvas.addPage()
      drawHead()
      sheets.y = page.top
    },
  }
  sheets.next()
  return sheets
}

/** Height that the heading of a section takes [pt]. */
export const headingHeight = 17

/** The heading of a section above a rule; `aside` is added in small letters. Returns the y of the section's content. */
export function heading(
  canvas: Canvas,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  aside = '',
  /** Greatest width of the text itself. */
  most = width,
): number {
  const style = { size: 9, isBold: true, width: most }
  const end = write(canvas, text, x, y + 9, { ...style, size: sizeToFit(canvas, text, style, 6.6) })
  const left = width - (end - x) - 6
  if (aside && left > 20) write(canvas, aside, end + 6, y + 9, { size: 7.5, color: palette.faintText, width: left })
  canvas
    .moveTo(x, y + 13)
    .lineTo(x + width, y + 13)
    .lineWidth(0.7)
    .stroke(palette.text)
  return y + headingHeight - 3
}

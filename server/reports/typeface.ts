/**
 * The typeface of reports: Inter, under the SIL Open Font License (typeface/LICENSE.txt). Every report embeds the
 * glyphs that it uses, so that the measured widths are the drawn ones in every viewer. The files are part of the
 * program, so that each build and each thread has them. docs/decisions/0132 says how they were made.
 */
import type PDFDocument from 'pdfkit'
import files from './typeface/inter.json'

export type Canvas = InstanceType<typeof PDFDocument>

const weights = {
  regular: { name: 'Inter-Regular', bytes: Buffer.from(files.regular, 'base64') },
  semiBold: { name: 'Inter-SemiBold', bytes: Buffer.from(files.semiBold, 'base64') },
} as const

/** Sets the typeface for the text that follows; its digits all have the same width. */
export function setTypeface(canvas: Canvas, weight: keyof typeof weights): void {
  const { name, bytes } = weights[weight]
  canvas.registerFont(name, bytes).font(name)
}

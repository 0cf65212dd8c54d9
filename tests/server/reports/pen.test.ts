import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { textWidth, wrapped } from '../../../server/reports/pen'
import { printable } from '../../../server/reports/printable'

const canvas = new PDFDocument()

describe('wrapped text', () => {
  it('has no line wider than its room, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.integer({ min: 20, max: 200 }), (text, width) => {
        const lines = wrapped(canvas, text, width)
        for (const line of lines) expect(textWidth(canvas, line)).toBeLessThanOrEqual(width)
        expect(lines.join('').replaceAll(' ', '')).toBe(printable(text).replaceAll(' ', ''))
      }),
    )
  })

  it('breaks at spaces where it can', () => {
    expect(wrapped(canvas, 'one two three', textWidth(canvas, 'one two'))).toEqual(['one two', 'three'])
  })

  it('ends in dots where it would take more lines than there are', () => {
    const lines = wrapped(canvas, 'word '.repeat(50), 60, {}, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
    expect(textWidth(canvas, lines[1] ?? '')).toBeLessThanOrEqual(60)
  })
})

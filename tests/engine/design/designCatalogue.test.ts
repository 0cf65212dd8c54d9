import { describe, expect, it } from 'vitest'
import { catalogueFor, designCatalogue } from '../../../engine'

const inch = 0.0254
const face = (height: number, length: number) => ({
  finnedHeight: height,
  finnedLength: length,
  transversePitch: 1.5 * inch,
})
const inInches = (sizes: readonly number[]) => sizes.map(size => Number((size / inch).toFixed(6)))

describe('what a search tries for a coil', () => {
  it('is the catalogue, and faces about its own: two tubes, and whole inches of about a tenth, apart', () => {
    const { finnedHeight, finnedLength, ...others } = catalogueFor(face(36 * inch, 60 * inch))
    expect(inInches(finnedHeight)).toEqual([24, 27, 30, 33, 36, 39, 42, 45, 48])
    expect(inInches(finnedLength)).toEqual([36, 42, 48, 54, 60, 66, 72, 78, 84])
    expect(others).toEqual(designCatalogue)
  })

  it('keeps a length in metres in steps of 25 mm', () => {
    expect(catalogueFor(face(0.9, 1.1)).finnedLength.map(length => Math.round(length * 1000))).toEqual([
      700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500,
    ])
  })

  it('has no size below one step, and always the own one', () => {
    const { finnedHeight, finnedLength } = catalogueFor(face(6 * inch, 2 * inch))
    expect(inInches(finnedHeight)).toEqual([3, 6, 9, 12, 15, 18])
    expect(inInches(finnedLength)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasGlyph } from '../../../server/reports/glyphs'
import { printable } from '../../../server/reports/printable'

describe('printable text', () => {
  it.each([
    ['Max. air Δp ≤ 1', 'Max. air Δp ≤ 1'],
    ['−3.5 °C', '−3.5 °C'],
    ['inH₂O, ft², W/(m²·K), 2½ × 3', 'inH₂O, ft², W/(m²·K), 2½ × 3'],
    ['Łódź, Győr, São Paulo', 'Łódź, Győr, São Paulo'],
    ['e\u0301te\u0301', 'été'],
    ['‘quoted’ – “so” … € ™', '‘quoted’ – “so” … € ™'],
    ['ﬁn', 'fin'],
    ['漢字 and 🚢', '?? and ?'],
    ['a\r\nb\tc\u2028d\u00a0e', 'a b c d e'],
    ['\u0000x\u0007\u001b[31m\u202e\u200b\ufeff\u00ady', 'x[31my'],
    ['  \n ', ''],
    ['a\t\u0000\tb ˝ c', 'a b c'],
  ])('%j is %j', (text, printed) => {
    expect(printable(text)).toBe(printed)
  })

  it('is one line of characters that the typeface has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        expect([...printable(text)].filter(sign => !hasGlyph(sign))).toEqual([])
      }),
    )
  })

  it('says the same when printed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        expect(printable(printable(text))).toBe(printable(text))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printable } from '../../../server/reports/printable'

describe('printable text', () => {
  it.each([
    ['Max. air Δp', 'Max. air pressure drop'],
    ['−3.5 °C', '–3.5 °C'],
    ['inH₂O, ft², W/(m²·K), 2½ × 3', 'inH₂O, ft², W/(m²·K), 2½ × 3'],
    ['Łódź, Győr, São Paulo', 'Lódz, Gyor, São Paulo'],
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

  it('is one line of signs that the standard fonts have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        expect(printable(text)).toMatch(/^[ -~¡-ÿ₀-₉€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/)
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

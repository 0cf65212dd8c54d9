import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packedProps, unpackedProps } from '../../views/widgets/packedProps'

/** Objects as props hold them, with few names, so that lists of like objects and the empty name are common. */
const value = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, 1.5, -3e-7, '', '"', '`', '<&>'),
    fc.string(),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.array(fc.record({ a: tie('any'), b: tie('any') }), { minLength: 3, maxLength: 5 }),
    fc
      .tuple(
        fc.array(fc.record({ a: tie('any') }), { maxLength: 4 }),
        fc.array(fc.record({ b: tie('any') }), { maxLength: 4 }),
      )
      .map(both => both.flat()),
    fc.array(fc.tuple(tie('any'), tie('any')), { minLength: 3, maxLength: 5 }),
    fc.array(fc.constantFrom(1, 2, 3, 5, 7), { maxLength: 20 }),
    fc.array(fc.constantFrom('front', 'rear', ''), { maxLength: 20 }),
    fc.array(fc.boolean(), { maxLength: 20 }),
    fc.dictionary(fc.constantFrom('', 'a', 'b', '__proto__'), tie('any')),
  ),
})).any

describe('the props of a widget in its page', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(value, any => {
        const props = { any }
        expect(unpackedProps(packedProps(props))).toEqual(JSON.parse(JSON.stringify(props)))
      }),
    )
  })

  it('hold the names of like objects once, and no double quote around names and texts', () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({ tube: at, side: 'front', place: { x: at / 2, y: 1 } }))
    const text = packedProps({ rows, name: 'Coil "A"' })
    expect(text.match(/tube|side|place|front/g)).toHaveLength(4)
    expect(text.match(/"/g)).toBeNull()
    expect(text.length).toBeLessThan(JSON.stringify({ rows }).length / 4)
    expect(unpackedProps(text)).toEqual({ rows, name: 'Coil "A"' })
  })

  it('hold the names once also where some objects of a list have a name more', () => {
    const rows = Array.from({ length: 40 }, (_, at) => (at < 20 ? { tube: at, slit: 1 } : { tube: at }))
    const text = packedProps({ rows })
    expect(text.match(/tube/g)).toHaveLength(2)
    expect(text.match(/slit/g)).toHaveLength(1)
    expect(unpackedProps(text)).toEqual({ rows })
    expect(unpackedProps(packedProps({ none: [] }))).toEqual({ none: [] })
  })

  it('hold lists that count or repeat by their runs, and few words once', () => {
    const list = (length: number, of: (at: number) => unknown) => Array.from({ length }, (_, at) => of(at))
    const props = {
      hours: list(288, at => (at % 24) + 1),
      months: list(288, at => Math.floor(at / 24) + 1),
      isOn: list(288, at => at > 100),
      sides: list(120, at => (at % 5 === 1 ? 'front' : 'rear')),
      halves: list(20, at => at / 2),
    }
    const text = packedProps(props)
    expect(text.length).toBeLessThan(JSON.stringify(props).length / 5)
    expect(unpackedProps(text)).toEqual(props)
  })

  it('leave out what is undefined, like JSON', () => {
    const rows = [{ a: 1, b: undefined }, { a: 2 }, { a: 3, b: undefined }]
    expect(unpackedProps(packedProps({ rows, none: undefined }))).toEqual({ rows: [{ a: 1 }, { a: 2 }, { a: 3 }] })
  })

  it('are refused as any other text', () => {
    expect(() => unpackedProps('{"a":1}')).toThrow(SyntaxError)
  })
})

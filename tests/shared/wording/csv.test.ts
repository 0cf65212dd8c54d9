import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from '../../../shared/wording/csv'

/** Reads a line back as a spreadsheet does: fields by comma, doubled quotes inside quotes. */
function cellsOf(line: string): string[] {
  return [...line.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'SEC-099 text that starts with %j is prefixed and quoted, so that no spreadsheet runs it',
  start => {
    const text = `${start}cmd|' /C calc'!A1`
    const line = csvLine([text, 'next'])
    expect(line).toBe(`"'${text}",next\r\n`)
    expect(cellsOf(line)).toEqual([`'${text}`, 'next'])
  },
)

it('SEC-099 numbers stay numbers, also below zero', () => {
  expect(csvLine([-3.5, 0, 12])).toBe('-3.5,0,12\r\n')
})

it('SEC-099 text cannot leave its cell', () => {
  const cells = ['a,b', 'say "no"', 'two\r\nlines', 'a=b', '']
  expect(cellsOf(csvLine(cells))).toEqual(cells)
  expect(csvLine([null, 'x'])).toBe(',x\r\n')
})

it('numbers are written as a person writes them: without the last digits of a sum of binary fractions', () => {
  expect(csvLine([12 * 0.0254, 0.1 + 0.2, 1 / 3, -1e-7, 9_007_199_254_740_991])).toBe(
    '0.3048,0.3,0.3333333333333,-1e-7,9007199254740991\r\n',
  )
})

it('a number that is read again is the same within 1e-12 of itself', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }), value => {
      const read = Number(csvLine([value]))
      expect(Math.abs(read - value)).toBeLessThanOrEqual(1e-12 * Math.abs(value))
    }),
  )
})

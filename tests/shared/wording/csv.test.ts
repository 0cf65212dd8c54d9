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

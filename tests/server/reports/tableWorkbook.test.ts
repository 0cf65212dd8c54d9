import { expect, it } from 'vitest'
import { tableWorkbook } from '../../../server/reports/tableWorkbook'
import { readWorkbook } from '../../support/workbook'

it('SEC-099 has a sheet for each table, with text as text and hours as numbers', async () => {
  const hours = {
    name: 'Hours',
    heads: ['Project', 'Hours'],
    rows: [
      ['=1+1', 2.5],
      ['@x', 4],
      ['', null],
    ],
  }
  const { sheets } = readWorkbook(await tableWorkbook([hours, { name: 'Empty', heads: ['Day'], rows: [] }]))
  expect(Object.keys(sheets)).toEqual(['Hours', 'Empty'])
  const [, first, second] = sheets.Hours ?? []
  expect(first?.map(({ type, value, hasFormula }) => [type, value, hasFormula])).toEqual([
    ['s', '=1+1', false],
    [undefined, 2.5, false],
  ])
  expect(second?.map(({ value, format }) => [value, format])).toEqual([
    ['@x', undefined],
    [4, '#,##0'],
  ])
})

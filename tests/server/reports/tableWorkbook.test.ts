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

it('has days as days, which a spreadsheet sorts and filters', async () => {
  const table = { name: 'Hours', heads: ['Day', 'Note'], hasDays: true as const, rows: [['2026-11-23', '2026-11-23']] }
  const { sheets } = readWorkbook(await tableWorkbook([table]))
  const [, first] = sheets.Hours ?? []
  // Days since the last of 1899.
  const serial = (Date.UTC(2026, 10, 23) - Date.UTC(1899, 11, 30)) / 86_400_000
  expect(first).toMatchObject([
    { type: undefined, value: serial, format: 'yyyy-mm-dd' },
    { type: 's', value: '2026-11-23' },
  ])
})

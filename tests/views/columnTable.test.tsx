import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ColumnTable, type TableColumn } from '../../views/workbench/results/ColumnTable'

const columns: readonly TableColumn<number>[] = [
  { name: 'Heat', unit: 'kW', sum: '30', cell: value => String(10 * value), isOver: value => value > 1 },
  { name: 'State', unit: '', isText: true, classes: 'm-hide', cell: () => 'Dry' },
]
const table = (sums?: string) =>
  renderToStaticMarkup(
    <ColumnTable caption="Rows" head="Row" nameOf={String} rows={[1, 2]} columns={columns} sums={sums} />,
  )

it('a table of columns has a name and a unit above each, words at the left, and says what is beyond its limit', () => {
  const html = table()
  expect(html).toContain('<caption class="visually-hidden">Rows</caption>')
  expect(html).toContain('<th scope="col" class="cw-num">Heat<span class="cw-u">kW</span></th>')
  expect(html).toContain('<th scope="row" class="cw-tnum">1</th><td class="cw-num">10</td><td class="m-hide">Dry</td>')
  expect(html).toContain('<td class="cw-num wb-over">20<span class="visually-hidden"> beyond its limit</span></td>')
  expect(html).not.toContain('wb-sum')
})

it('sums stand below where they have a name', () => {
  expect(table('All')).toContain(
    '<tr class="wb-sum"><th scope="row">All</th><td class="cw-num">30</td><td class="m-hide"></td></tr>',
  )
})

import { formatPercent } from '../../../../shared/display/formatNumber'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { ColumnTable, type TableColumn } from '../../../workbench/results/ColumnTable'
import { useEconomizer } from '../useEconomizer'

type Row = EconomizerRating['full']['stages'][number]['rows'][number]

const temperatures: readonly [name: string, of: (row: Row) => number, classes?: string][] = [
  ['Gas in', row => row.gasIn, 'm-hide'],
  ['Gas out', row => row.gasOut],
  ['Water in', row => row.waterIn, 'm-hide'],
  ['Water out', row => row.waterOut],
  ['Tube wall', row => row.root],
  ['Fin tip', row => row.tip],
]

/** The economizer row by row, at full fire: the numbers of the temperature figure. */
export function RowsTable() {
  const { rated, reader } = useEconomizer()
  const rating: EconomizerRating | null = rated.rating
  if (!rating) return null
  const { stages } = rating.full
  const { number, label } = reader
  const columns = (isWet: boolean): TableColumn<Row>[] => [
    ...temperatures.map(([name, of, classes = '']) => ({
      ...{ name, classes, unit: label('temperature') },
      cell: (row: Row) => number(of(row), 'temperature'),
    })),
    { name: 'Heat', unit: label('heatFlow'), cell: ({ heat }) => number(heat, 'heatFlow') },
    ...(isWet
      ? [
          {
            ...{ name: 'Condensate', classes: 'm-hide', unit: label('massFlow') },
            cell: ({ condensate }: Row) => (condensate > 0 ? number(condensate, 'massFlow') : '–'),
          },
        ]
      : []),
    {
      ...{ name: 'State', unit: '', isText: true },
      cell: ({ wetShare }) => (wetShare > 0 ? `${formatPercent(wetShare)} wet` : 'Dry'),
    },
  ]
  return stages.map((stage, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stages have an order and no names
    <div key={index}>
      <div className="cw-sub-h wb-rows-h">
        <h3>{stages.length > 1 ? `Stage ${index + 1}, by row` : 'By row'}</h3>
        <span className="cw-xs cw-muted">counted from the entering gas, full fire</span>
      </div>
      <ColumnTable
        caption={`Stage ${index + 1} by row, counted from the entering gas`}
        head="Row"
        nameOf={(_, at) => String(at + 1)}
        rows={stage.rows}
        columns={columns(stage.condensate > 0)}
        classes="wb-rows"
      />
    </div>
  ))
}

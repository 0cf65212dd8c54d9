import { formatPercent } from '../../../../shared/display/formatNumber'
import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { useEconomizer } from '../useEconomizer'

const names = ['Gas in', 'Gas out', 'Water in', 'Water out', 'Tube wall', 'Fin tip'] as const
const rare: readonly string[] = ['Gas in', 'Water in']

/** The economizer row by row, at full fire: the numbers of the temperature figure. */
export function RowsTable() {
  const { rated, reader } = useEconomizer()
  const rating: EconomizerRating | null = rated.rating
  if (!rating) return null
  const { stages } = rating.full
  return stages.map((stage, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stages have an order and no names
    <div key={index}>
      <div className="cw-sub-h wb-rows-h">
        <h3>{stages.length > 1 ? `Stage ${index + 1}, by row` : 'By row'}</h3>
        <span className="cw-xs cw-muted">counted from the entering gas, full fire</span>
      </div>
      <table className="table cw-results wb-rows">
        <caption className="visually-hidden">{`Stage ${index + 1} by row, counted from the entering gas`}</caption>
        <thead>
          <tr>
            <th scope="col">
              Row
              <span className="cw-u" />
            </th>
            {names.map(name => (
              <th key={name} scope="col" className={`cw-num${rare.includes(name) ? ' m-hide' : ''}`}>
                {name}
                <span className="cw-u">{reader.label('temperature')}</span>
              </th>
            ))}
            <th scope="col" className="cw-num">
              Heat<span className="cw-u">{reader.label('heatFlow')}</span>
            </th>
            <th scope="col">
              State
              <span className="cw-u" />
            </th>
          </tr>
        </thead>
        <tbody>
          {stage.rows.map((row, number) => {
            const values = [row.gasIn, row.gasOut, row.waterIn, row.waterOut, row.root, row.tip]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are numbered
              <tr key={number}>
                <th scope="row" className="cw-tnum">
                  {number + 1}
                </th>
                {names.map((name, at) => (
                  <td key={name} className={`cw-num${rare.includes(name) ? ' m-hide' : ''}`}>
                    {reader.number(values[at]!, 'temperature')}
                  </td>
                ))}
                <td className="cw-num">{reader.number(row.heat, 'heatFlow')}</td>
                <td>{row.wetShare > 0 ? `${formatPercent(row.wetShare)} condensing` : 'Dry'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  ))
}

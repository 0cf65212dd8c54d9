import { useState } from 'react'
import { tableColumns } from '../../../../shared/gas/facts/tableColumns'
import { propertyNames } from '../../../../shared/gas/fields/gasFields'
import { type Plotted, plotFigure } from '../../../../shared/gas/figures/plotFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { Segments } from '../../../workbench/inputs/Segments'
import { useGas } from '../useGas'

const choices = (Object.entries(propertyNames) as [Plotted, string][]).map(([value, label]) => ({ value, label }))

/** The states along a temperature or a pressure, and one property of them as a plot. */
export function StateTable() {
  const { rated, reader } = useGas()
  const [property, setProperty] = useState<Plotted>('cp')
  const { rating } = rated
  if (!rating) return null
  const columns = tableColumns(rating.table.along, reader)
  const figure = plotFigure(rating, property, reader)
  return (
    <>
      <div className="px-3 pt-3">
        <Segments label="Plotted property" value={property} choices={choices} onChoose={setProperty} />
      </div>
      {figure && (
        <figure className="m-0 px-3 pt-2">
          <FigureSvg figure={figure} />
        </figure>
      )}
      <table className="table cw-results wb-rows">
        <caption className="visually-hidden">States</caption>
        <thead>
          <tr>
            {columns.map(({ name, unit }, index) => (
              <th key={name} scope="col" className={index > 0 ? `cw-num${index > 5 ? ' m-hide' : ''}` : undefined}>
                {name}
                <span className="cw-u">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rating.table.rows.map(row => (
            <tr key={`${row.T} ${row.p}`}>
              {columns.map(({ name, cell }, index) =>
                index === 0 ? (
                  <th key={name} scope="row" className="cw-tnum">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} className={`cw-num${index > 5 ? ' m-hide' : ''}`}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

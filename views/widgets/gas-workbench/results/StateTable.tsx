import { useState } from 'react'
import { tableColumns } from '../../../../shared/gas/facts/tableColumns'
import { propertyNames } from '../../../../shared/gas/fields/gasFields'
import { type Plotted, plotFigure } from '../../../../shared/gas/figures/plotFigure'
import { ScrollPane } from '../../../components/ScrollPane'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { Segments } from '../../../workbench/inputs/Segments'
import { ColumnTable } from '../../../workbench/results/ColumnTable'
import { useGas } from '../useGas'

const choices = (Object.entries(propertyNames) as [Plotted, string][]).map(([value, label]) => ({ value, label }))

/** The states along a temperature or a pressure, and one property of them as a plot. */
export function StateTable() {
  const { rated, reader } = useGas()
  const [property, setProperty] = useState<Plotted>('cp')
  const { rating } = rated
  if (!rating) return null
  const [along, ...columns] = tableColumns(rating.table.along, reader)
  if (!along) return null
  const figure = plotFigure(rating, property, reader)
  return (
    <>
      <div className="px-3 pt-3">
        <Segments label="Plotted property" value={property} choices={choices} onChoose={setProperty} />
      </div>
      {figure && (
        <ScrollPane name={`${figure.title}, scrollable`} className="px-3 pt-2">
          <FigureSvg figure={figure} />
        </ScrollPane>
      )}
      <ColumnTable
        caption="States"
        head={along.name}
        headUnit={along.unit}
        nameOf={row => along.cell(row)}
        rows={rating.table.rows}
        columns={columns.map((column, index) => ({ ...column, classes: index > 4 ? 'm-hide' : '' }))}
        classes="wb-rows"
      />
    </>
  )
}

/** One property along the table of a gas, with that of the gas beside it. */
import { type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Plot, type Point, scaleWithin, tickDecimals, wholeScaleOf } from '../../display/plot'
import type { GasRating, GasSheetRow } from '../document/gasRating'
import { fitQuantities } from '../facts/gasFacts'
import { propertyNames } from '../fields/gasFields'

const plot: Plot = { width: 780, height: 280, left: 60, right: 748, top: 28, bottom: 236 }

export type Plotted = keyof typeof propertyNames

export function plotFigure({ table, name, beside }: GasRating, property: Plotted, reader: Reader): Figure | undefined {
  const { rows, besideRows, along } = table
  if (rows.length < 2) return undefined
  const quantity = fitQuantities[property]
  const by = along === 'temperature' ? 'temperature' : 'absolutePressure'
  const at = (row: GasSheetRow) => readersValue(along === 'temperature' ? row.T : row.p, by, reader.system)
  const shown = (row: GasSheetRow) => readersValue(row[property], quantity, reader.system)
  const all = [...rows, ...besideRows].map(shown)
  const x = scaleWithin(at(rows[0]!), at(rows.at(-1)!), 8, plot.left, plot.right)
  const y = wholeScaleOf(Math.min(...all), Math.max(...all), 5, plot.bottom, plot.top)
  const points = (of: readonly GasSheetRow[]) => of.map((row): Point => [x(at(row)), y(shown(row))])
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const heads = [reader.label(by), ...[name, ...(besideRows.length > 0 ? [beside?.name ?? ''] : [])]]
  return {
    ...{ width: plot.width, height: plot.height, title: propertyNames[property] },
    description: `${propertyNames[property]} of ${name}: ${reader.full(first[property], quantity)} at ${reader.full(along === 'temperature' ? first.T : first.p, by)}, ${reader.full(last[property], quantity)} at ${reader.full(along === 'temperature' ? last.T : last.p, by)}.`,
    marks: [
      ...heightAxis(plot, y),
      ...x.ticks.map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, tickDecimals(x)), 'center')),
      ...frame(plot, `${along === 'temperature' ? 'Temperature' : 'Pressure'}, ${reader.label(by)}`),
      ...(besideRows.length > 1
        ? ([
            { kind: 'line', tone: 'hot', points: points(besideRows), isSmooth: true },
            word('hot', [plot.right, plot.top - 14], beside?.name ?? '', 'right'),
          ] as FigureMark[])
        : []),
      { kind: 'line', tone: 'gain', points: points(rows), isSmooth: true },
      ...points(rows).map((at): FigureMark => ({ kind: 'dot', tone: 'gain', at })),
      word('gain', [plot.left + 8, plot.top - 14], name, 'left', true),
      word('plain', [4, plot.top - 14], reader.label(quantity)),
    ],
    table: {
      heads,
      rows: rows.map((row, index) => [
        reader.number(along === 'temperature' ? row.T : row.p, by),
        reader.number(row[property], quantity),
        ...(besideRows.length > 0
          ? [besideRows[index] ? reader.number(besideRows[index][property], quantity) : '–']
          : []),
      ]),
    },
  }
}

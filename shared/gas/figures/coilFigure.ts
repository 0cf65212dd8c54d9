/** Temperatures of gas, fluid and wall through the rows of a dry gas coil. */
import { type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Plot, type Point, wholeScaleOf } from '../../display/plot'
import type { GasCoilResult } from '../document/gasCoilRating'

const plot: Plot = { width: 440, height: 262, left: 48, right: 412, top: 30, bottom: 218 }

export function coilFigure({ rows, gas, fluid, dewPoints }: GasCoilResult, reader: Reader): Figure {
  const degrees = (T: number) => readersValue(T, 'temperature', reader.system)
  const dew = Math.max(dewPoints.water ?? 0, dewPoints.acid ?? 0)
  const all = rows.flatMap(row => [row.gasIn, row.gasOut, row.fluidIn, row.fluidOut, row.coldestWall])
  const y = wholeScaleOf(degrees(Math.min(...all)), degrees(Math.max(...all)), 5, plot.bottom, plot.top)
  const x = (row: number) => plot.left + ((plot.right - plot.left) * row) / rows.length
  const at = (row: number, T: number): Point => [x(row), y(degrees(T))]
  const gasLine = [at(0, rows[0]!.gasIn), ...rows.map((row, index) => at(index + 1, row.gasOut))]
  const fluidLine = rows.map((row, index): Point => at(index + 0.5, (row.fluidIn + row.fluidOut) / 2))
  const wallLine = rows.map((row, index): Point => at(index + 0.5, row.coldestWall))
  const isHot = gas.enteringTemperature > fluid.enteringTemperature
  const isDewShown = dew > 0 && degrees(dew) >= y.min && degrees(dew) <= y.max
  return {
    ...{ width: plot.width, height: plot.height, title: 'Temperatures through the coil' },
    description: `The gas goes from ${reader.full(gas.enteringTemperature, 'temperature')} to ${reader.full(gas.leavingTemperature, 'temperature')}, the fluid from ${reader.full(fluid.enteringTemperature, 'temperature')} to ${reader.full(fluid.leavingTemperature, 'temperature')}.`,
    marks: [
      ...heightAxis(plot, y),
      ...frame(plot, 'Row'),
      ...rows.map(({ row }, index) => word('plain', [x(index + 0.5), plot.bottom + 15], String(row), 'center')),
      ...(isDewShown
        ? ([
            { kind: 'line', tone: 'limit', points: [at(0, dew), at(rows.length, dew)], isDashed: true },
            word('limit', [plot.right - 2, y(degrees(dew)) - 5], 'dew point', 'right'),
          ] as FigureMark[])
        : []),
      { kind: 'line', tone: isHot ? 'hot' : 'cold', points: gasLine },
      { kind: 'line', tone: isHot ? 'cold' : 'hot', points: fluidLine },
      { kind: 'line', tone: 'surface', points: wallLine },
      word('plain', [4, plot.top - 14], reader.label('temperature')),
      word(isHot ? 'hot' : 'cold', [plot.left + 8, plot.top - 14], 'gas', 'left', true),
      word(isHot ? 'cold' : 'hot', [plot.left + 60, plot.top - 14], 'fluid', 'left', true),
      word('surface', [plot.left + 116, plot.top - 14], 'coldest wall'),
    ],
    table: {
      heads: [
        'Row',
        ...['Gas in', 'Gas out', 'Fluid', 'Coldest wall'].map(name => `${name}, ${reader.label('temperature')}`),
      ],
      rows: rows.map(row => [
        String(row.row),
        reader.number(row.gasIn, 'temperature'),
        reader.number(row.gasOut, 'temperature'),
        reader.number((row.fluidIn + row.fluidOut) / 2, 'temperature'),
        reader.number(row.coldestWall, 'temperature'),
      ]),
    },
  }
}

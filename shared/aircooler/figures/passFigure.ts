/** Temperatures of the stream by pass, and of the air through the rows. */
import { type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { type Reader, readersValue } from '../../display/formatQuantity'
import { type Plot, type Point, wholeScaleOf } from '../../display/plot'
import type { AirCoolerRating } from '../document/airCoolerRating'

const plot: Plot = { width: 440, height: 236, left: 44, right: 372, top: 26, bottom: 196 }

/** The air goes against the passes: it leaves where the stream comes in. */
export function passFigure({ stream, air }: AirCoolerRating, reader: Reader, pourPoint?: number): Figure {
  const degrees = (T: number) => readersValue(T, 'temperature', reader.system)
  const { passes } = stream
  const all = [stream.inlet, stream.outlet, air.inlet, air.leaving, stream.coldestWall]
  const y = wholeScaleOf(degrees(Math.min(...all)), degrees(Math.max(...all)), 5, plot.bottom, plot.top)
  const x = (pass: number) => plot.left + ((plot.right - plot.left) * pass) / passes.length
  const at = (pass: number, T: number): Point => [x(pass), y(degrees(T))]
  const hot = [at(0, stream.inlet), ...passes.map((pass, index) => at(index + 1, pass.outlet))]
  const rows = air.leavingByRow.length
  const byRow = [air.inlet, ...air.leavingByRow].map(
    (T, index): Point => [plot.right - ((plot.right - plot.left) * index) / rows, y(degrees(T))],
  )
  const label = (T: number) => reader.number(T, 'temperature')
  const isPourShown = pourPoint !== undefined && degrees(pourPoint) >= y.min
  return {
    ...{ width: plot.width, height: plot.height, title: 'Temperature by pass' },
    description: `The stream goes from ${reader.full(stream.inlet, 'temperature')} to ${reader.full(stream.outlet, 'temperature')} in ${passes.length} passes, the air from ${reader.full(air.inlet, 'temperature')} to ${reader.full(air.leaving, 'temperature')}.`,
    marks: [
      ...heightAxis(plot, y),
      ...frame(plot, 'Pass, from the hot nozzle'),
      ...passes.map((_, index) => word('plain', [x(index + 0.5), plot.bottom + 15], String(index + 1), 'center')),
      word('plain', [4, plot.top - 12], reader.label('temperature')),
      ...(isPourShown
        ? ([
            { kind: 'line', tone: 'limit', isDashed: true, points: [at(0, pourPoint), at(passes.length, pourPoint)] },
            word('limit', [plot.right + 6, y(degrees(pourPoint)) + 3.5], 'pours'),
          ] as FigureMark[])
        : []),
      { kind: 'line', tone: 'hot', points: hot },
      { kind: 'line', tone: 'cold', points: byRow },
      ...hot.map((at): FigureMark => ({ kind: 'dot', tone: 'hot', at })),
      word('hot', [plot.left + 6, hot[0]![1] - 6], label(stream.inlet), 'left', true),
      word('hot', [plot.right + 6, hot.at(-1)![1] + 3.5], `${label(stream.outlet)} out`, 'left', true),
      word('cold', [plot.left + 6, byRow.at(-1)![1] + 14], label(air.leaving), 'left', true),
      word('cold', [plot.right + 6, byRow[0]![1] + 14], `${label(air.inlet)} air`, 'left', true),
    ],
    table: {
      heads: ['Pass', `In, ${reader.label('temperature')}`, `Out, ${reader.label('temperature')}`],
      rows: passes.map((pass, index) => [String(index + 1), label(pass.inlet), label(pass.outlet)]),
    },
  }
}

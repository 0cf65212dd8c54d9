/** Temperatures along a circuit: fluid, wall, and the air that each segment meets. */
import { type Figure, type FigureMark, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, type Point, scaleOf, scaleWithin } from '../../display/plot'
import { shownValue, systemUnit } from '../../display/units'
import type { ShownRating } from '../document/shownRating'
import { circuitPath } from '../facts/circuitPath'
import { rangeOfValues } from '../facts/shownQuantities'

const plot: Plot = { width: 440, height: 250, left: 44, right: 424, top: 30, bottom: 210 }

/** The figure; absent without a solution. */
export function alongFigure(rating: ShownRating, number: number, reader: Reader): Figure | undefined {
  const path = circuitPath(rating, number)
  const segments = rating.solved?.segments ?? 1
  const branches = path.map(points => points.flatMap(({ passed, middle }) => (middle ? [{ passed, ...middle }] : [])))
  const all = branches.flat()
  if (all.length === 0) return undefined
  const t = (T: number) => shownValue(T, 'temperature', systemUnit('temperature', reader.system))
  const [low, high] = rangeOfValues(all.flatMap(({ fluid, wall, air }) => [t(fluid), t(wall), t(air)]))
  const y = scaleOf(low, high, 6, plot.bottom, plot.top)
  const most = Math.max(...all.map(({ passed }) => passed))
  const x = scaleWithin(0, most, 8, plot.left, plot.right)
  const line = (tone: 'hot' | 'cold' | 'surface', of: 'air' | 'fluid' | 'wall'): FigureMark[] =>
    branches.map(branch => ({
      ...{ kind: 'line', tone },
      points: branch.map((point): Point => [x(point.passed - 0.5 / segments), y(t(point[of]))]),
    }))
  const isCooled = all.reduce((sum, { air, fluid }) => sum + air - fluid, 0) > 0
  const [airTone, fluidTone] = isCooled ? (['hot', 'cold'] as const) : (['cold', 'hot'] as const)
  const [first, last] = [all[0]!, all.at(-1)!]
  const degrees = reader.label('temperature')
  return {
    ...{ width: plot.width, height: plot.height, title: `Along circuit ${number}` },
    description: `The fluid goes from ${reader.full(first.fluid, 'temperature')} to ${reader.full(last.fluid, 'temperature')} over ${formatNumber(most, 0)} tubes.`,
    marks: [
      ...heightAxis(plot, y),
      ...x.ticks.map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, 0), 'center')),
      ...frame(plot, 'Tubes passed'),
      word('plain', [4, plot.top - 14], degrees),
      ...line(airTone, 'air'),
      ...line('surface', 'wall'),
      ...line(fluidTone, 'fluid'),
      word(airTone, [plot.left + 60, plot.top - 14], 'air before', 'left', true),
      word('surface', [plot.left + 140, plot.top - 14], 'wall', 'left', true),
      word(fluidTone, [plot.left + 190, plot.top - 14], 'fluid', 'left', true),
    ],
    table: {
      heads: ['Tubes passed', `Fluid, ${degrees}`, `Wall, ${degrees}`, `Air, ${degrees}`],
      rows: all.map(({ passed, fluid, wall, air }) => [
        formatNumber(passed, 1),
        ...[fluid, wall, air].map(T => reader.number(T, 'temperature')),
      ]),
    },
  }
}

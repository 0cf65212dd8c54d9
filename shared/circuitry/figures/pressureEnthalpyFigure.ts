/** The way of a circuit on the diagram of pressure and enthalpy. */
import { type Figure, type FigureMark, word } from '../../display/figure'
import { frame } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, type Point, scaleOf, tickDecimals } from '../../display/plot'
import { shownValue, systemUnit } from '../../display/units'
import type { PathPoint, ShownRating } from '../document/shownRating'
import { circuitEnds } from '../facts/circuitEnds'
import { circuitPath, pathEnds } from '../facts/circuitPath'

const plot: Plot = { width: 440, height: 300, left: 50, right: 424, top: 26, bottom: 256 }
const qualities = [0.2, 0.4, 0.6, 0.8] as const
const gridSteps = [1, 1.5, 2, 3, 4, 5, 7] as const

/** The figure; absent for a fluid that keeps its phase, and without a solution. */
export function pressureEnthalpyFigure(rating: ShownRating, number: number, reader: Reader): Figure | undefined {
  const { solved } = rating
  const path = circuitPath(rating, number)
  if (!solved || solved.dome.length === 0 || path.length === 0) return undefined
  const h = (value: number) => shownValue(value, 'enthalpy', systemUnit('enthalpy', reader.system))
  const p = (value: number) => shownValue(value, 'absolutePressure', systemUnit('absolutePressure', reader.system))
  const { dome } = solved
  const all = path.flat()
  const [first, last] = [all[0]!, path.at(-1)!.at(-1)!]
  const reach = [...dome.flatMap(({ bubble, dew }) => [bubble, dew]), ...all.map(({ enthalpy }) => enthalpy)].map(h)
  const span = Math.max(...reach) - Math.min(...reach)
  const x = scaleOf(Math.min(...reach) - 0.03 * span, Math.max(...reach), 6, plot.left, plot.right)
  const [low, high] = [Math.log(p(dome[0]!.pressure)), Math.log(p(dome.at(-1)!.pressure))]
  const y = (pressure: number) =>
    plot.bottom - ((Math.log(p(pressure)) - low) / (high - low)) * (plot.bottom - plot.top)
  const at = ({ enthalpy, pressure }: Pick<PathPoint, 'enthalpy' | 'pressure'>): Point => [x(h(enthalpy)), y(pressure)]
  const circuits = rating.table?.circuits ?? []
  const others = pathEnds(rating).filter((_, index) => circuits[index]?.number !== number)
  const inside = ([, height]: Point) => height >= plot.top - 1 && height <= plot.bottom + 1
  const line = (quality: number) =>
    dome.map(({ pressure, bubble, dew }): Point => [x(h(bubble + quality * (dew - bubble))), y(pressure)])
  const ticks = decades(Math.exp(low), Math.exp(high))
  const state = (point: PathPoint) =>
    `${formatNumber(h(point.enthalpy), 1)} ${reader.label('enthalpy')} at ${reader.full(point.pressure, 'absolutePressure')}`
  return {
    ...{ width: plot.width, height: plot.height, title: `Circuit ${number} on the p-h diagram` },
    description: `From ${state(first)} to ${state(last)}${leavingText(rating, number)}. Open dots: the ends of the other circuits.`,
    marks: [
      ...ticks.flatMap((tick): FigureMark[] => {
        const height = plot.bottom - ((Math.log(tick) - low) / (high - low)) * (plot.bottom - plot.top)
        return [
          {
            kind: 'line',
            tone: 'grid',
            points: [
              [plot.left, height],
              [plot.right, height],
            ],
          },
          word('plain', [plot.left - 6, height + 3.5], formatNumber(tick, tick < 10 ? 1 : 0), 'right'),
        ]
      }),
      ...x.ticks.map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, tickDecimals(x)), 'center')),
      ...qualities.flatMap((quality): FigureMark[] => {
        const points = line(quality)
        return [
          { kind: 'line', tone: 'grid', points },
          word('plain', [points.at(-4)![0], points.at(-4)![1]], formatNumber(quality, 1), 'center'),
        ]
      }),
      { kind: 'line', tone: 'axis', points: line(0), isSmooth: false },
      { kind: 'line', tone: 'axis', points: line(1) },
      ...frame(plot, `Enthalpy, ${reader.label('enthalpy')}`),
      word('plain', [4, plot.top - 12], reader.label('absolutePressure')),
      ...others.map((point): FigureMark => ({ kind: 'dot', tone: 'plain', at: at(point) })),
      ...path.map((points): FigureMark => ({ kind: 'line', tone: 'cold', points: points.map(at).filter(inside) })),
      { kind: 'dot', tone: 'cold', at: at(first) },
      { kind: 'dot', tone: 'hot', at: at(last) },
      word('cold', [at(last)[0], at(last)[1] - 9], `circuit ${number}`, 'center', true),
    ],
    table: {
      heads: ['Tubes passed', `Enthalpy, ${reader.label('enthalpy')}`, `Pressure, ${reader.label('absolutePressure')}`],
      rows: all
        .filter(({ passed }) => Math.abs(passed - Math.round(passed)) < 1e-6)
        .map(point => [
          formatNumber(point.passed, 0),
          formatNumber(h(point.enthalpy), 2),
          reader.number(point.pressure, 'absolutePressure'),
        ]),
    },
  }
}

/** How the circuit ends, in words. */
function leavingText(rating: ShownRating, number: number): string {
  const { quality } = circuitEnds(rating).find(end => end.number === number) ?? {}
  return quality !== undefined && quality < 1 ? `, quality ${formatNumber(quality, 2)}` : ''
}

/** Round pressures between two, at equal ratios about. */
function decades(low: number, high: number): number[] {
  const found: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(low)); power <= high; power *= 10)
    for (const step of gridSteps) if (step * power >= low && step * power <= high) found.push(step * power)
  return found
}

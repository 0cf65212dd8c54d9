/** Gas, water and metal through the rows, with the dew points and the limit of the fins. */
import { type Figure, type FigureMark, figureText, rule, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, type Point, scaleOf, spread } from '../../display/plot'
import { shownValue, systemUnit } from '../../display/units'
import type { NamedEnd, RatedRows } from './figureData'

const plot: Plot = { width: 440, height: 236, left: 40, right: 312, top: 26, bottom: 196 }

interface Temperatures {
  stages: readonly RatedRows[]
  dewPoints: {
    water?: number | undefined
    sulfuric?: { higher: number } | undefined
    hydrochloric?: number | undefined
  }
}

/** Space between two labels, one above the other. */
const apart = figureText.size + 1.5

export function temperatureFigure({ stages, dewPoints }: Temperatures, reader: Reader): Figure {
  const rows = stages.flatMap(stage => stage.rows)
  const [first, last] = [rows[0]!, rows.at(-1)!]
  const shown = (T: number) => shownValue(T, 'temperature', systemUnit('temperature', reader.system))
  const number = (T: number) => reader.number(T, 'temperature')
  const [hottest] = stages.flatMap(({ hottestFin }) => hottestFin ?? [])
  const limits = [
    { T: dewPoints.water, name: 'water dew' },
    { T: dewPoints.sulfuric?.higher, name: 'acid dew' },
    { T: dewPoints.hydrochloric, name: 'HCl dew' },
    // The limit of the fins is a line where the gas is hotter; else it is only named above.
    { T: hottest !== undefined && hottest < first.gasIn ? hottest : undefined, name: 'fin limit' },
  ].flatMap(({ T, name }) => (T === undefined ? [] : [{ T, name }]))
  const all = [...limits.map(dew => dew.T), ...rows.flatMap(row => [row.gasIn, row.waterIn, row.waterOut])]
  const y = scaleOf(shown(Math.min(...all)), shown(Math.max(...all)), 6, plot.bottom, plot.top)
  const width = (plot.right - plot.left) / rows.length
  const x = (place: number) => plot.left + place * width
  const at = (place: number, T: number): Point => [x(place), y(shown(T))]
  const gas = [at(0, first.gasIn), ...rows.map((row, index) => at(index + 1, row.gasOut))]
  // Each bank has water of its own, which leaves where the gas comes.
  const waters = stages.map((stage, index) => {
    const before = stages.slice(0, index).reduce((sum, each) => sum + each.rows.length, 0)
    const ends = stage.rows.map((row, place) => at(before + place + 1, row.waterIn))
    return [at(before, stage.rows[0]!.waterOut), ...ends]
  })
  const middles = (of: (row: (typeof rows)[number]) => number) => rows.map((row, index) => at(index + 0.5, of(row)))
  const ends: NamedEnd[] = [
    { y: gas.at(-1)![1], text: `${number(last.gasOut)} gas`, tone: 'hot' },
    { y: waters.at(-1)!.at(-1)![1], text: `${number(last.waterIn)} water`, tone: 'cold' },
    { y: y(shown(last.root)), text: `${number(last.root)} tube wall`, tone: 'surface' },
    ...(hottest === undefined
      ? []
      : [{ y: y(shown(last.tip)), text: `${number(last.tip)} fin tip`, tone: 'surface' as const }]),
    ...limits.map(({ T, name }) => ({ y: y(shown(T)), text: `${number(T)} ${name}`, tone: 'limit' as const })),
  ]
  return {
    ...{ width: plot.width, height: plot.height, title: 'Temperature by row' },
    description: `Gas from ${number(first.gasIn)} to ${number(last.gasOut)}, water from ${number(last.waterIn)} to ${number(first.waterOut)} ${reader.label('temperature')}, through ${rows.length} rows.`,
    marks: [
      ...heightAxis(plot, y),
      ...rowAxis(rows.length, x),
      ...frame(plot, 'Row, from entering gas'),
      word('plain', [plot.left, plot.top - 12], reader.label('temperature'), 'right'),
      ...limits.map(({ T }) => rule('limit', [plot.left, y(shown(T))], [plot.right, y(shown(T))], true)),
      { kind: 'line', tone: 'surface', points: middles(row => row.tip), isDashed: true },
      { kind: 'line', tone: 'surface', points: middles(row => row.root) },
      ...waters.map((points): FigureMark => ({ kind: 'line', tone: 'cold', points, isSmooth: true })),
      { kind: 'line', tone: 'hot', points: gas, isSmooth: true },
      ...[gas[0]!, gas.at(-1)!].map((end): FigureMark => ({ kind: 'dot', tone: 'hot', at: end })),
      ...waters.flatMap(points =>
        [points[0]!, points.at(-1)!].map((end): FigureMark => ({ kind: 'dot', tone: 'cold', at: end })),
      ),
      ...begins(gas[0]!, number(first.gasIn), waters[0]![0]!, number(first.waterOut)),
      ...named(ends),
      ...(hottest === undefined || hottest < first.gasIn
        ? []
        : [word('limit', [plot.right, plot.top - 12], `Fin limit ${reader.full(hottest, 'temperature')} ↑`, 'right')]),
    ],
    table: {
      heads: [
        'Row',
        ...['Gas in', 'Gas out', 'Water in', 'Water out', 'Tube wall', 'Fin tip'].map(
          name => `${name}, ${reader.label('temperature')}`,
        ),
      ],
      rows: rows.map((row, index) => [
        String(index + 1),
        ...[row.gasIn, row.gasOut, row.waterIn, row.waterOut, row.root, row.tip].map(number),
      ]),
    },
  }
}

function rowAxis(count: number, x: (place: number) => number): FigureMark[] {
  // Of many rows every second, third or fourth has its number.
  const step = Math.ceil(count / 14)
  return Array.from({ length: count }, (_, row) => row)
    .filter(row => row % step === 0)
    .map(row => word('plain', [x(row + 0.5), plot.bottom + 15], String(row + 1), 'center'))
}

/** Names where the streams are at the hot end: of the gas above its point, of the water below its own. */
function begins([x, gasY]: Point, gas: string, [, waterY]: Point, water: string): FigureMark[] {
  return [
    word('hot', [x + 8, Math.max(plot.top + 4, gasY - 5)], gas, 'left', true),
    word('cold', [x + 8, Math.min(plot.bottom - 4, Math.max(waterY + 13, gasY + 20))], water, 'left', true),
  ]
}

/** Names at the right ends, none over another, none below the figure. */
export function named(ends: readonly NamedEnd[], right = plot.right, bottom = plot.bottom): FigureMark[] {
  const heights = spread(
    ends.map(end => end.y + 3.5),
    apart,
  )
  const excess = Math.max(0, Math.max(...heights) - bottom - 6)
  return ends.map(({ text, tone }, index) =>
    word(tone, [right + 8, heights[index]! - excess], text, 'left', tone === 'hot' || tone === 'cold'),
  )
}

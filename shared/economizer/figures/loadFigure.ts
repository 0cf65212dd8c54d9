/** Ends of gas and water over the load, with the limits of steaming and of the cold end. */
import { usualLimits } from '../../../engine/economizer/usualLimits'
import { box, type Figure, type FigureMark, rule, word } from '../../display/figure'
import { frame, heightAxis } from '../../display/figureAxes'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { type Plot, type Point, scaleOf, wholeScaleOf } from '../../display/plot'
import { shownValue, systemUnit } from '../../display/units'
import { capitalized } from '../../wording/words'
import type { EconomizerInput } from '../document/economizerDocument'
import type { EconomizerRating } from '../document/economizerRating'
import { firstSteamingMargin } from '../facts/stagesAtLoad'
import type { Limits, NamedEnd, RatedLoad } from './figureData'
import { named } from './temperatureFigure'

/** Water that went past the bank and cools what leaves it by less than this is not told of [K]. */
const leastMixed = 0.05

const plot: Plot = { width: 440, height: 236, left: 40, right: 322, top: 26, bottom: 196 }

/** The margins that an economizer is judged by. */
export function loadLimits(
  { dewMargin = usualLimits.dewMargin, steamingMargin = usualLimits.steamingMargin }: EconomizerInput['limits'],
  { full }: Pick<EconomizerRating, 'full'>,
): Limits {
  const [first] = full.stages as [(typeof full.stages)[number]]
  const boiling = first.bankWaterOut + first.steamingMargin
  return { dewMargin, steamingMargin, boiling, bearsCondensate: full.stages.at(-1)!.bearsCondensate }
}

export function loadFigure(loads: readonly RatedLoad[], limits: Limits, reader: Reader): Figure {
  const sorted = [...loads].sort((a, b) => a.load - b.load)
  const full = sorted.at(-1)!
  const shown = (T: number) => shownValue(T, 'temperature', systemUnit('temperature', reader.system))
  const number = (T: number) => reader.number(T, 'temperature')
  // Boiling does not change with the load, the dew points do a little: the strictest counts.
  const steaming = limits.boiling - limits.steamingMargin
  const dew = Math.max(
    ...sorted.map(each => Math.max(each.acidDew ?? 0, limits.bearsCondensate ? 0 : (each.waterDew ?? 0))),
  )
  const cold = dew > 0 ? dew + limits.dewMargin : undefined
  const inBank = (each: RatedLoad) => limits.boiling - firstSteamingMargin(each)
  const isMixed = sorted.some(each => inBank(each) - each.waterOut > leastMixed)
  const streams = [...streamsOf(full), ...(isMixed ? [{ tone: 'cold', name: 'in the bank', of: inBank } as const] : [])]
  const all = sorted.flatMap(each => streams.map(({ of }) => of(each)))
  const near = [steaming, ...(cold === undefined ? [] : [cold])]
  const y = scaleOf(shown(Math.min(...all, ...near)), shown(Math.max(...all, ...near)), 6, plot.bottom, plot.top)
  const x = wholeScaleOf(sorted[0]!.load * 100, full.load * 100, 5, plot.left, plot.right)
  const line = (of: (load: RatedLoad) => number) =>
    sorted.map((each): Point => [x(each.load * 100), y(shown(of(each)))])
  const ends: NamedEnd[] = streams.map(({ tone, name, of }) => ({
    ...{ y: y(shown(of(full))), text: `${number(of(full))} ${name}`, tone },
  }))
  return {
    ...{ width: plot.width, height: plot.height, title: 'Over the load' },
    description: `Gas leaves at ${number(sorted[0]!.gasOut)} to ${number(full.gasOut)} ${reader.label('temperature')}. The water may reach ${number(steaming)}${cold === undefined ? '' : `, the coldest metal must keep ${number(cold)}`} ${reader.label('temperature')}.`,
    marks: [
      box('loss', plot.left, plot.top, plot.right, Math.max(plot.top, y(shown(steaming)))),
      ...(cold === undefined ? [] : [box('loss', plot.left, y(shown(cold)), plot.right, plot.bottom)]),
      ...heightAxis(plot, y),
      ...x.ticks.map(tick => word('plain', [x(tick), plot.bottom + 15], formatNumber(tick, 0), 'center')),
      ...frame(plot, 'Load, %'),
      word('plain', [plot.left, plot.top - 12], reader.label('temperature'), 'right'),
      rule('limit', [plot.left, y(shown(steaming))], [plot.right, y(shown(steaming))], true),
      word('plain', [plot.left + 6, y(shown(steaming)) - 4], `Steaming limit ${number(steaming)}`),
      ...(cold === undefined
        ? []
        : [
            rule('limit', [plot.left, y(shown(cold))], [plot.right, y(shown(cold))], true),
            word(
              'plain',
              [plot.left + 6, y(shown(cold)) + (y(shown(cold)) > plot.bottom - 14 ? -4 : 12)],
              `Dew point and margin ${number(cold)}`,
            ),
          ]),
      ...streams.flatMap(({ tone, of }): FigureMark[] => [
        { kind: 'line', tone, points: line(of), isDashed: tone === 'surface' },
        ...(tone === 'surface' ? [] : line(of).map((at): FigureMark => ({ kind: 'dot', tone, at }))),
      ]),
      ...named(ends, plot.right, plot.bottom),
    ],
    table: {
      heads: [
        'Load, %',
        ...streams.map(({ name }) => `${capitalized(name)}, ${reader.label('temperature')}`),
        `To boiling, ${reader.label('temperatureDifference')}`,
      ],
      rows: sorted.map(each => [
        formatNumber(each.load * 100, 0),
        ...streams.map(({ of }) => number(of(each))),
        reader.number(firstSteamingMargin(each), 'temperatureDifference'),
      ]),
    },
  }
}

interface Stream {
  tone: 'hot' | 'cold' | 'surface'
  name: string
  of: (load: RatedLoad) => number
}

/** What is drawn over the load: the water of each stage by itself. */
const streamsOf = ({ stages }: RatedLoad): Stream[] => [
  { tone: 'hot', name: 'gas out', of: each => each.gasOut },
  ...(stages ?? [0]).map(
    (_, at): Stream => ({
      ...{ tone: 'cold', name: stages ? `water ${at + 1} out` : 'water out' },
      of: each => (each.stages?.[at] ?? each).waterOut,
    }),
  ),
  { tone: 'surface', name: 'cold end', of: each => each.coldestMetal },
]

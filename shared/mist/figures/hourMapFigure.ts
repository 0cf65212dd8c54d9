/** The dry bulb of a mean day of each month, hour by hour; hours with mist are outlined. */
import { type Figure, type FigureMark, rule, word } from '../../display/figure'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { shownValue, systemUnit } from '../../display/units'
import type { MistRating } from '../document/mistRating'
import { monthNames } from '../facts/yearFacts'

type Hours = MistRating['hoursOfDay']

/** Narrow enough that words of the usual size can be read, on a screen and on paper. */
const size = { width: 600, height: 290 } as const
/** Room beside the cells for larger words, as phones show them. */
const [left, top] = [43, 6] as const
const [wide, high] = [19.5, 22] as const
const [right, bottom] = [left + 24 * wide, top + 12 * high] as const
/** Steps of the scale. */
const steps = 9
const legend = { left: right + 8, width: 10, top: top + 5, step: 18.5 } as const

export function hourMapFigure(hours: Hours, reader: Reader): Figure {
  const shown = (T: number) => shownValue(T, 'temperature', systemUnit('temperature', reader.system))
  const number = (T: number) => formatNumber(shown(T), 0)
  const temperatures = hours.map(each => each.dryBulb)
  const [coldest, hottest] = [Math.min(...temperatures), Math.max(...temperatures)]
  const stepOf = (T: number) =>
    1 + Math.min(steps - 1, Math.floor((steps * (T - coldest)) / Math.max(hottest - coldest, 1e-9)))
  const on = hours.filter(each => each.isOn)
  const best = hours.reduce((one, other) => (other.saved > one.saved ? other : one))
  return {
    ...{ ...size, isMap: true, title: 'Mean dry bulb, hour against month' },
    description: `Mean days from ${number(coldest)} to ${number(hottest)} ${reader.label('temperature')}. ${
      on.length > 0
        ? `Mist runs in ${on.length} of 288 mean hours and saves most in ${monthNames[best.month - 1]} at ${best.hour}:00, ${reader.full(best.saved, 'power')}.`
        : 'Mist runs in no mean hour of any month.'
    }`,
    marks: [
      ...hours.map(
        ({ month, hour, dryBulb }): FigureMark => ({
          ...{ kind: 'cell', step: stepOf(dryBulb), at: [left + wide * (hour - 1), top + high * (month - 1)] },
          ...{ width: wide, height: high },
          // Every other number can be read: its neighbours are much the same.
          ...(hour % 2 === 0 ? { text: number(dryBulb) } : {}),
        }),
      ),
      ...outline(hours),
      ...monthNames.map((name, at) => word('plain', [left - 6, top + high * (at + 0.5) + 3.5], name, 'right')),
      ...[0, 6, 12, 18, 24].map(hour => word('plain', [left + wide * hour, bottom + 14], `${hour}:00`, 'center')),
      ...Array.from(
        { length: steps },
        (_, at): FigureMark => ({
          ...{ kind: 'cell', step: steps - at, at: [legend.left, legend.top + legend.step * at] },
          ...{ width: legend.width, height: legend.step },
        }),
      ),
      word('plain', [legend.left + 14, legend.top + 9], `${number(hottest)} ${reader.label('temperature')}`),
      word('plain', [legend.left + 14, legend.top + legend.step * steps], number(coldest)),
      ...(on.length > 0 ? key() : []),
    ],
    table: {
      heads: ['Hour', ...monthNames.map(name => `${name}, ${reader.label('temperature')}`)],
      rows: Array.from({ length: 24 }, (_, at) => [
        `${at + 1}:00`,
        ...monthNames.map((_, month) => {
          const cell = hours.find(each => each.month === month + 1 && each.hour === at + 1)
          return cell ? reader.number(cell.dryBulb, 'temperature') : ''
        }),
      ]),
    },
  }
}

/** The border between hours with mist and those without, in lines as long as they go. */
function outline(hours: Hours): FigureMark[] {
  const on = new Set(hours.filter(each => each.isOn).map(({ month, hour }) => `${month} ${hour}`))
  const isOn = (month: number, hour: number) => on.has(`${month} ${hour}`)
  const [x, y] = [(hour: number) => left + wide * hour, (month: number) => top + high * month] as const
  return [
    ...numbersTo(monthNames.length).flatMap(month =>
      stretches(24, hour => isOn(month, hour) !== isOn(month + 1, hour)).map(([from, to]) =>
        rule('edge', [x(from), y(month)], [x(to), y(month)]),
      ),
    ),
    ...numbersTo(24).flatMap(hour =>
      stretches(monthNames.length, month => isOn(month, hour) !== isOn(month, hour + 1)).map(([from, to]) =>
        rule('edge', [x(hour), y(from)], [x(hour), y(to)]),
      ),
    ),
  ]
}

const numbersTo = (last: number) => Array.from({ length: last + 1 }, (_, number) => number)

/** From where to where the numbers 1 to `last` are `there`, without a gap. */
function stretches(last: number, isThere: (number: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = []
  for (let number = 1; number <= last; number++) {
    if (!isThere(number)) continue
    const before = found.at(-1)
    if (before?.[1] === number - 1) before[1] = number
    else found.push([number - 1, number])
  }
  return found
}

/** The outline as it lies on the map: on a cell, from which it also stands out where the sheet is dark. */
function key(): FigureMark[] {
  const [x, y] = [legend.left, legend.top + legend.step * steps + 14] as const
  const [near, far] = [4, 14] as const
  return [
    { kind: 'cell', step: 5, at: [x, y], width: near + far, height: near + far },
    {
      ...{ kind: 'line', tone: 'edge' },
      points: [
        [x + near, y + near],
        [x + far, y + near],
        [x + far, y + far],
        [x + near, y + far],
        [x + near, y + near],
      ],
    },
    word('plain', [x + 22, y + 13], 'mist on'),
  ]
}

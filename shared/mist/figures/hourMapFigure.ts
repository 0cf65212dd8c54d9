/** The dry bulb of a mean day of each month, hour by hour; hours with mist are outlined. */
import { type Figure, type FigureMark, rule, word } from '../../display/figure'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { shownValue, systemUnit } from '../../display/units'
import type { MistRating } from '../document/mistRating'
import { monthNames } from '../facts/yearFacts'

type Hours = MistRating['hoursOfDay']

const size = { width: 780, height: 376 } as const
/** Room beside the cells for words at twice their size, as phones show them. */
const [left, top] = [56, 8] as const
const [wide, high] = [25.4, 28.6] as const
const [right, bottom] = [left + 24 * wide, top + 12 * high] as const
/** Steps of the scale. */
const steps = 9
const legend = { left: right + 10, width: 12, top: top + 6, step: 24 } as const

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
      ...monthNames.map((name, at) => word('plain', [left - 8, top + high * (at + 0.5) + 3.5], name, 'right')),
      ...[0, 6, 12, 18, 24].map(hour => word('plain', [left + wide * hour, bottom + 16], `${hour}:00`, 'center')),
      ...Array.from(
        { length: steps },
        (_, at): FigureMark => ({
          ...{ kind: 'cell', step: steps - at, at: [legend.left, legend.top + legend.step * at] },
          ...{ width: legend.width, height: legend.step },
        }),
      ),
      word('plain', [legend.left + 18, legend.top + 9], `${number(hottest)} ${reader.label('temperature')}`),
      word('plain', [legend.left + 18, legend.top + legend.step * steps], number(coldest)),
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

/** The border between hours with mist and those without. */
function outline(hours: Hours): FigureMark[] {
  const on = new Set(hours.filter(each => each.isOn).map(({ month, hour }) => `${month} ${hour}`))
  const isOn = (month: number, hour: number) => on.has(`${month} ${hour}`)
  return hours
    .filter(({ month, hour }) => isOn(month, hour))
    .flatMap(({ month, hour }): FigureMark[] => {
      const [x, y] = [left + wide * (hour - 1), top + high * (month - 1)]
      return [
        ...(isOn(month - 1, hour) ? [] : [rule('edge', [x, y], [x + wide, y])]),
        ...(isOn(month + 1, hour) ? [] : [rule('edge', [x, y + high], [x + wide, y + high])]),
        ...(isOn(month, hour - 1) ? [] : [rule('edge', [x, y], [x, y + high])]),
        ...(isOn(month, hour + 1) ? [] : [rule('edge', [x + wide, y], [x + wide, y + high])]),
      ]
    })
}

function key(): FigureMark[] {
  const [x, y] = [legend.left, legend.top + legend.step * steps + 24] as const
  return [
    { kind: 'cell', step: 5, at: [x, y], width: 12, height: 10 },
    {
      ...{ kind: 'line', tone: 'edge' },
      points: [
        [x, y],
        [x + 12, y],
        [x + 12, y + 10],
        [x, y + 10],
        [x, y],
      ],
    },
    word('plain', [x + 18, y + 9], 'mist on'),
  ]
}

/** When the mist saves: clock hour against month, in three shades. */
import { box, type Figure, type FigureMark, word } from '../../display/figure'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { MistRating } from '../document/mistRating'
import { monthNames } from '../facts/yearFacts'

const size = { width: 440, height: 236 } as const
const [left, top, right, bottom] = [44, 26, 424, 206] as const
const tones = ['faint', 'useful', 'gain'] as const
const hourLabels = [6, 12, 18, 24] as const

export function hourMapFigure(hours: MistRating['hoursOfDay'], reader: Reader): Figure {
  const most = Math.max(0, ...hours.map(each => each.saved))
  const [wide, high] = [(right - left) / 12, (bottom - top) / 24]
  const shade = (saved: number) => tones[Math.min(2, Math.floor((3 * saved) / most))]!
  const cells = hours
    .filter(each => most > 0 && each.saved > 1e-6 * most)
    .map(({ month, hour, saved }): FigureMark => {
      const [x, y] = [left + wide * (month - 1), top + high * (hour - 1)]
      return box(shade(saved), x + 0.5, y + 0.25, x + wide - 0.5, y + high - 0.25)
    })
  const best = hours.reduce((one, other) => (other.saved > one.saved ? other : one))
  const third = (part: number) => reader.number((most * part) / 3, 'power')
  return {
    ...{ ...size, title: 'Saved by hour and month' },
    description:
      most > 0
        ? `In a mean day of each month the mist saves most in ${monthNames[best.month - 1]} at ${best.hour}:00, ${reader.full(best.saved, 'power')}.`
        : 'In no mean hour of any month does the mist save anything.',
    marks: [
      ...cells,
      ...monthNames.map((name, at) => word('plain', [left + wide * (at + 0.5), bottom + 14], name, 'center')),
      ...hourLabels.map(hour => word('plain', [left - 6, top + high * hour + 1], `${hour}:00`, 'right')),
      ...(most > 0
        ? tones.flatMap((tone, at): FigureMark[] => [
            box(tone, left + 98 * at, top - 18, left + 98 * at + 12, top - 8),
            word('plain', [left + 98 * at + 16, top - 9], `to ${third(at + 1)} ${reader.label('power')}`),
          ])
        : [word('plain', [left, top - 9], 'no mist in a mean hour')]),
      word('plain', [right, top - 9], 'mean day', 'right'),
    ],
    table: {
      heads: ['Hour', ...monthNames.map(name => `${name}, ${reader.label('power')}`)],
      rows: Array.from({ length: 24 }, (_, at) => [
        `${at + 1}:00`,
        ...monthNames.map((_, month) => {
          const cell = hours.find(each => each.month === month + 1 && each.hour === at + 1)
          return cell ? reader.number(cell.saved, 'power') : formatNumber(0, 0)
        }),
      ]),
    },
  }
}

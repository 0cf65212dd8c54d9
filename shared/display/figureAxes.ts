/** Axes of the figures. */
import { type FigureMark, rule, word } from './figure'
import { formatNumber } from './formatNumber'
import { type Plot, type Scale, tickDecimals } from './plot'

/** Grid lines with their numbers at the left. */
export function heightAxis({ left, right }: Plot, scale: Scale): FigureMark[] {
  return scale.ticks.flatMap(tick => [
    rule('grid', [left, scale(tick)], [right, scale(tick)]),
    word('plain', [left - 6, scale(tick) + 3.5], formatNumber(tick, tickDecimals(scale)), 'right'),
  ])
}

/** The two axes, and the name of the lower one. */
export function frame({ left, right, top, bottom }: Plot, name: string): FigureMark[] {
  return [
    {
      kind: 'line',
      tone: 'axis',
      points: [
        [left, top],
        [left, bottom],
        [right, bottom],
      ],
    },
    word('plain', [(left + right) / 2, bottom + 29], name, 'center'),
  ]
}

/** Where the heat of the fuel goes, before and after: two Sankey diagrams on one scale. */
import { type Figure, type FigureMark, word } from '../../display/figure'
import { formatPercent } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Point } from '../../display/plot'
import type { HeatBalance } from './figureData'

const size = { width: 440, height: 240 } as const
const left = 84
const right = 296
const split = 106
/** Height that the larger fire takes, of each of the two diagrams. */
const tall = 66
const tops = [26, 146] as const

type Balances = { before: HeatBalance; after: HeatBalance }

export function heatBalanceFigure({ before, after }: Balances, reader: Reader): Figure {
  const number = (heat: number) => reader.number(heat, 'heatFlow')
  const scale = tall / Math.max(before.fired, after.fired)
  const share = (balance: HeatBalance, part: number) => formatPercent(part / balance.fired, 1)
  return {
    ...size,
    title: 'Heat balance of the boiler',
    description: `At the same output of ${reader.full(before.output, 'heatFlow')} the fuel gives ${number(before.fired)} before and ${number(after.fired)} after; the stack takes ${share(before, before.stack)} and ${share(after, after.stack)}.`,
    marks: [
      ...diagram('Before', before, tops[0], scale, number),
      ...diagram('After', after, tops[1], scale, number),
      word('plain', [size.width - 4, 12], reader.label('heatFlow'), 'right'),
    ],
    table: {
      heads: ['', `Before, ${reader.label('heatFlow')}`, `After, ${reader.label('heatFlow')}`],
      rows: (
        [
          ['Fuel', 'fired'],
          ['Given to the water', 'output'],
          ['Of it recovered', 'recovered'],
          ['Stack', 'stack'],
          ['Radiation', 'radiation'],
          ['Other losses', 'other'],
        ] as const
      ).map(([name, part]) => [name, number(before[part]), number(after[part])]),
    },
  }
}

function diagram(
  name: string,
  balance: HeatBalance,
  top: number,
  scale: number,
  number: (heat: number) => string,
): FigureMark[] {
  const { fired, output, recovered, stack, radiation, other } = balance
  const lost = [
    { text: `Stack ${number(stack)}, ${formatPercent(stack / fired, 1)}`, heat: stack, tone: 'loss' as const },
    { text: `Radiation ${number(radiation)}`, heat: radiation, tone: 'faint' as const },
    ...(other > fired * 5e-4 ? [{ text: `Other ${number(other)}`, heat: other, tone: 'faint' as const }] : []),
  ]
  // What is recovered comes back from the gas: it is no part of the fire.
  const useful = (output - recovered) * scale
  let [from, to] = [top + useful, top + output * scale + 6]
  let said = 0
  const bands = lost.flatMap(({ text, heat, tone }, index): FigureMark[] => {
    const high = Math.max(1, heat * scale)
    const place = Math.max(to, top + output * scale + 6 + index * 13)
    const marks = [band(tone, [from, from + high], [place, place + high])]
    // A line of text is 12 high, whatever the height of its band.
    said = Math.max(said + 12, place + Math.min(high / 2, 6) + 4)
    from += high
    to = place + high + 4
    return [...marks, word('plain', [right + 6, said], text)]
  })
  const efficiency = formatPercent(output / fired, 1)
  return [
    word('plain', [4, top - 9], `${name}, ${efficiency} efficiency`, 'left', true),
    band('hot', [top, top + fired * scale], [top, top + fired * scale], left - 22, left),
    word('plain', [left - 28, top + 12], 'Fuel', 'right'),
    word('plain', [left - 28, top + 25], number(fired), 'right', true),
    band('useful', [top, top + useful], [top, top + useful]),
    ...bands,
    ...(recovered > 0
      ? [
          band('gain', [top + useful, top + output * scale], [top + useful, top + output * scale], right - 60, right),
          word('gain', [right + 6, top + output * scale - 1], `${number(recovered)} recovered`, 'left', true),
        ]
      : []),
    word('plain', [right + 6, top + 12], 'Steam or water'),
    word('plain', [right + 6, top + 25], number(output), 'left', true),
  ]
}

/** A stream from one height to another. */
function band(
  tone: 'hot' | 'useful' | 'loss' | 'faint' | 'gain',
  [top, bottom]: readonly [number, number],
  [endTop, endBottom]: readonly [number, number],
  start = left,
  end = right,
): FigureMark {
  const curve = (one: number, other: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => {
      const share = step / 12
      const along = share * share * (3 - 2 * share)
      const bends = Math.min(end - start, split)
      return [start + share * bends, one + along * (other - one)] as const
    })
  const upper = curve(top, endTop)
  const lower = curve(bottom, endBottom)
  return {
    ...{ kind: 'area', tone },
    points: [...upper, [end, endTop], [end, endBottom], ...lower.reverse()],
  }
}

/** Shares of gases as bars, of one gas and of that beside it. */
import { box, type Figure, type FigureMark, word } from '../../display/figure'
import { wholeScaleOf } from '../../display/plot'
import type { DescribedGas, GasPart, GasRating } from '../document/gasRating'
import { shareText } from '../facts/gasFacts'

const width = 440
const [left, right, top] = [104, 372, 40] as const
const mostRows = 7

interface Shown {
  title: string
  of: (gas: DescribedGas) => readonly GasPart[] | undefined
}

/** What the gas burns to; of a gas that does not burn, what it is made of. */
export function sharesFigure(rating: GasRating): Figure {
  const shown: Shown = rating.burnt
    ? { title: 'Products', of: gas => gas.burnt?.products }
    : { title: 'Composition', of: gas => gas.composition }
  const own = shown.of(rating) ?? []
  const other = rating.beside && shown.of(rating.beside)
  const gases = [...new Set([...own, ...(other ?? [])].map(({ gas }) => gas))].slice(0, mostRows)
  const shareIn = (parts: readonly GasPart[] | undefined, name: string) =>
    parts?.find(({ gas }) => gas === name)?.mole ?? 0
  const high = 176 / gases.length
  const x = wholeScaleOf(0, Math.max(...own.map(({ mole }) => mole), 0.1), 4, left, right)
  const bar = Math.min(13, high * 0.36)
  return {
    ...{ width, height: 262, title: shown.title },
    description: `Of ${rating.name}: ${own.map(({ gas, mole }) => `${gas} ${shareText(mole)}`).join(', ')}.`,
    marks: [
      word('gain', [left, top - 14], rating.name, 'left', true),
      ...(other ? [word('faint', [right + 60, top - 14], rating.beside?.name ?? '', 'right')] : []),
      ...gases.flatMap((gas, row): FigureMark[] => {
        const y = top + high * row
        const [share, beside] = [shareIn(own, gas), shareIn(other, gas)]
        const end = Math.min(x(beside), right)
        return [
          word('plain', [left - 8, y + bar + 3], gas, 'right'),
          box('gain', left, y, Math.max(x(share), left + 0.5), y + bar),
          word('plain', [x(share) + 5, y + bar - 2], shareText(share)),
          ...(other
            ? [
                box('faint', left, y + bar + 2, Math.max(end, left + 0.5), y + 2 * bar + 2),
                word('faint', [end + 5, y + 2 * bar], shareText(beside)),
              ]
            : []),
        ]
      }),
      word('plain', [left, 254], rating.burnt ? 'of combustion, by mole, wet' : 'by mole'),
    ],
    table: {
      heads: ['Gas', rating.name, ...(other ? [rating.beside?.name ?? ''] : [])],
      rows: gases.map(gas => [gas, shareText(shareIn(own, gas)), ...(other ? [shareText(shareIn(other, gas))] : [])]),
    },
  }
}

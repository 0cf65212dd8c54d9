/** The scale of a map in nine colours, and the step of a value on it. */
import { type FigureMark, word } from '../../display/figure'
import type { Point } from '../../display/plot'

const steps = 9
const box = { width: 24, height: 9 } as const

export const scaleWidth = steps * box.width

/** The step of a value, 1 the least and 9 the most; the middle one where all are the same. */
export function stepOf(value: number, [least, most]: readonly [number, number]): number {
  const share = most > least ? (value - least) / (most - least) : 0.5
  return 1 + Math.min(steps - 1, Math.max(0, Math.floor(share * steps)))
}

/** The nine colours in a line with the values at both ends and in the middle. */
export function scaleMarks(
  [x, y]: Point,
  range: readonly [number, number],
  text: (value: number) => string,
): FigureMark[] {
  const [least, most] = range
  return [
    ...Array.from(
      { length: steps },
      (_, at): FigureMark => ({
        ...{ kind: 'cell', step: at + 1, at: [x + at * box.width, y] },
        ...{ width: box.width, height: box.height },
      }),
    ),
    word('plain', [x, y + 21], text(least)),
    word('plain', [x + scaleWidth / 2, y + 21], text((least + most) / 2), 'center'),
    word('plain', [x + scaleWidth, y + 21], text(most), 'right'),
  ]
}

/** Colours of values on the tubes: from cold to hot in nine steps. */
const count = 9

export interface Colour {
  /** From 1, the coldest: classes `t1` to `t9` fill, `i1` to `i9` are the ink on them. */
  step: number
  fill: string
}

const colourAt = (step: number): Colour => ({ step, fill: `var(--cw-t${step})` })

/** The colour of a value between the least and the most; the middle one where all are the same. */
export function colourOf(value: number, [least, most]: readonly [number, number]): Colour {
  const share = most > least ? (value - least) / (most - least) : 0.5
  return colourAt(1 + Math.min(count - 1, Math.max(0, Math.floor(share * count))))
}

/** The steps with the values where they begin, for the legend. */
export const legendOf = ([least, most]: readonly [number, number]): { fill: string; from: number }[] =>
  Array.from({ length: count }, (_, step) => ({
    fill: colourAt(step + 1).fill,
    from: least + ((most - least) * step) / count,
  }))

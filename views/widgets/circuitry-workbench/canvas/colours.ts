/** Colours of values on the tubes: from cold to hot in nine steps, with a colour for the letters on each. */
const steps = [
  '#1f4e9c',
  '#2f74c0',
  '#6aaade',
  '#abd0e2',
  '#e6e4d4',
  '#f2c08c',
  '#e59a58',
  '#c8602f',
  '#9b2c1c',
] as const
const isDark = [true, true, false, false, false, false, false, true, true] as const
const ink = { onDark: '#ffffff', onLight: '#14201f' } as const

export interface Colour {
  fill: string
  ink: string
}

/** The colour of a value between the least and the most; the middle one where all are the same. */
export function colourOf(value: number, [least, most]: readonly [number, number]): Colour {
  const share = most > least ? (value - least) / (most - least) : 0.5
  const step = Math.min(steps.length - 1, Math.max(0, Math.floor(share * steps.length)))
  return { fill: steps[step]!, ink: isDark[step] ? ink.onDark : ink.onLight }
}

/** The steps with the values where they begin, for the legend. */
export const legendOf = ([least, most]: readonly [number, number]): { fill: string; from: number }[] =>
  steps.map((fill, step) => ({ fill, from: least + ((most - least) * step) / steps.length }))

/** What a candidate of a search misses, as its notices tell it: so that a limit cannot be judged in two ways. */
import type { Missed } from '../../engine/search/findings'
import { isShownAbove, type ShownScale } from '../../engine/units/shownScale'
import type { Warning } from '../../engine/warnings'

/** The scales on which the reader sees the figures; every digit counts without. */
export type Shown = Partial<Record<string, ShownScale>>

/** The limits that `judged` has by the code of a notice and that the reader sees as missed, the largest miss first. */
export function shortfallsOf<Of extends string>(
  warnings: readonly Warning[],
  judged: Readonly<Record<string, Of>>,
  shown: Shown = {},
): Missed<Of>[] {
  const missed = warnings.flatMap((warning): Missed<Of>[] => {
    const of = judged[warning.code]
    const { value, limits: ends, quantity } = warning
    if (!of || value === undefined || !ends) return []
    const [least, most] = ends
    const isBelow = value < least
    const wanted = isBelow ? least : most
    const [above, below] = isBelow ? [wanted, value] : [value, wanted]
    if (!isShownAbove(above, below, quantity === undefined ? undefined : shown[quantity])) return []
    return [{ of, value, wanted, by: wanted === 0 ? 1 : Math.abs(value / wanted - 1) }]
  })
  return missed.sort((one, other) => other.by - one.by)
}

/** The codes of the notices that are more than a remark, each once. */
export const noticesIn = (warnings: readonly Pick<Warning, 'code' | 'severity'>[]): string[] => [
  ...new Set(warnings.filter(({ severity }) => severity !== 'info').map(({ code }) => code)),
]

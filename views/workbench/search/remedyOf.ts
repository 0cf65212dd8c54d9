/** The limit that fails a search most, and what to vary so that a search may meet it. */
import { withValues } from './searchRange'
import type { AnySearchAnswer, ToolSearch } from './toolSearch'
import type { SearchWish } from './useToolSearch'

/** The limit that most of the rated candidates miss; undefined where the answer does not count them. */
export function mostMissed({
  missed = {},
}: Pick<AnySearchAnswer, 'missed'>): { of: string; count: number } | undefined {
  return Object.entries(missed)
    .map(([of, count]) => ({ of, count }))
    .sort((one, other) => other.count - one.count)[0]
}

export interface Remedy {
  /** What the button does, in words. */
  label: string
  wish: SearchWish
}

/**
 * The settings that let the search vary one thing more: the first field with an effect on the missed limit that is not
 * yet varied, or that has a range narrower than the catalogue. Undefined if all of them were varied.
 */
export function remedyOf(
  { varied, remedies }: Pick<ToolSearch, 'varied' | 'remedies'>,
  missed: string,
  wish: SearchWish,
): Remedy | undefined {
  for (const field of remedies?.[missed] ?? []) {
    const label = varied.find(one => one.field === field)?.label.toLowerCase()
    if (!wish.varied.includes(field))
      return { label: `Vary ${label} too`, wish: { ...wish, varied: [...wish.varied, field] } }
    if (wish.values?.[field]) return { label: `Vary ${label} further`, wish: withValues(wish, field, undefined) }
  }
  return undefined
}

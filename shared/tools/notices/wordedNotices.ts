/** Notices with their words: of all that a tool knows, a page needs those of the notices that it shows. */
import type { Warning } from '../../../engine/warnings'
import type { AnyRating } from '../results/keyResult'

/** With `{value}`, `{min}` and `{max}` in place of the number and its limits, which a page has in its reader's units. */
export type NoticeWords = readonly [fact: string, advice: string]

export interface WordedNotice extends Warning {
  words?: NoticeWords | undefined
}

/** The words of notices in their order; null for one that tells itself best. */
export type WordsInOrder = (NoticeWords | null)[]

/** All notices of a rating, then those of its methods, in the order of their words. */
export const noticesOf = ({ warnings, methods = [] }: AnyRating): Warning[] => [
  ...warnings,
  ...methods.flatMap(method => method.warnings),
]

/** A rating with the words of its notices, as they came with it. */
export function withWords<Rating extends AnyRating>(rating: Rating, words: WordsInOrder = []): Rating {
  let at = 0
  const worded = (warning: Warning): WordedNotice => {
    const own = words[at++]
    return own ? { ...warning, words: own } : warning
  }
  const warnings = rating.warnings.map(worded)
  const methods = rating.methods?.map(method => ({ ...method, warnings: method.warnings.map(worded) }))
  return { ...rating, warnings, ...(methods && { methods }) }
}

import { equalText } from './equalText'

/**
 * Whether a thing that a search was about still has what the search left as it was: a result differs in what was varied
 * alone.
 *
 * @param had     the thing at the time of the search
 * @param now     the thing that is shown
 * @param varied  its fields that the search varied, or that follow from those
 */
export function isKept(had: object, now: object, varied: readonly string[]): boolean {
  const kept = (of: object) =>
    equalText(Object.fromEntries(Object.entries(of).filter(([field]) => !varied.includes(field))))
  return kept(had) === kept(now)
}

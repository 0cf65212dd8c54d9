/** Saved projects in lists, as every list of them shows them. */
import { formatNumber } from '../display/formatNumber'

/** Which of the found projects a page shows, such as `21 to 40 of 10,000 projects`. */
export function shownOf({ first, shown, found }: { first: number; shown: number; found: number }): string {
  const word = found === 1 ? 'project' : 'projects'
  if (shown === 0) return found === 0 ? 'No projects found.' : `None of ${formatNumber(found, 0)} ${word}`
  if (shown === found) return `${formatNumber(found, 0)} ${word}`
  return `${formatNumber(first + 1, 0)} to ${formatNumber(first + shown, 0)} of ${formatNumber(found, 0)} ${word}`
}

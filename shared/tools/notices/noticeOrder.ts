/** The order of notices, and the words for their severities. */
import type { Warning } from '../../../engine/warnings'

export const severityWords: Readonly<Record<Warning['severity'], string>> = {
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
}

const rank: Readonly<Record<Warning['severity'], number>> = { error: 0, warning: 1, info: 2 }

/** The notices, the most severe first. */
export function byGravity(warnings: readonly Warning[]): Warning[] {
  return [...warnings].sort((a, b) => rank[a.severity] - rank[b.severity])
}

/** The number of notices of a severity in words, such as `2 warnings`. */
export function countWords(warnings: readonly Pick<Warning, 'severity'>[], severity: Warning['severity']): string {
  const count = warnings.filter(warning => warning.severity === severity).length
  return `${count} ${severityWords[severity].toLowerCase()}${count === 1 ? '' : 's'}`
}

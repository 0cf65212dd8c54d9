import { useRef, useState } from 'react'
import { useEscape } from '../state/useEscape'
import type { CandidateRow } from './candidates'

/** The candidates that the reader compares side by side. */
export function useComparison(listed: readonly CandidateRow[]) {
  const [compared, setCompared] = useState<readonly CandidateRow[]>([])
  const [isComparing, setComparing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Rows of an earlier search, and rows that the filter hides, are not compared.
  const sideBySide = compared
    .filter(row => listed.includes(row))
    .map(row => ({ row, rank: listed.indexOf(row) + 1 }))
    .sort((one, other) => one.rank - other.rank)
  const isSideBySide = isComparing && sideBySide.length > 1
  const close = () => {
    setComparing(false)
    button.current?.focus()
  }
  useEscape(isSideBySide, close)
  const compare = (row: CandidateRow) =>
    setCompared(before => [
      ...before.filter(one => one !== row && listed.includes(one)),
      ...(before.includes(row) ? [] : [row]),
    ])
  return { sideBySide, isSideBySide, button, compare, close, toggle: () => setComparing(!isSideBySide) }
}

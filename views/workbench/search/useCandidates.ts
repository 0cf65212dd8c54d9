import { useMemo, useState } from 'react'
import type { Reader } from '../../../shared/display/formatQuantity'
import { noFilter, passes } from './CandidateTools'
import { type Sorting, sorted } from './candidates'
import type { AnySearchAnswer, ToolSearch } from './toolSearch'

const nothing: ReturnType<ToolSearch['rowsOf']> = { all: [], misses: [] }

/** The candidates of an answer: all of them, the filtered and sorted rows, and the near misses. */
export function useCandidates(of: ToolSearch, answer: AnySearchAnswer | undefined, reader: Reader) {
  const [filter, setFilter] = useState(noFilter)
  const [sorting, setSorting] = useState<Sorting>()
  const { all, misses } = useMemo(() => (answer ? of.rowsOf(answer) : nothing), [of, answer])
  const rows = sorted(
    of.columns,
    all.filter(row => passes(row, filter, of.filters)),
    sorting,
    reader,
  )
  const sort = (column: string) =>
    setSorting(before => ({ column, isDescending: before?.column === column && !before.isDescending }))
  return { all, misses, rows, filter, setFilter, sorting, sort }
}

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '../../../shared/display/formatNumber'
import { ScrollPane } from '../../components/ScrollPane'
import { useEscape } from '../state/useEscape'
import { useWorkbench, WorkbenchContext } from '../WorkbenchContext'
import { CandidateTable } from './CandidateTable'
import { CandidateTools, noFilter, passes } from './CandidateTools'
import { Comparison } from './Comparison'
import { type CandidateRow, type Sorting, sorted } from './candidates'
import { NoMatch } from './NoMatch'
import { SearchForm } from './SearchForm'
import { SearchLine } from './SearchLine'
import { searchControl } from './searchControl'
import type { AnySearchAnswer, ToolSearch } from './toolSearch'
import type { SearchState } from './useToolSearch'

interface SearchPaneProps {
  of: ToolSearch
  state: SearchState<object, AnySearchAnswer>
  viewSwitch: ReactNode
}

const nothing: ReturnType<ToolSearch['rowsOf']> = { all: [], misses: [] }

/** The middle pane as a search: its form, and the candidates that meet the duty. */
export function SearchPane({ of, state, viewSwitch }: SearchPaneProps) {
  const model = useWorkbench()
  const { form, change } = model
  const { items } = form.tool.tool
  const search = searchControl(form.tool.tool, state.store)
  const [filter, setFilter] = useState(noFilter)
  const [visible, setVisible] = useState<readonly string[]>(() =>
    of.columns.filter(column => !column.isExtra).map(({ id }) => id),
  )
  const [sorting, setSorting] = useState<Sorting>()
  const [compared, setCompared] = useState<readonly CandidateRow[]>([])
  const [isComparing, setComparing] = useState(false)

  const { answer } = search
  // Candidates get the whole pane, until the reader opens the search form again.
  const [opened, setOpened] = useState<AnySearchAnswer>()
  const isFoldable = search.state === 'done' && answer !== undefined && answer.found > 0
  const isSearchOpen = !isFoldable || opened === answer
  const { asked } = search
  const about = useMemo(() => asked && of.asked(asked), [of, asked])
  const searched = about?.input ?? form.input
  const reader = useMemo(() => of.readerOf(model.reader, searched), [of, model.reader, searched])
  // Show the column of everything that the search varied, even if its button is not pressed: a replacement search
  // always varies the tube.
  useEffect(() => {
    const varied = about?.varied ?? []
    setVisible(before => {
      const added = of.columns.filter(({ id }) => varied.includes(id) && !before.includes(id))
      if (added.length === 0) return before
      return of.columns
        .filter(column => added.includes(column) || (before.includes(column.id) && !column.givesWay))
        .map(({ id }) => id)
    })
  }, [of, about])
  const { all, misses } = useMemo(() => (answer ? of.rowsOf(answer) : nothing), [of, answer])
  const rows = sorted(
    of.columns,
    all.filter(row => passes(row, filter, of.filters)),
    sorting,
    reader,
  )
  const sort = (column: string) =>
    setSorting(before => ({ column, isDescending: before?.column === column && !before.isDescending }))
  const listed = [...rows, ...misses]
  // Rows of an earlier search, and rows that the filter hides, are not compared.
  const sideBySide = compared
    .filter(row => listed.includes(row))
    .map(row => ({ row, rank: listed.indexOf(row) + 1 }))
    .sort((one, other) => one.rank - other.rank)
  const isSideBySide = isComparing && sideBySide.length > 1
  const compareButton = useRef<HTMLButtonElement>(null)
  const closeComparison = () => {
    setComparing(false)
    compareButton.current?.focus()
  }
  useEscape(isSideBySide, closeComparison)
  const compare = (row: CandidateRow) =>
    setCompared(before => [
      ...before.filter(one => one !== row && listed.includes(one)),
      ...(before.includes(row) ? [] : [row]),
    ])
  const choose = (row: CandidateRow) => change(now => of.withFound(now, row))

  return (
    <WorkbenchContext value={{ ...model, reader }}>
      <div className="cw-mid-h">
        <h2 className="visually-hidden">Candidates</h2>
        {viewSwitch}
        {answer && (
          <span className="cw-sm cw-2" role="status">
            <b className="cw-strong cw-tnum">{formatNumber(answer.found, 0)}</b> of{' '}
            <span className="cw-tnum">{formatNumber(answer.considered, 0)}</span> meet all limits
          </span>
        )}
        {answer && (
          <CandidateTools
            of={of}
            all={all}
            shown={listed}
            filter={filter}
            setFilter={setFilter}
            visible={visible}
            setVisible={setVisible}
            compared={sideBySide.length}
            isComparing={isSideBySide}
            onCompare={() => setComparing(!isSideBySide)}
            compareButton={compareButton}
          />
        )}
      </div>
      <ScrollPane name={`Candidate ${items}, scrollable`}>
        {!isSideBySide && isFoldable && asked && (
          <SearchLine
            of={of}
            asked={asked}
            isOpen={isSearchOpen}
            onToggle={() => setOpened(isSearchOpen ? undefined : answer)}
          />
        )}
        {!isSideBySide && isSearchOpen && (
          <SearchForm of={of} search={search} wish={state.wish} setWish={state.setWish} />
        )}
        {answer && !(asked && of.isAbout(asked, form.input)) && (
          <p className="wb-search-note">
            The inputs have changed since this search. Search again to bring it up to date.
          </p>
        )}
        {answer?.found === 0 && misses[0] && !isSideBySide && <NoMatch of={of} closest={misses[0]} />}
        {isSideBySide ? (
          <Comparison of={of} compared={sideBySide} onChoose={choose} onClose={closeComparison} />
        ) : answer ? (
          <CandidateTable
            of={of}
            columns={of.columns.filter(({ id }) => visible.includes(id))}
            rows={rows}
            misses={misses}
            sorting={sorting ?? of.ranks.find(({ value }) => value === about?.rankBy)?.sorting}
            onSort={sort}
            compared={sideBySide.map(({ row }) => row)}
            onCompare={compare}
            onChoose={choose}
          />
        ) : search.state === 'running' ? null : (
          <p className="wb-search-note">
            Choose what the search may vary, then find the {items} that meet the required duty within the limits of the
            inputs. What is not chosen stays as it is.
          </p>
        )}
      </ScrollPane>
    </WorkbenchContext>
  )
}

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { formatNumber } from '../../../shared/display/formatNumber'
import { foundBy } from '../../../shared/tools/tools'
import { ScrollPane } from '../../components/ScrollPane'
import { useWorkbench, WorkbenchContext } from '../WorkbenchContext'
import { CandidateTable } from './CandidateTable'
import { CandidateTools } from './CandidateTools'
import { Comparison } from './Comparison'
import type { CandidateRow } from './candidates'
import { NoMatch } from './NoMatch'
import { SearchForm } from './SearchForm'
import { SearchLine } from './SearchLine'
import { searchControl } from './searchControl'
import type { AnySearchAnswer, ToolSearch } from './toolSearch'
import { useCandidates } from './useCandidates'
import { useColumns } from './useColumns'
import { useComparison } from './useComparison'
import type { SearchState, SearchWish } from './useToolSearch'

interface SearchPaneProps {
  of: ToolSearch
  state: SearchState<object, AnySearchAnswer>
  viewSwitch: ReactNode
}

/** The middle pane as a search: its form, and the candidates that meet the duty. */
export function SearchPane({ of, state, viewSwitch }: SearchPaneProps) {
  const model = useWorkbench()
  const { form, change } = model
  const { items } = foundBy(form.tool.tool)
  const search = searchControl(form.tool.tool, state.store)
  const { answer, asked } = search
  // Candidates get the whole pane, until the reader opens the search form again.
  const [opened, setOpened] = useState<AnySearchAnswer>()
  const isFoldable = search.state === 'done' && answer !== undefined && answer.found > 0
  const isSearchOpen = !isFoldable || opened === answer
  const about = useMemo(() => asked && of.asked(asked), [of, asked])
  const searched = about?.input ?? form.input
  const reader = useMemo(() => of.readerOf(model.reader, searched), [of, model.reader, searched])
  const columns = useColumns(of, about?.varied)
  const list = useCandidates(of, answer, reader)
  const { rows, misses } = list
  const { sideBySide, isSideBySide, ...comparing } = useComparison([...rows, ...misses])
  const { setShown } = state
  useEffect(() => {
    setShown(true)
    return () => setShown(false)
  }, [setShown])
  const vary = (wish: SearchWish) => {
    state.setWish(wish)
    const next = of.searchOf(form.input, wish, form.system)
    if (next) search.start(next)
  }
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
            all={list.all}
            shown={[...rows, ...misses]}
            filter={list.filter}
            setFilter={list.setFilter}
            visible={columns.visible}
            setVisible={columns.setVisible}
            compared={sideBySide.length}
            isComparing={isSideBySide}
            onCompare={comparing.toggle}
            compareButton={comparing.button}
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
        {answer?.found === 0 && misses[0] && !isSideBySide && (
          <NoMatch of={of} answer={answer} closest={misses[0]} wish={state.wish} onVary={vary} />
        )}
        {isSideBySide ? (
          <Comparison of={of} compared={sideBySide} onChoose={choose} onClose={comparing.close} />
        ) : answer ? (
          <CandidateTable
            of={of}
            columns={of.columns.filter(({ id }) => columns.visible.includes(id))}
            rows={rows}
            misses={misses}
            sorting={list.sorting ?? of.ranks.find(({ value }) => value === about?.rankBy)?.sorting}
            onSort={list.sort}
            compared={sideBySide.map(({ row }) => row)}
            onCompare={comparing.compare}
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

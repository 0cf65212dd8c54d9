import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { CoilGeometry } from '../../../../engine/coils/coil'
import type { DesignAnswer } from '../../../../engine/design/design'
import { finSurface } from '../../../../engine/options/finSurface'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { readerOfCoil } from '../../../../shared/coils/facts/readerOfCoil'
import { formatNumber } from '../../../../shared/display/formatNumber'
import { ScrollPane } from '../../../components/ScrollPane'
import { searchControl } from '../../../workbench/search/searchControl'
import { useEscape } from '../../../workbench/state/useEscape'
import { useWorkbench, WorkbenchContext, type WorkbenchModel } from '../../../workbench/WorkbenchContext'
import type { CoilModel } from '../useCoilWorkbench'
import { CandidateTable } from './CandidateTable'
import { type CandidateFilter, CandidateTools } from './CandidateTools'
import { Comparison } from './Comparison'
import { answeredOrder, type CandidateRow, columns, rowsOf, type Sorting, sorted } from './columns'
import { NoMatch } from './NoMatch'
import { SearchForm } from './SearchForm'
import { SearchLine } from './SearchLine'
import { isAbout } from './searchOf'

const firstVisible = columns.filter(column => !column.isExtra).map(({ id }) => id)
const noFilter: CandidateFilter = { withoutNotices: false, onFrontOnly: false }

/** The middle pane as a search: what may be chosen, and the coils that meet the duty. */
export function Candidates({ viewSwitch }: { viewSwitch: ReactNode }) {
  const model = useWorkbench() as CoilModel
  const { form, change, own } = model
  const search = searchControl(form.tool.tool, own.search)
  const [filter, setFilter] = useState(noFilter)
  const [visible, setVisible] = useState<readonly string[]>(firstVisible)
  const [sorting, setSorting] = useState<Sorting>()
  const [compared, setCompared] = useState<readonly CandidateRow[]>([])
  const [isComparing, setComparing] = useState(false)

  const { answer } = search
  // Coils that were found have the room, until the reader opens the search again.
  const [opened, setOpened] = useState<DesignAnswer>()
  const isFoldable = search.state === 'done' && answer !== undefined && answer.found > 0
  const isSearchOpen = !isFoldable || opened === answer
  const { asked } = search
  const searched = asked?.coil ?? form.input
  const reader = useMemo(() => readerOfCoil(model.reader, searched), [model.reader, searched])
  // What a search varies is seen, also where it was not asked for by the chips: a replacement varies the tube.
  useEffect(() => {
    const varied = Object.keys(asked?.choices ?? {})
    setVisible(before => {
      const added = columns.filter(({ id }) => varied.includes(id) && !before.includes(id))
      if (added.length === 0) return before
      return columns
        .filter(column => added.includes(column) || (before.includes(column.id) && !column.givesWay))
        .map(({ id }) => id)
    })
  }, [asked])
  const { all, misses } = useMemo(() => rowsOf(answer ?? { candidates: [], nearMisses: [] }), [answer])
  const rows = sorted(
    all.filter(
      ({ geometry, notices, isOnFront }) =>
        (filter.rows === undefined || geometry.rows === filter.rows) &&
        (filter.surface === undefined || finSurface.describe(geometry.finSurface) === filter.surface) &&
        !(filter.withoutNotices && notices.length > 0) &&
        !(filter.onFrontOnly && !isOnFront),
    ),
    sorting,
    reader,
  )
  const sort = (column: string) =>
    setSorting(before => ({ column, isDescending: before?.column === column && !before.isDescending }))
  const listed = [...rows, ...misses]
  // Of another search, or left out by the filter, is nothing to compare.
  const coils = compared
    .filter(row => listed.includes(row))
    .map(row => ({ row, rank: listed.indexOf(row) + 1 }))
    .sort((one, other) => one.rank - other.rank)
  const isSideBySide = isComparing && coils.length > 1
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
  const choose = (geometry: CoilGeometry) =>
    change(now => ({ ...now, typed: {}, input: { ...now.input, geometry: geometry as CoilInput['geometry'] } }))

  return (
    <WorkbenchContext value={{ ...model, reader } as WorkbenchModel}>
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
            all={all}
            shown={listed}
            filter={filter}
            setFilter={setFilter}
            visible={visible}
            setVisible={setVisible}
            compared={coils.length}
            isComparing={isSideBySide}
            onCompare={() => setComparing(!isSideBySide)}
            compareButton={compareButton}
          />
        )}
      </div>
      <ScrollPane name="Candidate coils, scrollable">
        {!isSideBySide && isFoldable && asked && (
          <SearchLine
            asked={asked}
            isOpen={isSearchOpen}
            onToggle={() => setOpened(isSearchOpen ? undefined : answer)}
          />
        )}
        {!isSideBySide && isSearchOpen && <SearchForm search={search} />}
        {answer && !isAbout(asked, form.input) && (
          <p className="wb-search-note">
            The inputs have changed since this search. Search again to bring it up to date.
          </p>
        )}
        {answer?.found === 0 && misses[0] && !isSideBySide && <NoMatch closest={misses[0]} />}
        {isSideBySide ? (
          <Comparison coils={coils} onChoose={choose} onClose={closeComparison} />
        ) : answer ? (
          <CandidateTable
            columns={columns.filter(({ id }) => visible.includes(id))}
            rows={rows}
            misses={misses}
            sorting={sorting ?? answeredOrder[asked?.rankBy ?? 'cost']}
            onSort={sort}
            compared={coils.map(({ row }) => row)}
            onCompare={compare}
            onChoose={choose}
          />
        ) : search.state === 'running' ? null : (
          <p className="wb-search-note">
            Choose what the search may vary, then find the coils that meet the required duty within the limits of the
            inputs. What is not chosen stays as it is.
          </p>
        )}
      </ScrollPane>
    </WorkbenchContext>
  )
}

import { type ReactNode, useMemo, useState } from 'react'
import type { CoilGeometry } from '../../../../engine/coils/coil'
import type { CoilInput } from '../../../../shared/designs/coilDocument'
import { ScrollPane } from '../../../components/ScrollPane'
import { useWorkbench } from '../WorkbenchContext'
import { CandidateTable } from './CandidateTable'
import { type CandidateFilter, CandidateTools } from './CandidateTools'
import { Comparison } from './Comparison'
import { type CandidateRow, columns, type Sorting, sorted } from './columns'
import { SearchForm } from './SearchForm'
import { firstWish, type SearchWish } from './searchOf'
import { isAbout, type SearchControl } from './useSearch'

const firstVisible = columns.filter(column => !column.isExtra).map(({ id }) => id)
const noFilter: CandidateFilter = { withoutNotices: false, onFrontOnly: false }

/** The middle pane as a search: what may be chosen, and the coils that meet the duty. */
export function Candidates({ search, viewSwitch }: { search: SearchControl; viewSwitch: ReactNode }) {
  const { form, change, reader } = useWorkbench()
  const [wish, setWish] = useState<SearchWish>(firstWish)
  const [filter, setFilter] = useState(noFilter)
  const [visible, setVisible] = useState<readonly string[]>(firstVisible)
  const [sorting, setSorting] = useState<Sorting>()
  const [compared, setCompared] = useState<readonly CandidateRow[]>([])
  const [isComparing, setComparing] = useState(false)

  const { answer } = search
  const all = useMemo(() => answer?.candidates.map(candidate => ({ ...candidate, shortfalls: [] })) ?? [], [answer])
  const misses = useMemo(() => answer?.nearMisses.map(miss => ({ ...miss, notices: [] })) ?? [], [answer])
  const rows = sorted(
    all.filter(
      ({ geometry, notices, isOnFront }) =>
        (filter.rows === undefined || geometry.rows === filter.rows) &&
        !(filter.withoutNotices && notices.length > 0) &&
        !(filter.onFrontOnly && !isOnFront),
    ),
    sorting,
    reader,
  )
  const sort = (column: string) =>
    setSorting(before => ({ column, isDescending: before?.column === column && !before.isDescending }))
  const compare = (row: CandidateRow) =>
    setCompared(before => (before.includes(row) ? before.filter(one => one !== row) : [...before, row]))
  const choose = (geometry: CoilGeometry) =>
    change(now => ({ ...now, typed: {}, input: { ...now.input, geometry: geometry as CoilInput['geometry'] } }))

  return (
    <>
      <div className="cw-mid-h">
        <h2 className="visually-hidden">Candidates</h2>
        {viewSwitch}
        {answer && (
          <span className="cw-sm cw-2" role="status">
            <b className="cw-strong cw-tnum">{answer.found}</b> of <span className="cw-tnum">{answer.considered}</span>{' '}
            meet all limits
          </span>
        )}
        {answer && (
          <CandidateTools
            all={all}
            shown={[...rows, ...misses]}
            filter={filter}
            setFilter={setFilter}
            visible={visible}
            setVisible={setVisible}
            compared={compared.length}
            onCompare={() => setComparing(true)}
          />
        )}
      </div>
      <ScrollPane name="Candidate coils, scrollable">
        <SearchForm search={search} wish={wish} setWish={setWish} />
        {answer && !isAbout(search.asked, form.input) && (
          <p className="wb-search-note">
            The inputs have changed since this search. Find coils again to bring it up to date.
          </p>
        )}
        {isComparing && compared.length > 1 && <Comparison rows={compared} onClose={() => setComparing(false)} />}
        {answer ? (
          <CandidateTable
            columns={columns.filter(({ id }) => visible.includes(id))}
            rows={rows}
            misses={misses}
            sorting={sorting}
            onSort={sort}
            compared={compared}
            onCompare={compare}
            onChoose={choose}
          />
        ) : (
          <p className="wb-search-note">
            Choose what the search may vary, then find the coils that meet the required duty within the limits on the
            left. What is not chosen stays as it is.
          </p>
        )}
      </ScrollPane>
    </>
  )
}

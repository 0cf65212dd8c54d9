import type { CoilGeometry } from '../../../../engine/coils/coil'
import { finSurface } from '../../../../engine/options/finSurface'
import { coilSummary } from '../../../../shared/coils/facts/coilName'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { Icon } from '../../../components/Icon'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { CandidateCell } from './CandidateCell'
import type { CandidateRow, Column, Sorting } from './columns'

interface CandidateTableProps {
  columns: readonly Column[]
  rows: readonly CandidateRow[]
  misses: readonly CandidateRow[]
  sorting: Sorting | undefined
  onSort: (column: string) => void
  compared: readonly CandidateRow[]
  onCompare: (row: CandidateRow) => void
  /** Shows the coil with this geometry. */
  onChoose: (geometry: CoilGeometry) => void
}

/** The candidates, best first, and below a line the coils that come closest. One is shown in the workbench: the chosen one. */
export function CandidateTable(props: CandidateTableProps) {
  const { columns, rows, misses, sorting, onSort } = props
  const { reader } = useCoilWorkbench()
  return (
    <table className="table table-hover cw-results wb-candidates">
      <caption className="visually-hidden">
        {`Candidate coils, ${rows.length} that meet all limits and ${misses.length} that come close`}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            #<span className="visually-hidden"> Coil</span>
            <span className="cw-u" />
          </th>
          {columns.map(column => {
            const isSorted = sorting?.column === column.id
            return (
              <th
                key={column.id}
                scope="col"
                className={isNumber(column) ? 'cw-num' : undefined}
                aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" className="cw-sortbtn" onClick={() => onSort(column.id)}>
                  {column.label}
                  {isSorted && <span aria-hidden="true">{sorting.isDescending ? '↓' : '↑'}</span>}
                </button>
                <span className="cw-u">{column.unit?.(reader)}</span>
              </th>
            )
          })}
          <th scope="col" className="cw-num" title="Compare">
            <Icon name="compare" size="sm" />
            <span className="visually-hidden">Compare</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={keyOf(row)} {...props} row={row} rank={index + 1} />
        ))}
        {misses.length > 0 && (
          <tr className="cw-sep">
            <td colSpan={columns.length + 2}>
              <Icon name="filter" size="sm" /> Coils that miss a limit, the closest first
            </td>
          </tr>
        )}
        {misses.map((row, index) => (
          <Row key={keyOf(row)} {...props} row={row} rank={rows.length + index + 1} />
        ))}
      </tbody>
    </table>
  )
}

const isNumber = (column: Column) => column.sort !== undefined && !column.isText

function classesOf(column: Column, isMissed: boolean): string | undefined {
  const { id, isWide } = column
  const classes = [
    isNumber(column) && 'cw-num',
    isWide && !isMissed && 'm-hide',
    id === 'cost' && 'cw-cost',
    isMissed && 'is-bad',
  ]
  return classes.filter(Boolean).join(' ') || undefined
}

/** The head line of its card on a phone. */
const nameOf = (row: CandidateRow, reader: Reader) =>
  [coilSummary(row, reader).replace(' circuit', ''), finSurface.describe(row.geometry.finSurface)].join(', ')

const keyOf = (row: CandidateRow) => JSON.stringify(row.geometry)

function Row({
  row,
  rank,
  columns,
  compared,
  onCompare,
  onChoose,
}: CandidateTableProps & { row: CandidateRow; rank: number }) {
  const { reader, form } = useCoilWorkbench()
  const isShown = keyOf(row) === JSON.stringify(form.input.geometry)
  const isMiss = row.shortfalls.length > 0
  const isCompared = compared.includes(row)
  const classes = [isShown && 'is-selected', isMiss && 'is-out'].filter(Boolean).join(' ')
  return (
    <tr className={classes || undefined}>
      <td className="cw-rank">
        <label className="wb-choice">
          <input
            type="radio"
            className="form-check-input"
            name="candidate"
            checked={isShown}
            onChange={() => onChoose(row.geometry)}
          />
          <span className="cw-tnum">{rank}</span>
          <span className="visually-hidden">{isMiss ? 'misses a limit' : 'meets all limits'}</span>
          <span className="m-only">{nameOf(row, reader)}</span>
        </label>
      </td>
      {columns.map(column => {
        const missed = row.shortfalls.find(({ of }) => column.misses?.includes(of))
        return (
          <td
            key={column.id}
            className={classesOf(column, missed !== undefined)}
            data-l={column.label}
            data-u={column.unit?.(reader) ?? ''}
          >
            <CandidateCell column={column} row={row} />
            {missed && <span className="visually-hidden"> (misses its limit)</span>}
          </td>
        )
      })}
      <td className="cw-num wb-tick">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={`Compare coil ${rank}`}
          checked={isCompared}
          disabled={!isCompared && compared.length >= 4}
          onChange={() => onCompare(row)}
        />
      </td>
    </tr>
  )
}

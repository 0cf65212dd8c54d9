import { foundBy } from '../../../shared/tools/tools'
import { capitalized } from '../../../shared/wording/words'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import type { CandidateColumn, CandidateRow, Sorting } from './candidates'
import type { ToolSearch } from './toolSearch'

interface CandidateTableProps {
  of: ToolSearch
  columns: readonly CandidateColumn[]
  rows: readonly CandidateRow[]
  misses: readonly CandidateRow[]
  sorting: Sorting | undefined
  onSort: (column: string) => void
  compared: readonly CandidateRow[]
  onCompare: (row: CandidateRow) => void
  /** Puts the found item into the form of the workbench. */
  onChoose: (row: CandidateRow) => void
}

/** The candidates, best first, and below a line the nearest misses. The one that the form holds is marked. */
export function CandidateTable(props: CandidateTableProps) {
  const { of, columns, rows, misses, sorting, onSort } = props
  const { reader, form } = useWorkbench()
  const { item, items } = foundBy(form.tool.tool)
  return (
    <table className="table table-hover cw-results wb-candidates wb-thin">
      <caption className="visually-hidden">
        {`Candidate ${items}, ${rows.length} that meet all limits and ${misses.length} that come close`}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            #<span className="visually-hidden"> {capitalized(item)}</span>
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
          <Row key={of.keyOf(row)} {...props} row={row} rank={index + 1} />
        ))}
        {misses.length > 0 && (
          <tr className="cw-sep">
            <td colSpan={columns.length + 2}>
              <Icon name="filter" size="sm" /> {capitalized(items)} that miss a limit, the closest first
            </td>
          </tr>
        )}
        {misses.map((row, index) => (
          <Row key={of.keyOf(row)} {...props} row={row} rank={rows.length + index + 1} />
        ))}
      </tbody>
    </table>
  )
}

const isNumber = (column: CandidateColumn) => column.sort !== undefined && !column.isText

function classesOf(column: CandidateColumn, isMissed: boolean): string | undefined {
  const { id, isWide } = column
  const classes = [
    isNumber(column) && 'cw-num',
    isWide && !isMissed && 'm-hide',
    id === 'cost' && 'cw-cost',
    isMissed && 'is-bad',
  ]
  return classes.filter(Boolean).join(' ') || undefined
}

function Row({
  of,
  row,
  rank,
  columns,
  compared,
  onCompare,
  onChoose,
}: CandidateTableProps & { row: CandidateRow; rank: number }) {
  const { reader, form } = useWorkbench()
  const isShown = of.keyOf(row) === of.keyOfShown(form.input)
  const isMiss = row.shortfalls.length > 0
  const isCompared = compared.includes(row)
  const classes = [isShown && 'is-selected', isMiss && 'is-out'].filter(Boolean).join(' ')
  return (
    <tr className={classes || undefined}>
      <th scope="row" className="cw-rank">
        <label className="wb-choice">
          <input
            type="radio"
            className="form-check-input"
            name="candidate"
            checked={isShown}
            onChange={() => onChoose(row)}
          />
          <span className="cw-tnum">{rank}</span>
          <span className="visually-hidden">{isMiss ? 'misses a limit' : 'meets all limits'}</span>
          <span className="m-only">{of.cardName(row, reader)}</span>
        </label>
      </th>
      {columns.map(column => {
        const missed = row.shortfalls.find(shortfall => column.misses?.includes(shortfall.of))
        return (
          <td
            key={column.id}
            className={classesOf(column, missed !== undefined)}
            data-l={column.label}
            data-u={column.unit?.(reader) ?? ''}
          >
            <of.Cell column={column} text={column.text(row, reader)} row={row} />
            {missed && <span className="visually-hidden"> (misses its limit)</span>}
          </td>
        )
      })}
      <td className="cw-num wb-tick">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={`Compare ${foundBy(form.tool.tool).item} ${rank}`}
          checked={isCompared}
          disabled={!isCompared && compared.length >= 4}
          onChange={() => onCompare(row)}
        />
      </td>
    </tr>
  )
}

import type { RefObject } from 'react'
import type { Reader } from '../../../shared/display/formatQuantity'
import { foundBy } from '../../../shared/tools/tools'
import { csvLine, csvMark } from '../../../shared/wording/csv'
import { Icon } from '../../components/Icon'
import { Menu } from '../frame/Menu'
import { useWorkbench } from '../WorkbenchContext'
import type { CandidateColumn, CandidateRow } from './candidates'
import type { RowFilter, ToolSearch } from './toolSearch'

/** The filter of the list. */
export interface CandidateFilter {
  /** The text that rows must have, by the label of a filter of the tool. */
  texts: Readonly<Record<string, string>>
  withoutNotices: boolean
  onFrontOnly: boolean
}

export const noFilter: CandidateFilter = { texts: {}, withoutNotices: false, onFrontOnly: false }

/** Whether a row passes the filter. */
export function passes(row: CandidateRow, filter: CandidateFilter, filters: readonly RowFilter<CandidateRow>[]) {
  if (filter.withoutNotices && row.notices.length > 0) return false
  if (filter.onFrontOnly && !row.isOnFront) return false
  return filters.every(({ label, textOf }) => !filter.texts[label] || textOf(row) === filter.texts[label])
}

interface CandidateToolsProps {
  of: ToolSearch
  all: readonly CandidateRow[]
  shown: readonly CandidateRow[]
  filter: CandidateFilter
  setFilter: (filter: CandidateFilter) => void
  visible: readonly string[]
  setVisible: (visible: readonly string[]) => void
  compared: number
  isComparing: boolean
  onCompare: () => void
  compareButton: RefObject<HTMLButtonElement | null>
}

/** The buttons of the list: filter, columns, comparison, and export to a file. */
export function CandidateTools(props: CandidateToolsProps) {
  const { of, all, shown, filter, setFilter, visible, setVisible, compared, isComparing, onCompare } = props
  const { reader, form } = useWorkbench()
  const { items } = foundBy(form.tool.tool)
  const toggle = (id: string) => setVisible(visible.includes(id) ? visible.filter(one => one !== id) : [...visible, id])
  return (
    <div className="ms-auto d-flex flex-wrap gap-1" role="toolbar" aria-label="List">
      <button
        ref={props.compareButton}
        type="button"
        className="btn btn-quiet btn-sm"
        aria-pressed={isComparing}
        disabled={compared < 2}
        title={compared < 2 ? `Tick two to four ${items} in the last column` : undefined}
        onClick={onCompare}
      >
        <Icon name="compare" /> {compared > 0 ? `Compare ${compared}` : 'Compare'}
      </button>
      <Menu
        look="btn-quiet"
        label={
          <>
            <Icon name="filter" /> Filter
          </>
        }
      >
        <div className="wb-menu-panel wb-checks">
          {of.filters.map(({ label, textOf }) => (
            <label key={label}>
              {label}{' '}
              <select
                className="form-select form-select-sm"
                value={filter.texts[label] ?? ''}
                onChange={event => setFilter({ ...filter, texts: { ...filter.texts, [label]: event.target.value } })}
              >
                <option value="">All</option>
                {textsIn(all, textOf).map(text => (
                  <option key={text}>{text}</option>
                ))}
              </select>
            </label>
          ))}
          <Check
            label="Without warnings"
            isChecked={filter.withoutNotices}
            onCheck={withoutNotices => setFilter({ ...filter, withoutNotices })}
          />
          <Check
            label={of.frontLabel}
            isChecked={filter.onFrontOnly}
            onCheck={onFrontOnly => setFilter({ ...filter, onFrontOnly })}
          />
        </div>
      </Menu>
      <Menu
        look="btn-quiet"
        label={
          <>
            <Icon name="columns" /> Columns
          </>
        }
      >
        <div className="wb-menu-panel wb-checks">
          {of.columns.map(({ id, label }) => (
            <Check key={id} label={label} isChecked={visible.includes(id)} onCheck={() => toggle(id)} />
          ))}
        </div>
      </Menu>
      <button
        type="button"
        className="btn btn-quiet btn-sm px-1"
        aria-label="Download candidates"
        title="Download candidates"
        onClick={() => download(shown, of.columns, reader)}
      >
        <Icon name="download" />
      </button>
    </div>
  )
}

/** Every distinct text of the rows, with numbers in numeric order. */
const textsIn = (rows: readonly CandidateRow[], textOf: (row: CandidateRow) => string) =>
  [...new Set(rows.map(textOf))].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

function Check(props: { label: string; isChecked: boolean; onCheck: (isChecked: boolean) => void }) {
  return (
    <label>
      <input
        type="checkbox"
        className="form-check-input"
        checked={props.isChecked}
        onChange={event => props.onCheck(event.target.checked)}
      />{' '}
      {props.label}
    </label>
  )
}

/** The shown candidates with every column, as a file of comma-separated values. */
function candidateFile(rows: readonly CandidateRow[], columns: readonly CandidateColumn[], reader: Reader): string {
  const head = columns.map(({ label, unit }) => [label, unit?.(reader)].filter(Boolean).join(' '))
  const line = (row: CandidateRow) => csvLine(columns.map(column => fileCell(column, column.text(row, reader))))
  return csvMark + csvLine(head) + rows.map(line).join('')
}

/** A number is one for a spreadsheet too, whatever signs it is shown with: +1.5, −2, 1,234. */
function fileCell({ sort, isText }: CandidateColumn, shown: string): string | number {
  const number = Number(shown.replaceAll(',', '').replace('−', '-'))
  return sort && !isText && shown && !Number.isNaN(number) ? number : shown
}

function download(rows: readonly CandidateRow[], columns: readonly CandidateColumn[], reader: Reader): void {
  const address = URL.createObjectURL(new Blob([candidateFile(rows, columns, reader)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'candidates.csv'
  link.click()
  URL.revokeObjectURL(address)
}

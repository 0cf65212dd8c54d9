import type { RefObject } from 'react'
import { finSurface } from '../../../../engine/options/finSurface'
import type { Reader } from '../../../../shared/display/formatQuantity'
import { csvLine, csvMark } from '../../../../shared/wording/csv'
import { Icon } from '../../../components/Icon'
import { Menu } from '../../../workbench/frame/Menu'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { type CandidateRow, type Column, columns } from './columns'

/** What the list leaves out. */
export interface CandidateFilter {
  surface?: string
  rows?: number
  withoutNotices: boolean
  onFrontOnly: boolean
}

interface CandidateToolsProps {
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

/** Filter, columns, comparison and file of the candidates. */
export function CandidateTools(props: CandidateToolsProps) {
  const { all, shown, filter, setFilter, visible, setVisible, compared, isComparing, onCompare } = props
  const { reader } = useCoilWorkbench()
  const counts = [...new Set(all.map(row => row.geometry.rows))].sort((one, other) => one - other)
  const surfaces = [...new Set(all.map(row => finSurface.describe(row.geometry.finSurface)))].sort()
  const toggle = (id: string) => setVisible(visible.includes(id) ? visible.filter(one => one !== id) : [...visible, id])
  return (
    <div className="ms-auto d-flex gap-1">
      <button
        ref={props.compareButton}
        type="button"
        className="btn btn-quiet btn-sm"
        aria-pressed={isComparing}
        disabled={compared < 2}
        title={compared < 2 ? 'Tick two to four coils in the last column' : undefined}
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
          <label>
            Rows{' '}
            <select
              className="form-select form-select-sm"
              value={filter.rows ?? ''}
              onChange={event => setFilter({ ...filter, rows: Number(event.target.value) || undefined })}
            >
              <option value="">All</option>
              {counts.map(count => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <label>
            Fin surface{' '}
            <select
              className="form-select form-select-sm"
              value={filter.surface ?? ''}
              onChange={event => setFilter({ ...filter, surface: event.target.value || undefined })}
            >
              <option value="">All</option>
              {surfaces.map(surface => (
                <option key={surface}>{surface}</option>
              ))}
            </select>
          </label>
          <Check
            label="Without warnings"
            isChecked={filter.withoutNotices}
            onCheck={withoutNotices => setFilter({ ...filter, withoutNotices })}
          />
          <Check
            label="Best cost for their air Δp"
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
          {columns.map(({ id, label }) => (
            <Check key={id} label={label} isChecked={visible.includes(id)} onCheck={() => toggle(id)} />
          ))}
        </div>
      </Menu>
      <button
        type="button"
        className="btn btn-quiet btn-sm px-1"
        aria-label="Download candidates"
        title="Download candidates"
        onClick={() => download(shown, columns, reader)}
      >
        <Icon name="download" />
      </button>
    </div>
  )
}

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
export function candidateFile(rows: readonly CandidateRow[], of: readonly Column[], reader: Reader): string {
  const head = of.map(({ label, unit }) => [label, unit?.(reader)].filter(Boolean).join(' '))
  return csvMark + csvLine(head) + rows.map(row => csvLine(of.map(({ text }) => text(row, reader)))).join('')
}

function download(rows: readonly CandidateRow[], of: readonly Column[], reader: Reader): void {
  const address = URL.createObjectURL(new Blob([candidateFile(rows, of, reader)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'candidates.csv'
  link.click()
  URL.revokeObjectURL(address)
}

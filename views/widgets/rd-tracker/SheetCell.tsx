import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { ListedProject } from '../../../shared/rAndD/listedProject'
import { keyOf, moved, textIn, whyLocked } from '../../../shared/rAndD/timeSheet'
import { dayTitle, isWeekend } from '../../../shared/rAndD/week'
import { Icon } from '../../components/Icon'
import { useHydrated } from '../useHydrated'
import type { TimeSheetState } from './useTimeSheet'

const idOf = (row: number, column: number) => `ts-${row}-${column}`

/** Puts the focus into a cell and selects what is in it, so that typing replaces it. */
export function focusCell(row: number, column: number): void {
  const cell = document.getElementById(idOf(row, column))
  if (cell instanceof HTMLInputElement) {
    cell.focus()
    cell.select()
  }
}

interface SheetCellProps {
  state: TimeSheetState
  project: ListedProject
  day: string
  row: number
  column: number
}

/** The hours of one project on one day. What is wrong with them, or was refused, stands at the cell. */
export function SheetCell({ state, project, day, row, column }: SheetCellProps) {
  const { typed, saved, wrong, refused, rows, days, isSaving } = state
  const hydrated = useHydrated()
  const key = keyOf(project.Id, day)
  const id = idOf(row, column)
  const lock = whyLocked(saved, key)
  const problem = wrong[key] ?? refused[key]
  const said = problem ?? lock

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && typed[key] !== undefined) return state.reset(key)
    if (!leaves(event)) return
    const to = moved({ row, column }, event.key, event.shiftKey, { rows: rows.length, columns: days.length })
    if (to || event.key === 'Enter') event.preventDefault()
    if (to) focusCell(to.row, to.column)
  }

  function onPaste(event: ClipboardEvent) {
    const block = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(block.trimEnd())) return
    event.preventDefault()
    state.paste(block, row, column)
  }

  const classes = ['ts-c', isWeekend(day) && 'ts-we', problem && 'is-wrong', typed[key] !== undefined && 'is-typed']
  return (
    <td className={classes.filter(Boolean).join(' ')}>
      <input
        className="form-control"
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${project.Name}, ${dayTitle(day)}`}
        value={textIn(typed, saved, key)}
        readOnly={!hydrated || lock !== undefined || isSaving}
        aria-invalid={problem ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={event => state.type(key, event.target.value)}
        onBlur={() => state.leave(key)}
        onFocus={event => event.target.select()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {said && (
        <>
          <Icon name={problem ? 'error' : 'lock'} size="sm" className="ts-mark" />
          <span className="ts-said" id={`${id}-said`}>
            {said}
          </span>
        </>
      )}
    </td>
  )
}

/** Arrows to the side leave a cell only from its edge, or if all of it is selected, as after moving into it. */
function leaves({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return true
  const { selectionStart, selectionEnd, value } = currentTarget
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length)
}

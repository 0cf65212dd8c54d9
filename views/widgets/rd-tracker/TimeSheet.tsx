import Button from 'react-bootstrap/Button'
import FormSelect from 'react-bootstrap/FormSelect'
import Table from 'react-bootstrap/Table'
import { dayAndMonth } from '../../../shared/display/calendarDate'
import { formatNumber } from '../../../shared/display/formatNumber'
import type { Sheet } from '../../../shared/rAndD/readTracker'
import { type CellKey, hoursText, keyOf, totalOf } from '../../../shared/rAndD/timeSheet'
import { dayName, isDay, isWeekend, mondayOf, weekTitle } from '../../../shared/rAndD/week'
import { type Wish, weeksLater } from '../../../shared/rAndD/wish'
import { Icon } from '../../components/Icon'
import { ScrollPane } from '../../components/ScrollPane'
import { Spinner } from '../../components/Spinner'
import { useKeys } from '../../workbench/state/useKeys'
import { useUnloadWarning } from '../../workbench/state/useUnloadWarning'
import { useHydrated } from '../useHydrated'
import { News } from './News'
import { SheetCell } from './SheetCell'
import { SheetPanel } from './SheetPanel'
import { Downloads, Head } from './Toolbar'
import { type TimeSheetState, useTimeSheet } from './useTimeSheet'
import type { Tracker } from './useTracker'
import { WishLink } from './WishLink'

/** The hours of the reader for a week: a grid of projects and days, for the keyboard. */
export function TimeSheet({ tracker, sheet }: { tracker: Tracker; sheet: Sheet }) {
  const state = useTimeSheet(tracker, sheet)
  const { hasTyped, wrong, outcome, isSaving } = state
  const { wish } = tracker
  useUnloadWarning(hasTyped)
  useKeys({ s: () => void state.save(), z: state.undo, 'shift z': state.redo, y: state.redo })
  const [firstWrong] = Object.values(wrong)
  return (
    <>
      <Head tracker={tracker}>
        <WeekChoice tracker={tracker} />
        <SheetActions state={state} wish={wish} />
      </Head>
      <div className="rd-body">
        <News tracker={tracker} keeps={hasTyped ? 'What you typed stays.' : undefined} />
        <div className="rd" aria-busy={tracker.isBusy || isSaving || undefined}>
          <main className="rd-l1" id="main">
            <ScrollPane name="Hours of the week">
              <Grid state={state} sheet={sheet} wish={wish} />
              <AddProject state={state} />
              <p className="rd-hint">
                Arrows move, Enter goes down, Tab right, Esc takes back a cell, 0 clears. Paste a block from a
                spreadsheet. 1:30 and 1.5 are the same.
              </p>
            </ScrollPane>
          </main>
          <SheetPanel tracker={tracker} state={state} sheet={sheet} />
        </div>
      </div>
      <footer className="cw-status">
        <span role="status" className="rd-outcome">
          {firstWrong ?? outcome}
        </span>
        <span className="ms-auto">
          {hasTyped ? 'Unsaved hours' : 'All hours are saved'}. These are your own hours; only you may change them.
        </span>
      </footer>
    </>
  )
}

/** The week, by arrows or by a day in it. */
function WeekChoice({ tracker }: { tracker: Tracker }) {
  const { wish, go, today } = tracker
  return (
    <div className="rd-week">
      <WishLink className="btn btn-quiet btn-sm" tracker={tracker} to={weeksLater(wish, -1)} aria-label="Week before">
        <Icon name="chevron-left" />
      </WishLink>
      <b className="cw-tnum">{weekTitle(wish.monday)}</b>
      <WishLink className="btn btn-quiet btn-sm" tracker={tracker} to={weeksLater(wish, 1)} aria-label="Week after">
        <Icon name="chevron-right" />
      </WishLink>
      <form
        method="get"
        className="rd-choice"
        onSubmit={event => {
          event.preventDefault()
          const day = String(new FormData(event.currentTarget).get('week'))
          if (isDay(day)) void go({ ...wish, monday: mondayOf(day) })
        }}
      >
        <input type="hidden" name="view" value="week" />
        <label className="visually-hidden" htmlFor="rd-week">
          A day of the week
        </label>
        <input
          className="form-control"
          id="rd-week"
          type="date"
          name="week"
          key={wish.monday}
          defaultValue={mondayOf(today) === wish.monday ? today : wish.monday}
        />
        <Button variant="outline-secondary" size="sm" type="submit">
          Go
        </Button>
      </form>
    </div>
  )
}

function SheetActions({ state, wish }: { state: TimeSheetState; wish: Wish }) {
  const hydrated = useHydrated()
  return (
    <div className="rd-acts">
      <Button
        variant="quiet"
        size="sm"
        type="button"
        aria-label="Undo"
        title="Undo (Ctrl Z)"
        disabled={!state.canUndo}
        onClick={state.undo}
      >
        <Icon name="undo" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        type="button"
        aria-label="Redo"
        title="Redo (Ctrl Shift Z)"
        disabled={!state.canRedo}
        onClick={state.redo}
      >
        <Icon name="redo" />
      </Button>
      <Button variant="outline-secondary" size="sm" type="button" disabled={!hydrated} onClick={state.copyLastWeek}>
        <Icon name="copy" />
        Copy last week
      </Button>
      <Downloads name="week" wish={wish} />
      <Button
        size="sm"
        type="button"
        title="Save (Ctrl S)"
        disabled={!state.hasTyped || state.isSaving}
        onClick={() => void state.save()}
      >
        {state.isSaving ? <Spinner /> : <Icon name="save" />}
        {state.isSaving ? 'Saving' : 'Save week'}
      </Button>
    </div>
  )
}

function Grid({ state, sheet, wish }: { state: TimeSheetState; sheet: Sheet; wish: Wish }) {
  const { rows, days, typed, saved } = state
  const total = (keys: CellKey[]) => formatNumber(totalOf(typed, saved, keys), 1)
  const ofDay = (day: string) => rows.map(row => keyOf(row.Id, day))
  return (
    <Table className="ts">
      <caption className="visually-hidden">Hours by project and day</caption>
      <thead>
        <tr>
          <th scope="col">Project</th>
          {days.map(day => (
            <th key={day} scope="col" className={isWeekend(day) ? 'cw-num ts-we' : 'cw-num'}>
              {dayName(day)}
              <span className="cw-u">{dayAndMonth(day)}</span>
            </th>
          ))}
          <th scope="col" className="cw-num">
            Week<span className="cw-u">h</span>
          </th>
          <th scope="col" className="cw-num ts-y">
            {wish.monday.slice(0, 4)}
            <span className="cw-u">h</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.Id}>
            <th scope="row">
              {row.Number && <span className="ts-n">{row.Number}</span>}
              <span className="ts-t">{row.Name}</span>
            </th>
            {days.map((day, column) => (
              <SheetCell key={day} state={state} project={row} day={day} row={index} column={column} />
            ))}
            <td className="cw-num ts-s">
              {hoursText(
                totalOf(
                  typed,
                  saved,
                  days.map(day => keyOf(row.Id, day)),
                ),
              )}
            </td>
            <td className="cw-num ts-y cw-muted">{hoursText(sheet.yearHours[row.Id] ?? 0)}</td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr className="ts-none">
            <td colSpan={10}>No project is here yet. Add one below, or make one under Projects.</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          {days.map(day => (
            <td key={day} className={isWeekend(day) ? 'cw-num ts-we' : 'cw-num'}>
              {total(ofDay(day))}
            </td>
          ))}
          <td className="cw-num ts-s">{total(days.flatMap(ofDay))}</td>
          <td className="ts-y" />
        </tr>
      </tfoot>
    </Table>
  )
}

/** Offers the projects that have no row yet. */
function AddProject({ state }: { state: TimeSheetState }) {
  const hydrated = useHydrated()
  const { others, add } = state
  if (others.length === 0) return null
  return (
    <form
      className="rd-add"
      onSubmit={event => {
        event.preventDefault()
        const id = new FormData(event.currentTarget).get('project')
        const project = others.find(one => one.Id === id)
        if (project) add(project)
      }}
    >
      <label htmlFor="rd-add">Another project</label>
      <FormSelect id="rd-add" name="project">
        {others.map(project => (
          <option key={project.Id} value={project.Id}>
            {[project.Number, project.Name].filter(Boolean).join(' ')}
          </option>
        ))}
      </FormSelect>
      <Button variant="outline-secondary" size="sm" type="submit" disabled={!hydrated}>
        <Icon name="plus" />
        Add project
      </Button>
    </form>
  )
}

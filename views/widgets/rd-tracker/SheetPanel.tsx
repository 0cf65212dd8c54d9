import { useMemo } from 'react'
import Button from 'react-bootstrap/Button'
import { formatNumber } from '../../../shared/display/formatNumber'
import { monthsFigure } from '../../../shared/rAndD/monthsFigure'
import type { Sheet } from '../../../shared/rAndD/readTracker'
import { type CellKey, keyOf, placeOf, totalOf } from '../../../shared/rAndD/timeSheet'
import { sumOf } from '../../../shared/rAndD/totals'
import { dayTitle, weekNumber } from '../../../shared/rAndD/week'
import { Icon } from '../../components/Icon'
import { ScrollPane } from '../../components/ScrollPane'
import { FigureSvg } from '../../drawings/FigureSvg'
import { HourBars } from './HourBars'
import { focusCell } from './SheetCell'
import type { TimeSheetState } from './useTimeSheet'
import type { Tracker } from './useTracker'

interface SheetPanelProps {
  tracker: Tracker
  state: TimeSheetState
  sheet: Sheet
}

/** The sums of the week, of the month and of the year, and what is wrong with typed hours. */
export function SheetPanel({ tracker, state, sheet }: SheetPanelProps) {
  const { wish, fullName, today } = tracker
  const { rows, days, typed, saved, hasTyped } = state
  const year = Number(wish.monday.slice(0, 4))
  const month = Number(wish.monday.slice(5, 7)) - 1
  const total = (keys: CellKey[]) => totalOf(typed, saved, keys)
  const week = total(rows.flatMap(row => days.map(day => keyOf(row.Id, day))))
  const shares = rows
    .map(row => ({ name: row.Name, hours: total(days.map(day => keyOf(row.Id, day))) }))
    .filter(share => share.hours > 0)
    .sort((one, other) => other.hours - one.hours)
  const figure = useMemo(
    () => monthsFigure({ title: `Your hours by month, ${year}`, hours: sheet.months, year, today }),
    [sheet.months, year, today],
  )
  const facts: [string, number][] = [
    ['Week', week],
    [monthNames[month] ?? '', sheet.months[month] ?? 0],
    [String(year), sumOf(sheet.months)],
  ]
  return (
    <aside className="rd-in" aria-label="Summary of the week">
      <div className="rd-h">
        <p className="rd-facts">{fullName}</p>
        <h2>
          Week {weekNumber(wish.monday)}, {hasTyped ? 'not saved' : 'saved'}
        </h2>
      </div>
      <ScrollPane name="Sums of the week" className="rd-scroll">
        <dl className="rd-k">
          {facts.map(([name, hours]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatNumber(hours, 1)}</dd>
            </div>
          ))}
        </dl>
        <Problems state={state} />
        {shares.length > 0 && (
          <section className="rd-f">
            <h3 className="rd-cap">This week by project, h</h3>
            <HourBars shares={shares} name="This week by project" />
          </section>
        )}
        <figure className="rd-f">
          <figcaption>Your saved hours by month, {year}</figcaption>
          <FigureSvg figure={figure} />
        </figure>
      </ScrollPane>
    </aside>
  )
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The cells that are not saved and why, each with the way to it. */
function Problems({ state }: { state: TimeSheetState }) {
  const { wrong, refused, rows, days } = state
  const problems = Object.entries({ ...refused, ...wrong }) as [CellKey, string][]
  if (problems.length === 0) return null
  return (
    <section className="rd-f" aria-labelledby="rd-problems">
      <h3 id="rd-problems" className="rd-cap">
        Not saved
      </h3>
      <ul className="rd-problems">
        {problems.map(([key, text]) => {
          const { project, day } = placeOf(key)
          const row = rows.findIndex(one => one.Id === project)
          return (
            <li key={key}>
              <Icon name="error" className="c-err" />
              <span>
                <b>
                  {rows[row]?.Name}, {dayTitle(day)}
                </b>
                <br />
                {text}
              </span>
              <Button variant="quiet" size="sm" type="button" onClick={() => focusCell(row, days.indexOf(day))}>
                Show
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { useMemo } from 'react'
import { formatNumber } from '../../../shared/display/formatNumber'
import { rAndDFilters, townOf } from '../../../shared/rAndD/choices'
import { monthFacts, monthsFigure } from '../../../shared/rAndD/monthsFigure'
import type { Totals } from '../../../shared/rAndD/readTracker'
import type { Share } from '../../../shared/rAndD/totals'
import { ScrollPane } from '../../components/ScrollPane'
import { FigureSvg, FigureValues } from '../../drawings/FigureSvg'
import { HourBars } from './HourBars'
import type { Tracker } from './useTracker'

/** The hours of the chosen projects by month, person, plant and project. */
export function TotalsView({ tracker, totals }: { tracker: Tracker; totals: Totals }) {
  const { wish, today } = tracker
  const { months, people, plants, projects, hours, otherYears } = totals
  const figure = useMemo(
    () => monthsFigure({ title: `Hours by month, ${wish.year}`, hours: months, year: wish.year, today }),
    [months, wish.year, today],
  )
  const where = wish.plant ? `at ${townOf(wish.plant)}` : 'at all plants'
  return (
    <main className="rd-totals" id="main">
      <ScrollPane name="Totals" className="rd-scroll">
        <p className="rd-said">
          <b className="cw-tnum">{formatNumber(hours, 1)} h</b> in {wish.year}, of projects {where},{' '}
          {rAndDFilters[wish.filter].toLowerCase()}.
          {otherYears > 0 && ` ${formatNumber(otherYears, 1)} h of these projects are of other years.`}
        </p>
        <div className="rd-cards">
          <section className="cw-panel" aria-labelledby="rd-by-month">
            <div className="cw-panel-h">
              <h2 id="rd-by-month">By month</h2>
            </div>
            <div className="rd-card">
              <div className="rd-months">
                <FigureSvg figure={figure} />
                <dl>
                  {monthFacts(months).map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <details>
                <summary>Values of the months</summary>
                <FigureValues figure={figure} />
              </details>
            </div>
          </section>
          <Card title="By plant" shares={plants} />
          <Card title="By person" shares={people} />
          <Card title="By project" shares={projects} />
        </div>
      </ScrollPane>
    </main>
  )
}

function Card({ title, shares }: { title: string; shares: readonly Share[] }) {
  return (
    <section className="cw-panel" aria-label={title}>
      <div className="cw-panel-h">
        <h2>{title}</h2>
      </div>
      <div className="rd-card">
        {shares.length > 0 ? <HourBars shares={shares} name={title} /> : <p className="rd-hint">No hours yet.</p>}
      </div>
    </section>
  )
}

import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import { momentText } from '../../../shared/monitoring/timeTexts'
import { ActionForm, type FormFacts } from './ActionForm'
import type { Shown } from './addressOf'
import { Pager } from './Pager'

interface JobsProps {
  jobs: NonNullable<Status['Jobs']>
  shown: Shown
  form: FormFacts
}

/** The searches that run or wait, the oldest first. */
export function Jobs({ jobs: { Running, Waiting, Open }, shown, form }: JobsProps) {
  return (
    <section className="cw-panel" aria-labelledby="jobs">
      <div className="cc-panel-h">
        <h2 id="jobs">Jobs</h2>
        <span className="cw-xs cw-muted">
          {Running} running, {Waiting} waiting
        </span>
      </div>
      {Open.Total === 0 ? (
        <p className="cc-empty">No search runs or waits.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately, so the keyboard must focus it
        <section className="cc-scroll" tabIndex={0} aria-label="Jobs">
          <table className="table cc-t">
            <thead>
              <tr>
                <th scope="col">Search of</th>
                <th scope="col">State</th>
                <th scope="col">Since</th>
                <th scope="col" className="cw-num">
                  Looked at
                </th>
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {Open.Rows.map(({ Id, Tool, State, Done, Considered, StartedAt }) => (
                <tr key={Id}>
                  <th scope="row">{Tool}</th>
                  <td>{State}</td>
                  <td className="cw-tnum cw-nowrap">{momentText(new Date(StartedAt))}</td>
                  <td className="cw-num">{`${formatNumber(Done, 0)} of ${formatNumber(Considered, 0)}`}</td>
                  <td className="cw-num">
                    <ActionForm {...form} kind="end-job" target={Id} of={`search of ${Tool}`}>
                      End
                    </ActionForm>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Pager list="jobs" page={Open} shown={shown} />
    </section>
  )
}

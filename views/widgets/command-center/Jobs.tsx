import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import { momentText } from '../../../shared/monitoring/timeTexts'
import { ActionForm, type FormFacts } from './ActionForm'
import type { Shown } from './addressOf'
import { Pager } from './Pager'
import { type ColumnHead, ScrollTable } from './ScrollTable'

interface JobsProps {
  jobs: NonNullable<Status['Jobs']>
  shown: Shown
  form: FormFacts
}

const heads: readonly ColumnHead[] = ['Search of', 'State', 'Since', { numbers: 'Looked at' }]

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
        <ScrollTable name="Jobs" heads={heads} hasActions>
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
        </ScrollTable>
      )}
      <Pager list="jobs" page={Open} shown={shown} />
    </section>
  )
}

import type { Status } from '../../../shared/contracts/admin'
import { momentText } from '../../../shared/monitoring/timeTexts'
import type { Shown } from './addressOf'
import { Pager } from './Pager'

interface ErrorGroupsProps {
  errors: NonNullable<Status['Errors']>
  shown: Shown
}

/** Failed requests by cause and place, the newest first. */
export function ErrorGroups({ errors, shown }: ErrorGroupsProps) {
  return (
    <section className="cw-panel" aria-labelledby="errors">
      <div className="cc-panel-h">
        <h2 id="errors">Errors</h2>
        <span className="cw-xs cw-muted">of two weeks, by cause and place; the log has each reference</span>
      </div>
      {errors.Total === 0 ? (
        <p className="cc-empty">No request has failed.</p>
      ) : (
        <ul className="cc-errors">
          {errors.Rows.map(
            ({ Id, Fault, Operation, Status: status, Count, FirstAt, LastAt, Node, RequestIds, Stack }) => (
              <li key={Id}>
                <details>
                  <summary>
                    <b className="cw-tnum">{Count}</b>
                    <span className="cc-fault">
                      {Fault} <span className="cw-xs cw-muted">status {status}</span>
                    </span>
                    <span className="cw-code">{Operation}</span>
                    <span className="cw-xs cw-muted cw-tnum">
                      {Count === 1
                        ? momentText(new Date(LastAt))
                        : `${momentText(new Date(FirstAt))} to ${momentText(new Date(LastAt))}`}
                    </span>
                  </summary>
                  <p className="cw-sm">
                    Last on {Node}. References:{' '}
                    {RequestIds.map((id, index) => (
                      <span key={id}>
                        {index > 0 && ', '}
                        <span className="cw-code">{id}</span>
                      </span>
                    ))}
                  </p>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately, so the keyboard must focus it */}
                  <pre tabIndex={0}>{Stack}</pre>
                </details>
              </li>
            ),
          )}
        </ul>
      )}
      <Pager list="errors" page={errors} shown={shown} />
    </section>
  )
}

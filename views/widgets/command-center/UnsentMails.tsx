import type { Status } from '../../../shared/contracts/admin'
import { momentText } from '../../../shared/monitoring/timeTexts'
import { ActionForm, type FormFacts } from './ActionForm'
import type { Shown } from './addressOf'
import { Pager } from './Pager'
import { type ColumnHead, ScrollTable } from './ScrollTable'

interface UnsentMailsProps {
  mail: NonNullable<Status['Mail']>
  shown: Shown
  form: FormFacts
}

const heads: readonly ColumnHead[] = ['Mail', 'Written', { numbers: 'Tries' }, 'Fault']

/** Unsent mails, the oldest first: their kind, never their recipient. */
export function UnsentMails({ mail: { Unsent, Fault, FailedAt }, shown, form }: UnsentMailsProps) {
  return (
    <section className="cw-panel" aria-labelledby="mails">
      <div className="cc-panel-h">
        <h2 id="mails">Mail on its way</h2>
        {Fault && FailedAt && (
          <span className="cw-xs cw-muted">
            last fault {Fault}, {momentText(new Date(FailedAt))}
          </span>
        )}
        <span className="cc-h-end">
          <ActionForm {...form} kind="test-mail">
            Mail me a test
          </ActionForm>
        </span>
      </div>
      {Unsent.Total === 0 ? (
        <p className="cc-empty">Nothing waits, and nothing was given up in two weeks.</p>
      ) : (
        <ScrollTable name="Mail on its way" heads={heads} hasActions>
          {Unsent.Rows.map(({ Id, Kind, IsGivenUp, WrittenAt, Tries, Fault: fault }) => (
            <tr key={Id}>
              <th scope="row">{Kind}</th>
              <td className="cw-tnum cw-nowrap">{momentText(new Date(WrittenAt))}</td>
              <td className="cw-num">{Tries}</td>
              <td className="cw-2">{fault}</td>
              <td className="cw-num">
                {IsGivenUp ? (
                  <span className="cw-muted">given up: to be asked for anew</span>
                ) : (
                  <ActionForm {...form} kind="send-again" target={Id} of={Kind}>
                    Send now
                  </ActionForm>
                )}
              </td>
            </tr>
          ))}
        </ScrollTable>
      )}
      <Pager list="mails" page={Unsent} shown={shown} />
    </section>
  )
}

import type { Status } from '../../../shared/contracts/admin'
import { spanBetween } from '../../../shared/monitoring/timeTexts'
import { Icon } from '../../components/Icon'
import { ActionForm, type FormFacts } from './ActionForm'

interface OutOfOrderProps {
  disorders: Status['OutOfOrder']
  /** The moment of the state. */
  at: string
  form: FormFacts
}

/** What is out of order: cause, effect and what helps. */
export function OutOfOrder({ disorders, at, form }: OutOfOrderProps) {
  if (disorders.length === 0) return null
  return (
    <section className="cc-out" aria-label="Out of order">
      {disorders.map(({ Name, Severity, Title, Text, Since, Facts, Action }) => (
        <article key={Name} aria-label={Title}>
          <Icon
            name={Severity === 'error' ? 'error' : 'warning'}
            className={`cc-${Severity}`}
            label={Severity === 'error' ? 'Error' : 'Warning'}
          />
          <div>
            <h2>{Title}</h2>
            <p>{Text}</p>
          </div>
          <dl>
            {Since && (
              <div>
                <dt>Noticed</dt>
                <dd>{spanBetween(new Date(Since), new Date(at))} ago</dd>
              </div>
            )}
            {Facts.map(({ Label, Value }) => (
              <div key={Label}>
                <dt>{Label}</dt>
                <dd>{Value}</dd>
              </div>
            ))}
          </dl>
          <ActionForm {...form} kind={Action.Kind} target={Action.Target} of={Title} isMain={Action.Kind !== 'look'}>
            {Action.Label}
          </ActionForm>
        </article>
      ))}
    </section>
  )
}

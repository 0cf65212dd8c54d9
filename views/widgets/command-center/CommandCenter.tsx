import Button from 'react-bootstrap/Button'
import type { Status } from '../../../shared/contracts/admin'
import { Badge } from '../../components/Badge'
import { Icon } from '../../components/Icon'
import { useHydrated } from '../useHydrated'
import { addressOf, type Shown } from './addressOf'
import { ErrorGroups } from './ErrorGroups'
import { Jobs } from './Jobs'
import { KeyFigures } from './KeyFigures'
import { LatencyChart } from './LatencyChart'
import { Nodes } from './Nodes'
import { Operations } from './Operations'
import { OutOfOrder } from './OutOfOrder'
import { Parts } from './Parts'
import { RequestChart } from './RequestChart'
import { StepTable } from './StepTable'
import { UnsentMails } from './UnsentMails'
import { everySeconds, useLive } from './useLive'

const periodNames = { hour: 'Hour', day: 'Day', week: 'Week' } as const

interface CommandCenterProps {
  /** The state when the page was made. */
  first: Status
  /** The period, and the pages of its lists. */
  shown: Shown
  csrfToken?: string
}

/** The state of the installation; while it is visible it asks again every few seconds. */
export function CommandCenter({ first, shown, csrfToken = '' }: CommandCenterProps) {
  const { status, isPaused, setPaused, fault } = useLive(first, shown)
  const isHydrated = useHydrated()
  const { OutOfOrder: disorders, Nodes: nodes, History: history, Operations: operations } = status
  const form = { csrfToken, period: shown.period }
  return (
    <>
      <div className="cc-h">
        <h1>Command center</h1>
        {disorders.length > 0 ? (
          <Badge icon="error" tone={disorders.some(one => one.Severity === 'error') ? 'err' : 'warn'}>
            {disorders.length === 1 ? '1 thing out of order' : `${disorders.length} things out of order`}
          </Badge>
        ) : (
          <Badge icon="check-circle" tone="ok">
            Everything is in order
          </Badge>
        )}
        <span className="cw-xs cw-muted">
          {nodes.Total === 1 ? '1 node' : `${nodes.Total} nodes`}, version {status.Version}
        </span>
        <div className="cc-h-end">
          <nav className="cw-seg" aria-label="Period">
            {(Object.keys(periodNames) as (keyof typeof periodNames)[]).map(period => (
              <a
                key={period}
                href={addressOf({ ...shown, period })}
                aria-current={period === shown.period ? 'true' : undefined}
              >
                {periodNames[period]}
              </a>
            ))}
          </nav>
          <span className="cw-xs cw-muted cw-tnum">
            {fault ??
              `Updated ${status.At.slice(11, 19)} UTC${isHydrated && !isPaused ? `, every ${everySeconds} s` : ''}`}
          </span>
          {isHydrated ? (
            <Button
              variant="outline-secondary"
              size="sm"
              type="button"
              aria-pressed={isPaused}
              onClick={() => setPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} />
              Pause
            </Button>
          ) : (
            <a className="btn btn-outline-secondary btn-sm" href={addressOf(shown)}>
              <Icon name="retry" />
              Refresh
            </a>
          )}
        </div>
      </div>
      <OutOfOrder disorders={disorders} at={status.At} form={form} />
      <KeyFigures status={status} />
      {history ? (
        <>
          <div className="cc-g">
            <LatencyChart history={history} period={status.Period} limit={status.Limits.RatingMs} />
            <RequestChart history={history} period={status.Period} />
          </div>
          <StepTable history={history} period={status.Period} />
        </>
      ) : (
        <p className="cw-panel cc-empty">The history is in the database, which does not answer.</p>
      )}
      <div className="cc-g">
        {operations && <Operations operations={operations} period={status.Period} shown={shown} />}
        <Parts status={status} form={form} />
      </div>
      <Nodes nodes={nodes} limits={status.Limits} shown={shown} form={form} />
      {status.Errors && <ErrorGroups errors={status.Errors} shown={shown} />}
      <div className="cc-g">
        {status.Mail && <UnsentMails mail={status.Mail} shown={shown} form={form} />}
        {status.Jobs && <Jobs jobs={status.Jobs} shown={shown} form={form} />}
      </div>
    </>
  )
}

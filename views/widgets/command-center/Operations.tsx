import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import type { Period } from '../../../shared/monitoring/periods'
import type { Shown } from './addressOf'
import { Pager } from './Pager'
import { type ColumnHead, ScrollTable } from './ScrollTable'

interface OperationsProps {
  operations: NonNullable<Status['Operations']>
  period: Period
  shown: Shown
}

const kinds = { request: '', job: 'job', upstream: 'upstream' } as const
/** From this share of errors on a row is marked [%]. */
const manyErrors = 5

const heads: readonly ColumnHead[] = [
  'Operation',
  { numbers: 'Rate', unit: 'per s' },
  { numbers: 'Errors', unit: '%' },
  { numbers: 'p50', unit: 'ms' },
  { numbers: 'p95', unit: 'ms' },
  { numbers: 'p99', unit: 'ms' },
]

/** How often each operation was asked, how often it failed, and how long it took. */
export function Operations({ operations, period, shown }: OperationsProps) {
  const ms = (value: number | null) => (value === null ? '–' : formatNumber(value, value < 10 ? 1 : 0))
  return (
    <section className="cw-panel" aria-labelledby="operations">
      <div className="cc-panel-h">
        <h2 id="operations">Operations</h2>
        <span className="cw-xs cw-muted">last {period}</span>
      </div>
      {operations.Total === 0 ? (
        <p className="cc-empty">Nothing has been asked in this period.</p>
      ) : (
        <ScrollTable name="Operations" heads={heads}>
          {operations.Rows.map(({ Kind, Name, PerSecond, ErrorPercent, P50, P95, P99 }) => (
            <tr key={`${Kind} ${Name}`}>
              <th scope="row">
                <span className="cc-op">{Name.replace('/', '/\u200b')}</span>
                {kinds[Kind] && <span className="cw-xs cw-muted"> {kinds[Kind]}</span>}
              </th>
              <td className="cw-num">{formatNumber(PerSecond, PerSecond >= 10 ? 1 : PerSecond >= 0.1 ? 2 : 3)}</td>
              <td className={ErrorPercent >= manyErrors ? 'cw-num is-bad' : 'cw-num'}>
                {formatNumber(ErrorPercent, 2)}
              </td>
              <td className="cw-num">{ms(P50)}</td>
              <td className="cw-num">{ms(P95)}</td>
              <td className="cw-num">{ms(P99)}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      <Pager list="operations" page={operations} shown={shown} />
    </section>
  )
}

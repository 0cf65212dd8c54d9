import Table from 'react-bootstrap/Table'
import type { Status } from '../../../shared/contracts/admin'
import { formatNumber } from '../../../shared/display/formatNumber'
import type { Period } from '../../../shared/monitoring/periods'
import { stepText } from './series'

interface StepTableProps {
  history: NonNullable<Status['History']>
  period: Period
}

const heads = [
  'Time (UTC)',
  'Requests',
  'Errors',
  'Ratings',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'People',
  'Searches',
  'Loop ms',
]

/** The numbers of all charts, the newest first. */
export function StepTable({ history, period }: StepTableProps) {
  const text = (value: number | null | undefined, decimals = 0) =>
    value === null || value === undefined ? '–' : formatNumber(value, decimals)
  const cells = (index: number) => [
    text(history.Requests[index]),
    text(history.Errors[index]),
    text(history.Ratings[index]),
    text(history.P50[index]),
    text(history.P95[index]),
    text(history.P99[index]),
    text(history.People[index]),
    text(history.SearchesRunning[index], 1),
    text(history.Loop[index]),
  ]
  return (
    <details className="cw-panel cc-steps">
      <summary>The numbers of the charts</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately, so the keyboard must focus it */}
      <section className="cc-scroll" tabIndex={0} aria-label="The numbers of the charts">
        <Table className="cc-t">
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col" className={index > 0 ? 'cw-num' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history.At.map((at, index) => (
              <tr key={at}>
                <th scope="row" className="cw-tnum cw-nowrap">
                  {stepText(at, period)}
                </th>
                {cells(index).map((cell, column) => (
                  <td key={heads[column + 1]} className="cw-num">
                    {cell}
                  </td>
                ))}
              </tr>
            )).toReversed()}
          </tbody>
        </Table>
      </section>
    </details>
  )
}

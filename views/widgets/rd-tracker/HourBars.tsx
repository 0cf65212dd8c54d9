import { formatNumber } from '../../../shared/display/formatNumber'
import type { Share } from '../../../shared/rAndD/totals'

/** Hours as bars with their numbers, the longest for the most. */
export function HourBars({ shares, name }: { shares: readonly Share[]; name: string }) {
  const most = Math.max(...shares.map(share => share.hours), 1)
  return (
    <ul className="rd-bars" aria-label={name}>
      {shares.map(share => (
        <li key={share.name}>
          <span>{share.name}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * share.hours) / most} height="8" />
          </svg>
          <b>
            {formatNumber(share.hours, 1)}
            <span className="visually-hidden"> hours</span>
          </b>
        </li>
      ))}
    </ul>
  )
}

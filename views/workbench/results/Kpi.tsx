import type { ReactNode } from 'react'
import type { Verdict } from '../../../shared/tools/results/keyResult'
import { Icon } from '../../components/Icon'
import { useHydrated } from '../../widgets/useHydrated'

const icons = { ok: 'check-circle', warn: 'warning', err: 'error' } as const

interface KpiProps {
  label: string
  value: string
  unit: string
  verdict?: Verdict
  band?: string
  /** Shows how the number was found. */
  onWhy: () => void
  children: ReactNode
}

/** One key result with its limit in words. With script the whole is a button that shows how it was found. */
export function Kpi({ label, value, unit, verdict, band, onWhy, children }: KpiProps) {
  const isHydrated = useHydrated()
  return (
    <div className="cw-kpi wb-kpi">
      <div className="l">
        {isHydrated ? (
          <button type="button" className="wb-why" aria-label={`${label}: how it was found`} onClick={onWhy}>
            {label}
          </button>
        ) : (
          label
        )}
        {band && <span className="wb-band">{band}</span>}
      </div>
      <div className="v">
        {`${value} `}
        <small>{unit}</small>
      </div>
      <div className="s">
        {verdict && <Icon name={icons[verdict]} className={`c-${verdict}`} />}
        {children}
      </div>
    </div>
  )
}

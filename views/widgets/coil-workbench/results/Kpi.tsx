import type { ReactNode } from 'react'
import type { Verdict } from '../../../../shared/designs/coilVerdicts'
import { Icon } from '../../../components/Icon'

const icons = { ok: 'check-circle', warn: 'warning', err: 'error' } as const

interface KpiProps {
  label: string
  value: string
  unit: string
  verdict?: Verdict
  children: ReactNode
}

/** One key result with its limit in words. */
export function Kpi({ label, value, unit, verdict, children }: KpiProps) {
  return (
    <div className="cw-kpi">
      <div className="l">{label}</div>
      <div className="v">
        {value} <small>{unit}</small>
      </div>
      <div className="s">
        {verdict && <Icon name={icons[verdict]} className={`c-${verdict}`} />}
        {children}
      </div>
    </div>
  )
}

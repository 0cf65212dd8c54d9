import { formatNumber } from '../../../shared/display/formatNumber'
import { Icon } from '../../components/Icon'
import { useHydrated } from '../../widgets/useHydrated'
import type { RatingState } from '../state/useRating'
import { useWorkbench } from '../WorkbenchContext'
import { clockTime } from './clockTime'

export interface SupportLine {
  plant: string
  phone: string
}

interface StatusBarProps {
  support?: SupportLine
  hasWrongInput: boolean
}

/** Says whether the results belong to the present inputs, and which engine calculated them. */
export function StatusBar({ support, hasWrongInput }: StatusBarProps) {
  const { rated, reader, form, parts } = useWorkbench()
  return (
    <footer className="cw-status">
      <span>
        <Calculation rated={rated} hasWrongInput={hasWrongInput} />
      </span>
      {rated.rating && <span className="d-none d-md-inline">{`Engine ${form.tool.engineOf(rated.rating)}`}</span>}
      {support && <span className="d-none d-md-inline">{`Plant ${support.plant}`}</span>}
      {parts.footNote && <span className="d-none d-lg-inline">{parts.footNote(reader)}</span>}
      {support && (
        <span className="ms-auto d-none d-md-inline">
          Support <span className="cw-tnum">{support.phone}</span>
        </span>
      )}
    </footer>
  )
}

function Calculation({ rated, hasWrongInput }: { rated: RatingState; hasWrongInput: boolean }) {
  const isHydrated = useHydrated()
  if (rated.failure !== undefined) return <Said icon="error" color="c-err" text="Not calculated" />
  if (hasWrongInput || rated.problems.length > 0)
    return <Said icon="warning" color="c-warn" text="Waiting for valid inputs" />
  const when = isHydrated && rated.at ? ` ${clockTime(rated.at, true)}` : ''
  const took = rated.took === undefined ? '' : ` in ${formatNumber(rated.took, 0)} ms`
  return <Said icon="check-circle" color="c-ok" text={`Calculated${when}${took}`} />
}

function Said({ icon, color, text }: { icon: 'error' | 'warning' | 'check-circle'; color: string; text: string }) {
  return (
    <>
      <Icon name={icon} size="sm" className={color} />
      {text}
    </>
  )
}

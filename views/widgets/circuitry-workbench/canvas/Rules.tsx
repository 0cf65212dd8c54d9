import { Icon } from '../../../components/Icon'
import type { Canvas } from './useCanvas'

const icons = { error: 'error', warning: 'warning', info: 'info' } as const
const names = { error: 'Error', warning: 'Warning', info: 'Note' } as const
/** More of them are not read: the first ones mend most. */
const most = 8

/** The rules that the circuits break, with what to do; each shows its tubes. */
export function Rules({ canvas: { findings, choose, setAt } }: { canvas: Canvas }) {
  const worst = (['error', 'warning', 'info'] as const).flatMap(severity =>
    findings.filter(finding => finding.severity === severity),
  )
  if (worst.length === 0)
    return (
      <p className="cw-sm m-0">
        <Icon name="check-circle" /> No rule is broken.
      </p>
    )
  return (
    <ul className="list-unstyled m-0 d-grid gap-1" aria-label="Rules">
      {worst.slice(0, most).map(({ rule, severity, tubes, message }) => (
        <li key={`${rule}${tubes.join()}`} className="d-flex gap-2 align-items-start cw-sm">
          <Icon name={icons[severity]} label={names[severity]} />
          <span>{message}</span>
          {tubes.length > 0 && (
            <button
              type="button"
              className="btn btn-link btn-sm p-0 ms-auto"
              onClick={() => {
                choose(tubes)
                setAt(tubes[0]!)
              }}
            >
              Show<span className="visually-hidden">{` ${tubes.length} tubes`}</span>
            </button>
          )}
        </li>
      ))}
      {worst.length > most && <li className="cw-sm cw-muted">{`And ${worst.length - most} more.`}</li>}
    </ul>
  )
}

import type { ReactNode } from 'react'
import Button from 'react-bootstrap/Button'
import type { Status } from '../../../shared/contracts/admin'
import { Icon, type IconName } from '../../components/Icon'

export interface FormFacts {
  csrfToken: string
  period: string
}

type Kind = Status['OutOfOrder'][number]['Action']['Kind'] | 'put-back' | 'test-mail'

/** The field that names what an action is about, and its icon. */
const looks: Readonly<Record<Kind, { field?: string; icon: IconName; needsPassword?: true }>> = {
  'back-up': { icon: 'database' },
  'test-mail': { icon: 'mail' },
  'send-again': { field: 'id', icon: 'mail' },
  'close-breaker': { field: 'upstream', icon: 'retry' },
  'end-job': { field: 'id', icon: 'stop' },
  'take-out': { field: 'node', icon: 'minus', needsPassword: true },
  'put-back': { field: 'node', icon: 'play', needsPassword: true },
  'forget-node': { field: 'node', icon: 'delete' },
  look: { icon: 'chevron-right' },
}

interface ActionFormProps extends FormFacts {
  kind: Kind
  target?: string
  /** What it is about, for those who do not see what stands beside it. */
  of?: string
  isMain?: boolean
  children: ReactNode
}

/** The button of an action; one that needs the password asks for it first. */
export function ActionForm({ kind, target = '', of, isMain, children, csrfToken, period }: ActionFormProps) {
  const { field, icon, needsPassword } = looks[kind]
  const variant = isMain ? 'primary' : 'outline-secondary'
  const className = `btn btn-${variant} btn-sm`
  const label = (
    <>
      <Icon name={icon} />
      {children}
      {of && <span className="visually-hidden"> {of}</span>}
    </>
  )
  if (kind === 'look')
    return (
      <a className={className} href={`#${target}`}>
        {label}
      </a>
    )
  const fields = (
    <>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {period !== 'hour' && <input type="hidden" name="period" value={period} />}
      {field && <input type="hidden" name={field} value={target} />}
    </>
  )
  if (!needsPassword)
    return (
      <form className="cc-act" method="post" action="/command-center">
        {fields}
        <Button variant={variant} size="sm" type="submit" name="action" value={kind}>
          {label}
        </Button>
      </form>
    )
  return (
    <details className="cc-act cc-ask">
      <summary className={className}>{label}</summary>
      <form method="post" action="/command-center">
        {fields}
        <label className="form-label">
          Your password
          <input
            className="form-control form-control-sm"
            type="password"
            name="password"
            autoComplete="current-password"
            required
          />
        </label>
        <Button size="sm" type="submit" name="action" value={kind}>
          {children}
        </Button>
      </form>
    </details>
  )
}

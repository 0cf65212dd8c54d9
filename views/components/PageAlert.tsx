import type { ReactNode } from 'react'
import Alert from 'react-bootstrap/Alert'
import { Icon, type IconName } from './Icon'

type Tone = 'ok' | 'info' | 'warn' | 'err'

const icons: Readonly<Record<Tone, IconName>> = { ok: 'check-circle', info: 'info', warn: 'warning', err: 'error' }

interface PageAlertProps {
  tone: Tone
  className?: string
  /** Without a role it is a part of the page that nobody is told of: it was there from the start. */
  role?: 'alert' | 'status' | 'region'
  'aria-label'?: string
  children: ReactNode
}

/** react-bootstrap's alert in the look of this product, for what the server renders: it brings 7 kB of script. */
export function PageAlert({ tone, className, role, children, ...label }: PageAlertProps) {
  return (
    <Alert
      {...label}
      bsPrefix="cw-alert"
      variant=""
      transition={false}
      role={role}
      className={className ? `${tone} ${className}` : tone}
    >
      <Icon name={icons[tone]} />
      {children}
    </Alert>
  )
}

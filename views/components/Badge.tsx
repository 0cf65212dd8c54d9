import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icons'

/** The look of a badge. Its colour only repeats the meaning of its icon and text. */
export interface BadgeLook {
  icon?: IconName
  tone?: 'ok' | 'warn' | 'err' | 'info' | 'cu'
}

/** A state in a word or two. */
export function Badge({ icon, tone, children }: BadgeLook & { children: ReactNode }) {
  return (
    <span className={tone ? `cw-badge ${tone}` : 'cw-badge'}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icons'

/** What a badge looks like: its colour says in passing what the icon and the words say. */
export interface BadgeLook {
  icon?: IconName
  tone?: 'ok' | 'warn' | 'err' | 'cu'
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

import type { MouseEvent } from 'react'
import { goBack } from '../client/goBack'
import { Icon } from '../components/Icon'

interface BackLinkProps {
  /** The target if there is no page to return to, or no script. */
  href: string
  label: string
  /** The CSS class; by default that of a button of the bar. */
  className?: string
}

/** Goes back to the previous page, if it belongs to Coilworks. */
export function BackLink({ href, label, className = 'cw-bar-btn' }: BackLinkProps) {
  function onClick(event: MouseEvent) {
    if (goBack()) event.preventDefault()
  }
  return (
    <a className={className} href={href} aria-label={label} title={label} onClick={onClick}>
      <Icon name="close" />
    </a>
  )
}

import type { MouseEvent } from 'react'
import { goBack } from '../client/goBack'
import { Icon } from '../components/Icon'

interface BackLinkProps {
  /** Where it goes when there is nothing to go back to, or no script. */
  href: string
  label: string
  /** How it looks; as a button of the bar where nothing is said. */
  className?: string
}

/** Goes back to the page that the reader came from, if that was one of ours. */
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

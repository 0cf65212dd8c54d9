import type { MouseEvent } from 'react'
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
  function goBack(event: MouseEvent) {
    const from = document.referrer && new URL(document.referrer).origin
    if (from !== window.location.origin || window.history.length < 2) return
    event.preventDefault()
    window.history.back()
  }
  return (
    <a className={className} href={href} aria-label={label} title={label} onClick={goBack}>
      <Icon name="close" />
    </a>
  )
}

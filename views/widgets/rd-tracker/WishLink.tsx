import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addressOf, type Wish } from '../../../shared/rAndD/wish'
import type { Tracker } from './useTracker'

interface WishLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  tracker: Tracker
  to: Wish
}

/** A link to another view: followed in place, by the browser in another tab, and by the server without script. */
export function WishLink({ tracker, to, children, ...link }: WishLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void tracker.go(to)
  }
  return (
    <a {...link} href={addressOf(to)} onClick={follow}>
      {children}
    </a>
  )
}

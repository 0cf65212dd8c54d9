import type { ReactNode } from 'react'
import { Icon } from './Icon'

/** A part of a page that only its script can change. Without script it says so, and shows only what is saved. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <div className="cw-needs-script">
      <noscript>
        <div className="cw-alert warn mt-3">
          <Icon name="warning" />
          <p className="mb-0">
            Changes on this page need JavaScript. Without it, the page shows what is saved. Please switch JavaScript on,
            or call our support.
          </p>
        </div>
      </noscript>
      {children}
    </div>
  )
}

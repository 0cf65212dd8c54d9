import type { ReactNode } from 'react'
import { PageAlert } from './PageAlert'

/** A part of a page that only its script can change. Without script it says so, and shows only what is saved. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <div className="cw-needs-script">
      <noscript>
        <PageAlert tone="warn" className="mt-3">
          <p className="mb-0">
            Changes on this page need JavaScript. Without it, the page shows what is saved. Please switch JavaScript on,
            or call our support.
          </p>
        </PageAlert>
      </noscript>
      {children}
    </div>
  )
}

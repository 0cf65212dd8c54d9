import type { ReactNode } from 'react'

/** A part of a page that only its script can change. Without script it says so, and shows only what is saved. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <div className="cw-needs-script">
      <noscript>
        <p className="cw-alert warn">
          Changes on this page need JavaScript. Without it, it shows what is saved. Please switch it on, or call our
          support.
        </p>
      </noscript>
      {children}
    </div>
  )
}

import { useState } from 'react'
import type { Notice } from '../../../shared/contracts/envelope'
import { Toast } from './Toast'

/** Notices that the server had for this page. Each closes after its life; the list keeps the places of the others. */
export function Toasts({ notices }: { notices: readonly Notice[] }) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  return (
    <section className="cw-toasts" aria-label="Notifications">
      {notices.map((notice, index) =>
        closed.has(index) ? null : (
          <Toast
            // Notices have no identity of their own, and their order never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            notice={notice}
            onClose={() => setClosed(before => new Set(before).add(index))}
          />
        ),
      )}
    </section>
  )
}

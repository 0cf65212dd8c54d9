import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ScrollPane } from '../../components/ScrollPane'

/** The data of a figure as a table, for readers who cannot see the drawing or want numbers. Rendered when opened. */
export function Values({ of, children }: { of: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // A reader may have opened it before its code was there.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])
  return (
    <details ref={details} className="wb-values" onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>
        Values<span className="visually-hidden">{` of the ${of}`}</span>
      </summary>
      {isOpen && (
        <ScrollPane name={`Values of the ${of}`} className="wb-values-table">
          <Suspense>{children}</Suspense>
        </ScrollPane>
      )}
    </details>
  )
}

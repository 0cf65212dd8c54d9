import { type ReactNode, useEffect, useRef } from 'react'

/** A button that opens a panel below it. A details element, so that it opens without script; Esc and a click elsewhere close it. */
export function Menu({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = (event: Event) => {
      if (!element.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.querySelector('summary')?.focus()
      } else if (element.contains(event.target as Node)) return
      element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('click', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('click', close)
      document.removeEventListener('focusin', close)
    }
  }, [])

  return (
    <details className={`wb-menu ${className ?? ''}`} ref={details}>
      <summary className="btn btn-outline-secondary btn-sm">{label}</summary>
      {children}
    </details>
  )
}

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface MenuProps {
  label: ReactNode
  /** Where the label is only a picture: what it says. */
  name?: string
  className?: string
  /** How the button looks. */
  look?: string
  /** What it offers; as a function, what is only fetched and made once the menu was opened. */
  children: ReactNode | (() => ReactNode)
}

/** A button that opens a panel below it. A details element, so that it opens without script; Esc, a choice and a click elsewhere close it. */
export function Menu({ label, name, className, look = 'btn-outline-secondary', children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = (event: Event) => {
      if (!element.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.querySelector('summary')?.focus()
      } else if (element.contains(event.target as Node)) {
        if (event.type !== 'click' || !(event.target as Element).closest('button')) return
        // Before what was chosen opens a dialog: that gives the focus back to where it was.
        element.querySelector('summary')?.focus()
      }
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
    <details className={`wb-menu ${className ?? ''}`} ref={details} onToggle={() => setOpened(true)}>
      <summary className={`btn ${look} btn-sm`} aria-label={name} title={name}>
        {label}
      </summary>
      {typeof children === 'function' ? wasOpened && <Suspense fallback={null}>{children()}</Suspense> : children}
    </details>
  )
}

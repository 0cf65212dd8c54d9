import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'

interface MenuProps {
  label: ReactNode
  /** The accessible name, if the label is only an icon. */
  name?: string
  className?: string
  /** The CSS class of the button's style. */
  look?: string
  /** The content; if a function, it is called (and may load code) only when the menu is first opened. */
  children: ReactNode | (() => ReactNode)
}

/**
 * A button that opens a panel below it. It is a details element, so that it opens without script. Esc, a choice, and
 * a click or focus elsewhere close it.
 */
export function Menu({ label, name, className, look = 'btn-outline-secondary', children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)
  // React shows what replaces a fallback 300 ms later. A boundary that waits in a transition shows none.
  const fill = () => startTransition(() => setOpened(true))

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
        // The choice may open a dialog, which later returns the focus to where it was: so focus the button first.
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
    <details className={`wb-menu ${className ?? ''}`} ref={details} onToggle={fill}>
      <summary className={`btn ${look} btn-sm`} aria-label={name} title={name}>
        {label}
      </summary>
      {typeof children === 'function' ? <Suspense>{wasOpened && children()}</Suspense> : children}
    </details>
  )
}

import type { ReactNode } from 'react'

interface ScrollPaneProps {
  /** Its name for screen readers. */
  name: string
  className?: string
  children: ReactNode
}

/** A part of the page that scrolls separately, so the keyboard must be able to focus it. */
export function ScrollPane({ name, className = 'cw-tablewrap', children }: ScrollPaneProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={className} aria-label={name} tabIndex={0}>
      {children}
    </section>
  )
}

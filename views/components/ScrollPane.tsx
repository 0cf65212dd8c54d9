import type { ReactNode } from 'react'

interface ScrollPaneProps {
  /** What a screen reader calls it. */
  name: string
  className?: string
  children: ReactNode
}

/** A part of the page that scrolls by itself, so the keyboard must reach it as well. */
export function ScrollPane({ name, className = 'cw-tablewrap', children }: ScrollPaneProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={className} aria-label={name} tabIndex={0}>
      {children}
    </section>
  )
}

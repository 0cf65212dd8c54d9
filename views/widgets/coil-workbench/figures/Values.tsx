import type { ReactNode } from 'react'

/** The data of a figure as a table, for who cannot or need not read the drawing. */
export function Values({ of, children }: { of: string; children: ReactNode }) {
  return (
    <details className="wb-values">
      <summary>
        Values<span className="visually-hidden"> of the {of}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="wb-values-table" aria-label={`Values of the ${of}`} tabIndex={0}>
        {children}
      </section>
    </details>
  )
}

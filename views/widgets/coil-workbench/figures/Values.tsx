import type { ReactNode } from 'react'
import { ScrollPane } from '../../../components/ScrollPane'

/** The data of a figure as a table, for who cannot or need not read the drawing. */
export function Values({ of, children }: { of: string; children: ReactNode }) {
  return (
    <details className="wb-values">
      <summary>
        Values<span className="visually-hidden"> of the {of}</span>
      </summary>
      <ScrollPane name={`Values of the ${of}`} className="wb-values-table">
        {children}
      </ScrollPane>
    </details>
  )
}

import type { ReactNode } from 'react'
import Table from 'react-bootstrap/Table'

/** The head of a column: its words, or those of a column of numbers with what they are in. */
export type ColumnHead = string | { numbers: string; unit?: string }

interface ScrollTableProps {
  name: string
  heads: readonly ColumnHead[]
  /** The last column has the actions of each row. */
  hasActions?: true
  /** The rows. */
  children: ReactNode
}

/** A table of a panel, which scrolls by itself where it is wider than the panel. */
export function ScrollTable({ name, heads, hasActions, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately, so the keyboard must focus it
    <section className="cc-scroll" tabIndex={0} aria-label={name}>
      <Table className="cc-t">
        <thead>
          <tr>
            {heads.map(head =>
              typeof head === 'string' ? (
                <th scope="col" key={head}>
                  {head}
                </th>
              ) : (
                <th scope="col" className="cw-num" key={head.numbers}>
                  {head.numbers}
                  {head.unit && <span className="cw-u">{head.unit}</span>}
                </th>
              ),
            )}
            {hasActions && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </section>
  )
}

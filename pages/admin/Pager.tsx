import { limits } from '../../shared/limits'
import { addressOf } from './addressOf'

const { rows } = limits.adminPage

interface PagerProps {
  /** What the rows are, in one word for one and for several. */
  of: readonly [one: string, several: string]
  page: number
  count: number
  /** The query of the list without its page. */
  asked: Record<string, string | undefined>
  /** Said behind the number of rows. */
  note?: string
}

/** The foot of a list: how many rows there are, and the pages before and after. */
export function Pager({ of: [one, several], page, count, asked, note }: PagerProps) {
  const here = (number: number) => addressOf('/admin', { ...asked, page: number === 1 ? undefined : String(number) })
  const first = (page - 1) * rows + 1
  const last = Math.min(page * rows, count)
  const shown = count === 0 ? `No ${several}` : count <= rows ? `${count} ${count === 1 ? one : several}` : undefined
  return (
    <footer className="cw-status ad-pages">
      <span>
        {shown ?? `${first} to ${last} of ${count} ${several}`}
        {note && `, ${note}`}
      </span>
      <nav aria-label="Pages" className="ms-auto">
        {page > 1 && (
          <a rel="prev" href={here(page - 1)}>
            Previous
          </a>
        )}
        {last < count && (
          <a rel="next" href={here(page + 1)}>
            Next
          </a>
        )}
      </nav>
    </footer>
  )
}

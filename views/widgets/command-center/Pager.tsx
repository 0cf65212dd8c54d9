import { addressOf, type lists, type Shown } from './addressOf'

interface PagerProps {
  list: (typeof lists)[number]
  page: { Page: number; Pages: number; Total: number }
  shown: Shown
}

/** Links to the pages before and after; nothing for a list with one page. */
export function Pager({ list, page: { Page, Pages, Total }, shown }: PagerProps) {
  if (Pages < 2) return null
  const to = (page: number) => addressOf({ ...shown, [list]: page }, list)
  return (
    <nav className="cc-pager" aria-label={`Pages of ${list}`}>
      <span className="cw-xs cw-muted cw-tnum">
        Page {Page + 1} of {Pages}, {Total} in all
      </span>
      {Page > 0 && (
        <a className="btn btn-quiet btn-sm" href={to(Page - 1)}>
          Previous
        </a>
      )}
      {Page < Pages - 1 && (
        <a className="btn btn-quiet btn-sm" href={to(Page + 1)}>
          Next
        </a>
      )}
    </nav>
  )
}

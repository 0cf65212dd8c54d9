import { Icon } from '../../components/Icon'
import { firstPage } from './userRows'
import type { UserList } from './useUserList'

/** Links to the previous and the next page; nothing if there is only one page. */
export function UserPages({ list: { counts, wish, linkTo } }: { list: UserList }) {
  const { Before, After } = counts
  if (!Before && !After) return null
  const first = firstPage(wish)
  return (
    <nav className="d-flex flex-wrap gap-2 justify-content-end px-3 py-2" aria-label="Pages of users">
      {Before && (
        <>
          <a className="btn btn-outline-secondary btn-sm" {...linkTo(first)}>
            First page
          </a>
          <a className="btn btn-outline-secondary btn-sm" rel="prev" {...linkTo({ ...first, before: Before })}>
            <Icon name="chevron-left" size="sm" />
            Previous
          </a>
        </>
      )}
      {After && (
        <a className="btn btn-outline-secondary btn-sm" rel="next" {...linkTo({ ...first, after: After })}>
          Next
          <Icon name="chevron-right" size="sm" />
        </a>
      )}
    </nav>
  )
}

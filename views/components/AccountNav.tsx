import type { Viewer } from '../../shared/frame/frame'
import { accountIcons } from './accountIcons'
import { Icon } from './Icon'

/** The navigation between the reader's account pages, beside each of them. `path` is that of the shown page. */
export function AccountNav({ viewer, path }: { viewer: Viewer; path: string }) {
  return (
    <nav className="cw-side" aria-label="Account">
      <p className="cw-xs cw-muted">{viewer.companyName}</p>
      <ul>
        {viewer.menu.account.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={currentOf(href, path)}>
              <Icon name={accountIcons[label] ?? 'user'} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `page` for the shown page; `true` for the list to which the shown page belongs. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

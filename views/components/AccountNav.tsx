import type { Viewer } from '../../shared/frame/frame'
import { accountIcons } from './accountIcons'
import { Icon } from './Icon'

/** The account pages that this reader has, beside each of them. `path` is that of the page shown. */
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

/** The page itself, or the list that it belongs to. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

import Badge from 'react-bootstrap/Badge'
import type { IconName } from '../../views/components/Icon'
import { Icon } from '../../views/components/Icon'

const sections = [
  { name: 'users', label: 'Users', icon: 'user' },
  { name: 'companies', label: 'Companies', icon: 'company' },
  { name: 'inbox', label: 'Inbox', icon: 'mail' },
  { name: 'catalogues', label: 'Catalogues', icon: 'spreadsheet' },
  { name: 'notices', label: 'Notices', icon: 'bell' },
  { name: 'audit', label: 'Audit trail', icon: 'file' },
  { name: 'rights', label: 'Rights on a day', icon: 'key' },
  { name: 'access', label: 'Access matrix', icon: 'lock' },
  { name: 'measurements', label: 'Measurements', icon: 'figures' },
  { name: 'retention', label: 'Retention', icon: 'clock' },
  { name: 'configuration', label: 'Configuration', icon: 'inputs' },
] as const satisfies readonly { name: string; label: string; icon: IconName }[]

export type Section = (typeof sections)[number]['name']

/** The navigation between the sections, each at its own address. */
export function Sections({ current, newRequests }: { current: Section; newRequests: number }) {
  return (
    <nav className="cw-side" aria-label="Sections">
      <ul>
        {sections.map(({ name, label, icon }) => (
          <li key={name}>
            <a href={`/admin?section=${name}`} aria-current={name === current ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
              {name === 'inbox' && newRequests > 0 && (
                <Badge bsPrefix="cw-badge" bg="" className="info ms-auto">
                  {newRequests}
                  <span className="visually-hidden"> new</span>
                </Badge>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

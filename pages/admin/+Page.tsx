import { AppBar } from '../../views/components/AppBar'
import { Icon } from '../../views/components/Icon'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import type { Data } from './+data'
import { AccessMatrix } from './AccessMatrix'
import { AuditTrail } from './AuditTrail'
import { Companies } from './Companies'
import { RightsOnDay } from './RightsOnDay'
import { Users } from './Users'
import '../../views/styles/adminPage.scss'

const sections = [
  { name: 'audit', label: 'Audit trail' },
  { name: 'rights', label: 'Rights on a day' },
  { name: 'access', label: 'Access matrix' },
  { name: 'users', label: 'Users' },
  { name: 'companies', label: 'Companies' },
] as const

/** The admin's page: the audit trail, the access rights, the users and the companies. */
export function Page() {
  const { viewer, preferences, csrfToken, address } = useFrame()
  const data = useData<Data>()
  return (
    <div className="cw-app ad">
      {viewer && (
        <AppBar
          {...{ viewer, preferences, csrfToken, address }}
          alerts={<Widget name="alerts" props={{}} />}
          impersonate={<Widget name="impersonate" props={{}} />}
          title={
            <a className="cw-bar-btn" href="/admin">
              <Icon name="lock" />
              <span className="t">Admin</span>
            </a>
          }
        />
      )}
      <nav className="cw-toolbar" aria-label="Sections">
        <div className="cw-tabs">
          {sections.map(({ name, label }) => (
            <a
              key={name}
              className="cw-tab"
              href={`/admin?section=${name}`}
              aria-current={name === data.section ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </div>
      </nav>
      {data.section === 'audit' && <AuditTrail data={data} />}
      {data.section === 'rights' && <RightsOnDay data={data} />}
      {data.section === 'access' && <AccessMatrix />}
      {data.section === 'companies' && <Companies data={data} csrfToken={csrfToken} />}
      {data.section === 'users' && <Users data={data} csrfToken={csrfToken} />}
    </div>
  )
}

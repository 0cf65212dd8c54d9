import { AppBar } from '../../views/components/AppBar'
import { Icon } from '../../views/components/Icon'
import { useData } from '../../views/DataContext'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import type { Data } from './+data'
import { AccessMatrix } from './AccessMatrix'
import { AuditTrail } from './AuditTrail'
import { Catalogues } from './Catalogues'
import { Companies } from './Companies'
import { Configuration } from './Configuration'
import { Inbox } from './Inbox'
import { Measurements } from './Measurements'
import { Notices } from './Notices'
import { Retention } from './Retention'
import { RightsOnDay } from './RightsOnDay'
import { Sections } from './Sections'
import { Users } from './Users'
import '../../views/styles/adminPage.scss'

/** The admin's page: the sections beside each other, and the one that the address names. */
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
      <Sections current={data.section} newRequests={data.newRequests} />
      {data.section === 'audit' && <AuditTrail data={data} />}
      {data.section === 'rights' && <RightsOnDay data={data} />}
      {data.section === 'access' && <AccessMatrix />}
      {data.section === 'companies' && <Companies data={data} csrfToken={csrfToken} />}
      {data.section === 'inbox' && <Inbox data={data} csrfToken={csrfToken} />}
      {data.section === 'catalogues' && <Catalogues data={data} csrfToken={csrfToken} />}
      {data.section === 'measurements' && <Measurements data={data} />}
      {data.section === 'retention' && <Retention data={data} csrfToken={csrfToken} />}
      {data.section === 'configuration' && <Configuration data={data} csrfToken={csrfToken} />}
      {data.section === 'notices' && <Notices data={data} csrfToken={csrfToken} />}
      {data.section === 'users' && <Users data={data} csrfToken={csrfToken} />}
    </div>
  )
}

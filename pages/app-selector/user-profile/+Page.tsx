import { routes } from '../../../shared/routes'
import { Icon } from '../../../views/components/Icon'
import { NeedsScript } from '../../../views/components/NeedsScript'
import { useData } from '../../../views/DataContext'
import { Widget } from '../../../views/widgets/Widget'
import type { data } from './+data'
import '../../../views/styles/accountPage.scss'

export function Page() {
  const { profile, isActing, hasSecurityQuestions } = useData<Awaited<ReturnType<typeof data>>>()
  return (
    <div className="cw-account cw-account-wide">
      <h1>User Profile</h1>
      <p className="cw-2 mb-0">How we and your colleagues reach you.</p>
      <NeedsScript>
        <Widget name="user-profile" props={{ profile, isActing }} />
      </NeedsScript>
      {!isActing && (
        <ul className="cw-account-links">
          <li>
            <a href={routes.changePassword.path}>
              <Icon name="lock" />
              Change Password
            </a>
          </li>
          <li>
            <a href={routes.secondFactor.path}>
              <Icon name="phone" />
              Two-step login
            </a>
          </li>
          {hasSecurityQuestions && (
            <li>
              <a href={routes.securityQuestions.path}>
                <Icon name="key" />
                Security Questions
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

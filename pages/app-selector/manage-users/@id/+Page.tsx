import { routes } from '../../../../shared/routes'
import { Icon } from '../../../../views/components/Icon'
import { NeedsScript } from '../../../../views/components/NeedsScript'
import { useData } from '../../../../views/DataContext'
import { Widget } from '../../../../views/widgets/Widget'
import type { Data } from './+data'
import '../../../../views/styles/usersPage.scss'

export function Page() {
  return (
    <>
      <p className="us-back">
        <a href={routes.manageUsers.path}>
          <Icon name="chevron-left" size="sm" />
          All users
        </a>
      </p>
      <NeedsScript>
        <Widget name="company-user" props={useData<Data>()} />
      </NeedsScript>
    </>
  )
}

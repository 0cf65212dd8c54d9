import { NeedsScript } from '../../../views/components/NeedsScript'
import { useData } from '../../../views/DataContext'
import { Widget } from '../../../views/widgets/Widget'
import type { data } from './+data'
import { FindOwner } from './FindOwner'
import { NewcomerRoles } from './NewcomerRoles'
import '../../../views/styles/accountPage.scss'

export function Page() {
  const { profile, sought, countries, states, roles, isActing } = useData<Awaited<ReturnType<typeof data>>>()
  return (
    <div className="cw-account cw-account-wide">
      <h1>Company Profile</h1>
      <p className="cw-2 mb-0">Your company as it stands on offers and reports, and who owns its account.</p>
      {!isActing && <FindOwner listed={profile.Users.length} total={profile.UsersTotal} sought={sought} />}
      <NeedsScript>
        <Widget name="company-profile" props={{ profile, countries, states, isActing }} />
      </NeedsScript>
      {!isActing && <NewcomerRoles {...roles} />}
    </div>
  )
}

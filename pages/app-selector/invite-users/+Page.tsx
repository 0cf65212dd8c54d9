import { messages } from '../../../shared/texts'
import { NeedsScript } from '../../../views/components/NeedsScript'
import { PageAlert } from '../../../views/components/PageAlert'
import { TheirsAlone } from '../../../views/components/TheirsAlone'
import { useData } from '../../../views/DataContext'
import { Widget } from '../../../views/widgets/Widget'
import type { Data } from './+data'
import '../../../views/styles/usersPage.scss'

export function Page() {
  const { mayInvite, isActing, companyRoles } = useData<Data>()
  return (
    <div className="us-narrow">
      <h1>Invite users</h1>
      <p className="cw-2">Each person gets a mail with a link of their own, to register in your company.</p>
      {isActing ? (
        <TheirsAlone />
      ) : mayInvite ? (
        <NeedsScript>
          <Widget name="invite-users" props={{ companyRoles }} />
        </NeedsScript>
      ) : (
        <PageAlert tone="info">{messages.engineeringInvites}</PageAlert>
      )}
    </div>
  )
}

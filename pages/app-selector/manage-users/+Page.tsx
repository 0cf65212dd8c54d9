import { NeedsScript } from '../../../views/components/NeedsScript'
import { useData } from '../../../views/DataContext'
import { Widget } from '../../../views/widgets/Widget'
import type { Data } from './+data'
import '../../../views/styles/usersPage.scss'

export function Page() {
  return (
    <NeedsScript>
      <Widget name="manage-users" props={useData<Data>()} />
    </NeedsScript>
  )
}

import { useData } from '../../../views/DataContext'
import { Widget } from '../../../views/widgets/Widget'
import type { Data } from './+data'
import '../../../views/styles/usersPage.scss'

export function Page() {
  return <Widget name="manage-users" props={useData<Data>()} />
}

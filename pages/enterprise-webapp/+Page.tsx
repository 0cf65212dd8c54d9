import '../../views/styles/workbenchPage.scss'
import { tools } from '../../shared/tools/tools'
import { useData } from '../../views/DataContext'
import { Widget } from '../../views/widgets/Widget'
import { isOfNobody } from '../../views/workbench/page/isOfNobody'
import { WorkbenchPage } from '../../views/workbench/page/WorkbenchPage'
import type { Data } from './+data'

/** The coil workbench. */
export function Page() {
  const data = useData<Data>()
  return (
    <WorkbenchPage tool={tools.coilSelection}>
      {frame => <Widget name="coil-workbench" props={{ ...data, ...frame }} isShared={isOfNobody(data)} />}
    </WorkbenchPage>
  )
}

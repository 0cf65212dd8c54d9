import { tools } from '../../shared/tools/tools'
import '../../views/styles/workbenchPage.scss'
import { useData } from '../../views/DataContext'
import type { MistData } from '../../views/widgets/mist-workbench/mistData.server'
import { Widget } from '../../views/widgets/Widget'
import { isOfNobody } from '../../views/workbench/page/isOfNobody'
import { WorkbenchPage } from '../../views/workbench/page/WorkbenchPage'

/** The page of the mists. */
export function Page() {
  const data = useData<MistData>()
  return (
    <WorkbenchPage tool={tools.mist}>
      {frame => <Widget name="mist-workbench" props={{ ...data, ...frame }} isShared={isOfNobody(data)} />}
    </WorkbenchPage>
  )
}

import { tools } from '../../shared/tools/tools'
import '../../views/styles/workbenchPage.scss'
import { useData } from '../../views/DataContext'
import type { GasData } from '../../views/widgets/gas-workbench/gasData.server'
import { Widget } from '../../views/widgets/Widget'
import { isOfNobody } from '../../views/workbench/page/isOfNobody'
import { WorkbenchPage } from '../../views/workbench/page/WorkbenchPage'

/** The page of the gases. */
export function Page() {
  const data = useData<GasData>()
  return (
    <WorkbenchPage tool={tools.gas}>
      {frame => <Widget name="gas-workbench" props={{ ...data, ...frame }} isShared={isOfNobody(data)} />}
    </WorkbenchPage>
  )
}

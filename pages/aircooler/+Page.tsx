import { tools } from '../../shared/tools/tools'
import '../../views/styles/workbenchPage.scss'
import { useData } from '../../views/DataContext'
import type { AirCoolerData } from '../../views/widgets/air-cooler-workbench/airCoolerData.server'
import { Widget } from '../../views/widgets/Widget'
import { isOfNobody } from '../../views/workbench/page/isOfNobody'
import { WorkbenchPage } from '../../views/workbench/page/WorkbenchPage'

/** The page of the air coolers. */
export function Page() {
  const data = useData<AirCoolerData>()
  return (
    <WorkbenchPage tool={tools.airCooler}>
      {frame => <Widget name="air-cooler-workbench" props={{ ...data, ...frame }} isShared={isOfNobody(data)} />}
    </WorkbenchPage>
  )
}

import { tools } from '../../shared/tools/tools'
import '../../views/styles/workbenchPage.scss'
import '../../views/styles/circuitsPage.scss'
import { useData } from '../../views/DataContext'
import type { CircuitryData } from '../../views/widgets/circuitry-workbench/circuitryData.server'
import { Widget } from '../../views/widgets/Widget'
import { isOfNobody } from '../../views/workbench/page/isOfNobody'
import { WorkbenchPage } from '../../views/workbench/page/WorkbenchPage'

/** The circuitry builder. */
export function Page() {
  const data = useData<CircuitryData>()
  return (
    <WorkbenchPage tool={tools.circuits}>
      {frame => <Widget name="circuitry-workbench" props={{ ...data, ...frame }} isShared={isOfNobody(data)} />}
    </WorkbenchPage>
  )
}

import { tools } from '../../../shared/tools/tools'
import { useData } from '../../DataContext'
import { isOfNobody } from '../../workbench/page/isOfNobody'
import { WorkbenchPage } from '../../workbench/page/WorkbenchPage'
import { Widget } from '../Widget'
import type { EconomizerData } from './economizerData.server'
import type { EconomizerRoute } from './economizerPageTool'

/** A page of the economizers. */
export function EconomizerPage({ route }: { route: EconomizerRoute }) {
  const data = useData<EconomizerData>()
  return (
    <WorkbenchPage tool={tools.economizer}>
      {frame => <Widget name="economizer-workbench" props={{ route, ...data, ...frame }} isShared={isOfNobody(data)} />}
    </WorkbenchPage>
  )
}

import type { PageContextServer } from 'vike/types'
import { isAsThen, resultsOf, snapshotResults } from '../../shared/coils/document/coilSnapshot'
import { engineComparison } from '../../shared/coils/engineComparison'
import { coilPageTool } from '../../views/widgets/coil-workbench/coilPageTool'
import { workbenchData } from '../../views/workbench/page/workbenchData.server'

/** The data of the coil workbench. */
export async function data(context: PageContextServer) {
  const { identity, now } = context
  const isNewEngineEnabled = identity?.IsNewEngineEnabled ?? false
  return {
    ...(await workbenchData(context, coilPageTool, (results, rating) =>
      isAsThen(snapshotResults.parse(results), resultsOf(rating)),
    )),
    canChooseEngine: isNewEngineEnabled,
    canCompareEngines: engineComparison({ roles: identity?.Roles ?? [], isNewEngineEnabled }, now).isShown,
  }
}

export type Data = ReturnType<typeof data>

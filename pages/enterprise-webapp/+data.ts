import type { PageContextServer } from 'vike/types'
import { isAsThen, resultsOf, snapshotResults } from '../../shared/coils/document/coilSnapshot'
import { coilStudies } from '../../shared/contracts'
import { coilPageTool } from '../../views/widgets/coil-workbench/coilPageTool'
import { workbenchData } from '../../views/workbench/page/workbenchData.server'

/** The data of the coil workbench. */
export async function data(context: PageContextServer) {
  const { identity, call } = context
  const isNewEngineEnabled = identity?.IsNewEngineEnabled ?? false
  return {
    ...(await workbenchData(context, coilPageTool, (results, rating) =>
      isAsThen(snapshotResults.parse(results), resultsOf(rating)),
    )),
    canChooseEngine: isNewEngineEnabled,
    canCompareEngines: isNewEngineEnabled && ((await call(coilStudies.GetEngineComparison)).Item?.IsShown ?? false),
  }
}

export type Data = ReturnType<typeof data>

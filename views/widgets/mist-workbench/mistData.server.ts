/** The data of the page of the mists: the project, the places whose climate is known, and the nozzles. */
import type { PageContextServer } from 'vike/types'
import { enterprise, products } from '../../../shared/contracts'
import { resultsOf, snapshotResults } from '../../../shared/mist/document/mistSnapshot'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { mistPageTool } from './mistPageTool'

export async function mistData(context: PageContextServer) {
  const [data, { Places: places }, nozzles] = await Promise.all([
    workbenchData(context, mistPageTool, (results, rating) =>
      sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
    ),
    context.ask(products.mistClimates),
    context.call(enterprise.GetNozzles),
  ])
  const { IsSample: isSample = false, Records: records = [] } = nozzles.Item ?? {}
  return { ...data, places, nozzles: { isSample, records } }
}

export type MistData = ReturnType<typeof mistData>

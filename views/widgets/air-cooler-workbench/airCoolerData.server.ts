/** The data of the page of the air coolers: the project, the places whose climate is known, the gases, the fans. */
import type { PageContextServer } from 'vike/types'
import { places } from '../../../engine/climates'
import { gasNames } from '../../../engine/fluids'
import { resultsOf, snapshotResults } from '../../../shared/aircooler/document/airCoolerSnapshot'
import { enterprise } from '../../../shared/contracts'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { inUse } from '../../workbench/page/inUse.server'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { airCoolerPageTool } from './airCoolerPageTool'

export async function airCoolerData(context: PageContextServer) {
  const [data, fans] = await Promise.all([
    workbenchData(context, airCoolerPageTool, (results, rating) =>
      sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
    ),
    context.call(enterprise.GetFans),
  ])
  return {
    ...data,
    places: places.map(({ id, name, region, country }) => ({ id, name, region, country })),
    gases: gasNames(),
    fans: inUse(fans, data.document),
  }
}

export type AirCoolerData = ReturnType<typeof airCoolerData>

/** The data of the page of the air coolers: the project, the places whose climate is known, the gases. */
import type { PageContextServer } from 'vike/types'
import { places } from '../../../engine/climates'
import { gasNames } from '../../../engine/fluids'
import { resultsOf, snapshotResults } from '../../../shared/aircooler/document/airCoolerSnapshot'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { airCoolerPageTool } from './airCoolerPageTool'

export async function airCoolerData(context: PageContextServer) {
  const data = await workbenchData(context, airCoolerPageTool, (results, rating) =>
    sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
  )
  return {
    ...data,
    places: places.map(({ id, name, region, country }) => ({ id, name, region, country })),
    gases: gasNames(),
  }
}

export type AirCoolerData = ReturnType<typeof airCoolerData>

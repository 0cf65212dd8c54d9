/** The data of the pages of circuits. */
import type { PageContextServer } from 'vike/types'
import { resultsOf, snapshotResults } from '../../../shared/circuitry/document/circuitsSnapshot'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { type CircuitryRoute, circuitryPageTools } from './circuitryPageTool'

export async function circuitryData(context: PageContextServer, route: CircuitryRoute) {
  const data = await workbenchData(context, circuitryPageTools[route], (results, rating) =>
    sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
  )
  return { ...data, route }
}

export type CircuitryData = Awaited<ReturnType<typeof circuitryData>>

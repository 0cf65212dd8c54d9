/** The data of the page of the mists: the project, and the places whose climate is known. */
import type { PageContextServer } from 'vike/types'
import { products } from '../../../shared/contracts'
import { resultsOf, snapshotResults } from '../../../shared/mist/document/mistSnapshot'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { mistPageTool } from './mistPageTool'

export async function mistData(context: PageContextServer) {
  const [data, { Places: places }] = await Promise.all([
    workbenchData(context, mistPageTool, (results, rating) =>
      sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
    ),
    context.ask(products.mistClimates),
  ])
  return { ...data, places }
}

export type MistData = ReturnType<typeof mistData>

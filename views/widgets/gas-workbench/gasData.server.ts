/** The data of the page of the gases: the project, the gases that can be mixed, and the saved mixtures. */
import type { PageContextServer } from 'vike/types'
import { listedGases } from '../../../engine/fluids'
import { contracts } from '../../../shared/contracts'
import { resultsOf, snapshotResults } from '../../../shared/gas/document/gasSnapshot'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { tools } from '../../../shared/tools/tools'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { gasPageTool } from './gasPageTool'

export async function gasData(context: PageContextServer) {
  const [data, { Items }] = await Promise.all([
    workbenchData(context, gasPageTool, (results, rating) =>
      sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
    ),
    context.call(contracts[tools.gas.service].ListMixtures, {}),
  ])
  return { ...data, mixtures: Items ?? [], gases: listedGases() }
}

export type GasData = ReturnType<typeof gasData>

/** The data of the pages of circuits. */
import type { PageContextServer } from 'vike/types'
import { segmentChoices } from '../../../engine/segments/segmentSettings'
import { resultsOf, snapshotResults } from '../../../shared/circuitry/document/circuitsSnapshot'
import { outlineOf } from '../../../shared/circuitry/facts/outlineOf'
import { products } from '../../../shared/contracts'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { type CircuitryRoute, circuitryPageTools } from './circuitryPageTool'

export async function circuitryData(context: PageContextServer, route: CircuitryRoute) {
  const [data, segments] = await Promise.all([
    workbenchData(context, circuitryPageTools[route], (results, rating) =>
      sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
    ),
    // Only who holds the role of the segmented program has a token of its service.
    route === 'segmentedProgram' ? context.ask(products.segmentedProgramChoices) : { Segments: segmentChoices },
  ])
  return { ...data, rating: data.rating && outlineOf(data.rating), segmentChoices: segments.Segments }
}

export type CircuitryData = Awaited<ReturnType<typeof circuitryData>>

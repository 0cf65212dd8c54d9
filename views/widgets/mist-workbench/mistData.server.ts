/** The data of the page of the mists: the project, the nozzles, and where the browser asks for the places. */
import type { PageContextServer } from 'vike/types'
import { enterprise, products } from '../../../shared/contracts'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import { resultsOf, snapshotResults } from '../../../shared/mist/document/mistSnapshot'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { withDigits } from '../../../shared/tools/results/withDigits'
import { inUse } from '../../workbench/page/inUse.server'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { mistPageTool } from './mistPageTool'

export async function mistData(context: PageContextServer) {
  const [data, nozzles] = await Promise.all([
    workbenchData(context, mistPageTool, (results, rating) =>
      sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
    ),
    context.call(enterprise.GetNozzles),
  ])
  return {
    ...data,
    rating: data.rating && asDrawn(data.rating),
    placesAt: context.addressOf(products.mistClimates),
    nozzles: inUse(nozzles, data.document),
  }
}

/** Digits of what is only drawn, or shown with at most four. */
const digits = 5

/** The rating as the page shows it: the hours of the map and the lines of the chart are hundreds of numbers. */
function asDrawn(rating: MistRating): MistRating {
  const { hoursOfDay, design } = rating
  return {
    ...rating,
    hoursOfDay: withDigits(hoursOfDay, digits),
    design: { ...design, chart: withDigits(design.chart, digits) },
  }
}

export type MistData = ReturnType<typeof mistData>

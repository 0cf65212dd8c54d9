/** The data of a page of the economizers: the project, and the catalogues that the page offers. */
import type { PageContextServer } from 'vike/types'
import { enterprise } from '../../../shared/contracts'
import { resultsOf, snapshotResults } from '../../../shared/economizer/document/economizerSnapshot'
import { sameNumbers } from '../../../shared/tools/results/sameNumbers'
import { inUse } from '../../workbench/page/inUse.server'
import { workbenchData } from '../../workbench/page/workbenchData.server'
import { type EconomizerRoute, economizerPageTools } from './economizerPageTool'

export async function economizerData(context: PageContextServer, route: EconomizerRoute) {
  const { call } = context
  const [data, boilers, standardUnits] = await Promise.all([
    workbenchData(context, economizerPageTools[route], (results, rating) =>
      sameNumbers(snapshotResults.parse(results), resultsOf(rating)),
    ),
    call(enterprise.GetBoilers),
    call(enterprise.GetStandardEconomizers),
  ])
  return {
    ...data,
    boilers: inUse(boilers, data.document),
    standardUnits: inUse(standardUnits, data.document),
  }
}

export type EconomizerData = ReturnType<typeof economizerData>

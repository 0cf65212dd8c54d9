import type { ReactNode } from 'react'
import { SearchPane } from '../../../workbench/search/SearchPane'
import { useAirCooler } from '../useAirCooler'
import { airCoolerSearch } from './airCoolerSearch'

/** The search for air coolers, in the middle pane. */
export function Candidates({ viewSwitch }: { viewSwitch: ReactNode }) {
  return <SearchPane of={airCoolerSearch} state={useAirCooler().search} viewSwitch={viewSwitch} />
}

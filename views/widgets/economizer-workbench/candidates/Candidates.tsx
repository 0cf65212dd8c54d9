import { type ReactNode, useMemo } from 'react'
import { SearchPane } from '../../../workbench/search/SearchPane'
import { useEconomizer } from '../useEconomizer'
import { economizerSearch } from './economizerSearch'

/** The search for economizers, in the middle pane. */
export function Candidates({ viewSwitch }: { viewSwitch: ReactNode }) {
  const { search, standardUnits } = useEconomizer()
  const of = useMemo(() => economizerSearch(standardUnits.records), [standardUnits])
  return <SearchPane of={of} state={search} viewSwitch={viewSwitch} />
}

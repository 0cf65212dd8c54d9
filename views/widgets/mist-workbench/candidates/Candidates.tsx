import type { ReactNode } from 'react'
import { SearchPane } from '../../../workbench/search/SearchPane'
import { useMist } from '../useMist'
import { mistSearch } from './mistSearch'

/** The search for sprays, in the middle pane. */
export function Candidates({ viewSwitch }: { viewSwitch: ReactNode }) {
  return <SearchPane of={mistSearch} state={useMist().search} viewSwitch={viewSwitch} />
}

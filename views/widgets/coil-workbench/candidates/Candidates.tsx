import type { ReactNode } from 'react'
import { SearchPane } from '../../../workbench/search/SearchPane'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { coilSearch } from './coilSearch'

/** The search for coils, in the middle pane. */
export function Candidates({ viewSwitch }: { viewSwitch: ReactNode }) {
  return <SearchPane of={coilSearch} state={useCoilWorkbench().search} viewSwitch={viewSwitch} />
}

import type { ReactNode } from 'react'
import { SearchPane } from '../../../workbench/search/SearchPane'
import { useGas } from '../useGas'
import { gasCoilSearch } from './gasCoilSearch'

/** The search for dry gas coils, in the middle pane. */
export function Candidates({ viewSwitch }: { viewSwitch: ReactNode }) {
  return <SearchPane of={gasCoilSearch} state={useGas().search} viewSwitch={viewSwitch} />
}

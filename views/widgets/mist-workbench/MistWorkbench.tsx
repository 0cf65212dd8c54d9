import type { MistInput } from '../../../shared/mist/document/mistDocument'
import type { MistRating } from '../../../shared/mist/document/mistRating'
import type { MistSearch, MistSearchAnswer } from '../../../shared/mist/search/mistSearch'
import { useToolSearch } from '../../workbench/search/useToolSearch'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { firstWish } from './candidates/varied'
import { mistPageTool } from './mistPageTool'
import { mistParts } from './mistParts'
import type { MistOwn } from './useMist'

type MistWorkbenchProps = WorkbenchProps<MistInput, MistRating> & Pick<MistOwn, 'places' | 'nozzles'>

/** The workbench of the mists. */
export function MistWorkbench({ places, nozzles, ...page }: MistWorkbenchProps) {
  const useOwn = (item: string): MistOwn => ({
    places,
    nozzles,
    search: useToolSearch<MistSearch, MistSearchAnswer>(item, firstWish),
  })
  return <Workbench tool={mistPageTool} parts={mistParts} useOwn={useOwn} {...page} />
}

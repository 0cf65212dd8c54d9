import type { CoilRating } from '../../../engine/coils/coil'
import type { DesignAnswer } from '../../../engine/design/design'
import type { CoilSearch } from '../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { useToolSearch } from '../../workbench/search/useToolSearch'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { firstWish } from './candidates/varied'
import { coilPageTool } from './coilPageTool'
import { coilParts } from './coilParts'
import type { CoilOwn } from './useCoilWorkbench'

type CoilWorkbenchProps = WorkbenchProps<CoilInput, CoilRating> & Pick<CoilOwn, 'canChooseEngine' | 'canCompareEngines'>

/** The workbench of the coil selection. */
export function CoilWorkbench({ canChooseEngine, canCompareEngines, ...page }: CoilWorkbenchProps) {
  const useOwn = (item: string): CoilOwn => ({
    ...{ canChooseEngine, canCompareEngines },
    search: useToolSearch<CoilSearch, DesignAnswer>(item, firstWish),
  })
  return <Workbench tool={coilPageTool} parts={coilParts} useOwn={useOwn} {...page} />
}

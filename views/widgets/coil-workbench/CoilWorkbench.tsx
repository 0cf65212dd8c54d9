import { useState } from 'react'
import type { CoilRating } from '../../../engine/coils/coil'
import type { DesignAnswer } from '../../../engine/design/design'
import type { CoilSearch } from '../../../shared/coils/coilSearch'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import { useSearch } from '../../workbench/search/useSearch'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { firstWish } from './candidates/wish'
import { coilPageTool } from './coilPageTool'
import { coilParts } from './coilParts'
import type { CoilOwn } from './useCoilWorkbench'

type CoilWorkbenchProps = WorkbenchProps<CoilInput, CoilRating> & Pick<CoilOwn, 'canChooseEngine' | 'canCompareEngines'>

/** The coil selection. */
export function CoilWorkbench({ canChooseEngine, canCompareEngines, ...page }: CoilWorkbenchProps) {
  const [wish, setWish] = useState(firstWish)
  const useOwn = (item: string): CoilOwn => ({
    ...{ canChooseEngine, canCompareEngines, wish, setWish },
    search: useSearch<CoilSearch, DesignAnswer>(item),
  })
  return <Workbench tool={coilPageTool} parts={coilParts} useOwn={useOwn} {...page} />
}

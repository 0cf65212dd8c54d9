import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import type { GasCoilSearch, GasCoilSearchAnswer } from '../../../shared/gas/search/gasCoilSearch'
import { useToolSearch } from '../../workbench/search/useToolSearch'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { firstWish } from './candidates/varied'
import { gasPageTool } from './gasPageTool'
import { gasParts } from './gasParts'
import type { GasOwn } from './useGas'

type GasWorkbenchProps = WorkbenchProps<GasInput, GasRating> & Pick<GasOwn, 'gases' | 'mixtures'>

/** The workbench of the gases. */
export function GasWorkbench({ gases, mixtures, ...page }: GasWorkbenchProps) {
  const useOwn = (item: string): GasOwn => ({
    gases,
    mixtures,
    search: useToolSearch<GasCoilSearch, GasCoilSearchAnswer>(item, firstWish),
  })
  return <Workbench tool={gasPageTool} parts={gasParts} useOwn={useOwn} {...page} />
}

import type { GasInput } from '../../../shared/gas/document/gasDocument'
import type { GasRating } from '../../../shared/gas/document/gasRating'
import { Workbench, type WorkbenchProps } from '../../workbench/Workbench'
import { gasPageTool } from './gasPageTool'
import { gasParts } from './gasParts'
import type { GasOwn } from './useGas'

type GasWorkbenchProps = WorkbenchProps<GasInput, GasRating> & GasOwn

/** The workbench of the gases. */
export function GasWorkbench({ gases, mixtures, ...page }: GasWorkbenchProps) {
  const useOwn = (): GasOwn => ({ gases, mixtures })
  return <Workbench tool={gasPageTool} parts={gasParts} useOwn={useOwn} {...page} />
}

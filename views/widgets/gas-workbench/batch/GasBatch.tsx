import type { GasInput } from '../../../../shared/gas/document/gasDocument'
import { headExamples, readGases } from '../../../../shared/gas/pasted/pastedGases'
import { BatchView, type PastedTable } from '../../../workbench/batch/BatchView'
import type { ProjectState } from '../../../workbench/state/useProject'

const table: PastedTable<GasInput> = {
  examples: system => headExamples[system],
  read: readGases,
}

/** One gas at many states, pasted as a table. */
export function GasBatch(props: { project: ProjectState; onBack: () => void }) {
  return <BatchView table={table} {...props} />
}

import type { EconomizerInput } from '../../../../shared/economizer/document/economizerDocument'
import { headExamples, readEconomizers } from '../../../../shared/economizer/pasted/pastedEconomizers'
import { BatchView, type PastedTable } from '../../../workbench/batch/BatchView'
import type { ProjectState } from '../../../workbench/state/useProject'

const table: PastedTable<EconomizerInput> = {
  examples: system => headExamples[system],
  read: readEconomizers,
}

/** Economizers of many boilers, pasted as a table. */
export function EconomizerBatch(props: { project: ProjectState; onBack: () => void }) {
  return <BatchView table={table} {...props} />
}

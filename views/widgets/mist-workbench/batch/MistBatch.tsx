import type { MistInput } from '../../../../shared/mist/document/mistDocument'
import { headExamples, readMists } from '../../../../shared/mist/pasted/pastedMists'
import { BatchView, type PastedTable } from '../../../workbench/batch/BatchView'
import type { ProjectState } from '../../../workbench/state/useProject'

const table: PastedTable<MistInput> = {
  examples: system => headExamples[system],
  read: readMists,
}

/** Mists of many machines, pasted as a table. */
export function MistBatch(props: { project: ProjectState; onBack: () => void }) {
  return <BatchView table={table} {...props} />
}

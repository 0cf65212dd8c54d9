import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { readDuties } from '../../../../shared/coils/duties/duties'
import { headExamples } from '../../../../shared/coils/duties/dutyColumns'
import { BatchView, type PastedTable } from '../../../workbench/batch/BatchView'
import type { ProjectState } from '../../../workbench/state/useProject'

const duties: PastedTable<CoilInput> = {
  tracked: 'Coils from a table',
  examples: system => headExamples[system],
  read: readDuties,
}

/** Duties of coils, pasted as a table. */
export function CoilBatch(props: { project: ProjectState; onBack: () => void }) {
  return <BatchView table={duties} {...props} />
}

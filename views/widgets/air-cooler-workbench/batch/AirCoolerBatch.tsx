import type { AirCoolerInput } from '../../../../shared/aircooler/document/airCoolerDocument'
import { headExamples, readAirCoolers } from '../../../../shared/aircooler/pasted/pastedAirCoolers'
import { BatchView, type PastedTable } from '../../../workbench/batch/BatchView'
import type { ProjectState } from '../../../workbench/state/useProject'

const table: PastedTable<AirCoolerInput> = {
  examples: system => headExamples[system],
  read: readAirCoolers,
}

/** Many air coolers, pasted as a table. */
export function AirCoolerBatch(props: { project: ProjectState; onBack: () => void }) {
  return <BatchView table={table} {...props} />
}

import { useMemo } from 'react'
import { FormMessage } from '../../../components/FormMessage'
import { ScrollPane } from '../../../components/ScrollPane'
import { ViewHead } from '../frame/ViewHead'
import type { ProjectState } from '../state/useProject'
import { useWorkbench } from '../WorkbenchContext'
import { ScheduleTable } from './ScheduleTable'
import { useRatings } from './useRatings'

interface ScheduleViewProps {
  name: string
  project: ProjectState
  onBack: () => void
}

/** The whole project, a line a coil, in the place of the workbench's panes. */
export function ScheduleView({ name, project, onBack }: ScheduleViewProps) {
  const { reader } = useWorkbench()
  const { coils } = project.project
  const inputs = useMemo(() => coils.map(({ form }) => form.input), [coils])
  const { ratedOf, isWorking, failure } = useRatings(inputs)
  const lines = coils.map(({ id, form }) => ({
    key: id,
    head: (
      <button
        className="btn btn-link btn-sm wb-inline"
        type="button"
        onClick={() => {
          project.show(id)
          onBack()
        }}
      >
        {form.tag || 'No tag'}
      </button>
    ),
    input: form.input,
    rated: ratedOf(form.input),
  }))
  return (
    <main className="wb-view" id="main" aria-busy={isWorking}>
      <ViewHead title={`Schedule of ${name}`} aside={`${coils.length} coils`} onBack={onBack} />
      {failure && <FormMessage lines={failure} />}
      <ScrollPane name="Schedule, scrollable">
        <ScheduleTable caption={`Coils of ${name}`} lines={lines} reader={reader} />
      </ScrollPane>
    </main>
  )
}

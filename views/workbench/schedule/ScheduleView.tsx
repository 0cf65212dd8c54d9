import { useMemo } from 'react'
import { capitalized, counted, timesText } from '../../../shared/wording/words'
import { FormMessage } from '../../components/FormMessage'
import { ScrollPane } from '../../components/ScrollPane'
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

/** The whole project, one line for each item, instead of the panes of the workbench. */
export function ScheduleView({ name, project, onBack }: ScheduleViewProps) {
  const { reader } = useWorkbench()
  const { items, tool } = project.project
  const inputs = useMemo(() => items.map(({ form }) => form.input), [items])
  const { ratedOf, isWorking, failure } = useRatings(tool.tool, inputs)
  const lines = items.map(({ id, form }) => ({
    key: id,
    head: (
      <>
        <button
          className="btn btn-link btn-sm wb-inline cw-printed"
          type="button"
          onClick={() => {
            project.show(id)
            onBack()
          }}
        >
          {form.tag || 'No tag'}
        </button>
        {timesText(form.quantity)}
      </>
    ),
    input: form.input,
    rated: ratedOf(form.input),
  }))
  return (
    <main className="wb-view" id="main" aria-busy={isWorking}>
      <ViewHead title={`Schedule of ${name}`} aside={counted(items.length, tool.tool)} onBack={onBack} />
      {failure && <FormMessage lines={failure} />}
      <ScrollPane name="Schedule, scrollable">
        <ScheduleTable caption={`${capitalized(tool.tool.items)} of ${name}`} lines={lines} reader={reader} />
      </ScrollPane>
    </main>
  )
}

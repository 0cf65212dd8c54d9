import { useMemo, useState } from 'react'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { type Duty, readDuties } from '../../../../shared/coils/duties/duties'
import { headExamples } from '../../../../shared/coils/duties/dutyColumns'
import { limits } from '../../../../shared/limits'
import { tellUse } from '../../../client/tellUse'
import { FormMessage } from '../../../components/FormMessage'
import { Icon } from '../../../components/Icon'
import { ScrollPane } from '../../../components/ScrollPane'
import { documentOf } from '../form/form'
import { ViewHead } from '../frame/ViewHead'
import { ScheduleTable } from '../schedule/ScheduleTable'
import { useRatings } from '../schedule/useRatings'
import type { ProjectState } from '../state/useProject'
import { useWorkbench } from '../WorkbenchContext'
import { useProgress } from './useProgress'

const none: readonly CoilInput[] = []

/** Many duties, pasted as a table: each line becomes a coil like the shown one, is rated, and can be added to the project. */
export function BatchView({ project, onBack }: { project: ProjectState; onBack: () => void }) {
  const { form, reader } = useWorkbench()
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReturnType<typeof readDuties>>()
  const inputs = useMemo(() => read?.duties.flatMap(duty => ('input' in duty ? [duty.input] : [])) ?? none, [read])
  const { ratedOf, isWorking, done, failure } = useRatings(inputs)
  // What one call rates is there before anybody has read a dialog.
  useProgress('Rating lines', {
    isWorking: isWorking && inputs.length > limits.ratedAtOnce,
    done,
    all: inputs.length,
    isFailed: failure !== undefined,
  })
  const room = limits.projectCoils - project.project.coils.length
  const good = (read?.duties ?? []).filter(
    (duty): duty is Duty & { input: CoilInput } => 'input' in duty && Boolean(ratedOf(duty.input)?.rating),
  )

  const add = () => {
    const { display } = documentOf(form)
    project.add(...good.map(({ tag, input }) => ({ tag: tag || form.tag, input, display })))
    onBack()
  }

  return (
    <main className="wb-view" id="main" aria-busy={isWorking}>
      <ViewHead title="Coils from a table" aside={`each like ${form.tag || 'the shown coil'}`} onBack={onBack} />
      <form
        className="wb-batch"
        onSubmit={event => {
          event.preventDefault()
          tellUse('Tracking', 'Coils from a table')
          setRead(readDuties(text, { input: form.input, system: form.system }))
        }}
      >
        <label className="form-label" htmlFor="wb-batch">
          Table with a head
        </label>
        <p className="form-text" id="wb-batch-help">
          {`Paste lines from a spreadsheet or a CSV file. The head names fields as the form does, or in short, with their
          unit: ${headExamples[reader.system].join(', ')}. What a line leaves out is as in the shown coil, and a number without a unit is in
          ${reader.system}.`}
        </p>
        <textarea
          className="form-control cw-tnum"
          id="wb-batch"
          rows={6}
          value={text}
          spellCheck={false}
          aria-describedby="wb-batch-help"
          onChange={event => setText(event.target.value)}
        />
        <div className="d-flex gap-2 align-items-center flex-wrap">
          <button className="btn btn-primary btn-sm" type="submit" disabled={text.trim() === ''}>
            <Icon name="play" size="sm" />
            Rate
          </button>
          <button
            className="btn btn-outline-secondary btn-sm"
            type="button"
            disabled={good.length === 0 || good.length > room || isWorking}
            onClick={add}
          >
            <Icon name="plus" size="sm" />
            {`Add ${good.length || ''} to project`.replace('  ', ' ')}
          </button>
          <span className="cw-sm cw-muted" role="status">
            {read && !isWorking && `${good.length} of ${read.duties.length} lines are rated.`}
            {read && read.left > 0 && ` The last ${read.left} lines are not read.`}
            {good.length > room && ` A project has room for ${room} more.`}
          </span>
        </div>
        {read && read.unknown.length > 0 && (
          <div className="cw-alert warn" role="alert">
            <Icon name="warning" />
            <div>{`These columns are not known and change nothing: ${read.unknown.join(', ')}.`}</div>
          </div>
        )}
        {failure && <FormMessage lines={failure} />}
      </form>
      {read && read.duties.length > 0 && (
        <ScrollPane name="Rated lines, scrollable">
          <ScheduleTable
            caption="Rated lines"
            reader={reader}
            lines={read.duties.map(duty => ({
              key: String(duty.line),
              head: `${duty.tag || form.tag} (line ${duty.line})`,
              ...('input' in duty ? { input: duty.input, rated: ratedOf(duty.input) } : { problem: duty.problem }),
            }))}
          />
        </ScrollPane>
      )}
    </main>
  )
}

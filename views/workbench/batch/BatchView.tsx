import { useMemo, useState } from 'react'
import type { UnitSystem } from '../../../shared/display/units'
import type { Tracked } from '../../../shared/events/analyticsEvents'
import { limits } from '../../../shared/limits'
import type { AnyInput } from '../../../shared/tools/project'
import { capitalized } from '../../../shared/wording/words'
import { tellUse } from '../../client/tellUse'
import { FormMessage } from '../../components/FormMessage'
import { Icon } from '../../components/Icon'
import { ScrollPane } from '../../components/ScrollPane'
import { documentOf } from '../form/form'
import { ViewHead } from '../frame/ViewHead'
import { ScheduleTable } from '../schedule/ScheduleTable'
import { useRatings } from '../schedule/useRatings'
import type { ProjectState } from '../state/useProject'
import { useWorkbench } from '../WorkbenchContext'
import { useProgress } from './useProgress'

const none: readonly AnyInput[] = []

/** A line of a pasted table: its input, or why it cannot become an item. */
export type PastedLine<Input extends AnyInput = AnyInput> = { line: number; tag: string } & (
  | { input: Input }
  | { problem: string }
)

/** How a tool reads a pasted table. */
export interface PastedTable<Input extends AnyInput = AnyInput> {
  /** The name of the action in analytics, if it has one. */
  tracked?: Tracked
  /** Column heads with their units, for the help. */
  examples(system: UnitSystem): readonly string[]
  read(
    text: string,
    like: { input: Input; system: UnitSystem },
  ): { lines: readonly PastedLine<Input>[]; unknown: readonly string[]; left: number }
}

interface BatchViewProps {
  table: PastedTable
  project: ProjectState
  onBack: () => void
}

/**
 * Many duties, pasted as a table: each line becomes an item like the shown one, is rated, and can be added to the
 * project.
 */
export function BatchView({ table, project, onBack }: BatchViewProps) {
  const { form, reader } = useWorkbench()
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReturnType<PastedTable['read']>>()
  const { item, items } = form.tool.tool
  const inputs = useMemo(() => read?.lines.flatMap(line => ('input' in line ? [line.input] : [])) ?? none, [read])
  const { ratedOf, isWorking, done, failure } = useRatings(form.tool.tool, inputs)
  // A single call answers faster than a dialog can be read: show progress only for several calls.
  useProgress('Rating lines', {
    isWorking: isWorking && inputs.length > limits.ratedAtOnce,
    done,
    all: inputs.length,
    isFailed: failure !== undefined,
  })
  const room = limits.projectItems - project.project.items.length
  const good = (read?.lines ?? []).flatMap(line => ('input' in line && ratedOf(line.input)?.rating ? [line] : []))

  const add = () => {
    const { display } = documentOf(form)
    project.add(...good.map(({ tag, input }) => ({ tag: tag || form.tag, input, display })))
    onBack()
  }

  return (
    <main className="wb-view" id="main" aria-busy={isWorking}>
      <ViewHead
        title={`${capitalized(items)} from a table`}
        aside={`each like ${form.tag || `the shown ${item}`}`}
        onBack={onBack}
      />
      <form
        className="wb-batch"
        onSubmit={event => {
          event.preventDefault()
          if (table.tracked) tellUse('Tracking', table.tracked)
          setRead(table.read(text, { input: form.input, system: form.system }))
        }}
      >
        <label className="form-label" htmlFor="wb-batch">
          Table with a head
        </label>
        <p className="form-text" id="wb-batch-help">
          {`Paste lines from a spreadsheet or a CSV file. The head names fields as the form does, or in short, with their
          unit: ${table.examples(reader.system).join(', ')}. What a line leaves out is as in the shown ${item}, and a number without a unit is in
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
            {read && !isWorking && `${good.length} of ${read.lines.length} lines are rated.`}
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
      {read && read.lines.length > 0 && (
        <ScrollPane name="Rated lines, scrollable">
          <ScheduleTable
            caption="Rated lines"
            reader={reader}
            lines={read.lines.map(line => ({
              key: String(line.line),
              head: `${line.tag || form.tag} (line ${line.line})`,
              ...('input' in line ? { input: line.input, rated: ratedOf(line.input) } : { problem: line.problem }),
            }))}
          />
        </ScrollPane>
      )}
    </main>
  )
}

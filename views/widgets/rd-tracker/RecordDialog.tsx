import { useState } from 'react'
import Button from 'react-bootstrap/Button'
import type { LinkType, ProjectRecord } from '../../../shared/contracts/rAndD'
import { calendarDate } from '../../../shared/display/calendarDate'
import { limits } from '../../../shared/limits'
import type { ListedProject } from '../../../shared/rAndD/listedProject'
import { hoursText, readHours } from '../../../shared/rAndD/timeSheet'
import { isDay } from '../../../shared/rAndD/week'
import { askLines, confirm } from '../../client/dialogs'
import { ask } from '../../client/openDialog'
import { FieldError } from '../../components/FieldError'
import { FormMessage } from '../../components/FormMessage'
import { Icon } from '../../components/Icon'
import { Dialog } from '../../dialogs/Dialog'
import { DialogFoot } from '../../dialogs/DialogFoot'
import { reasonOf } from './trackerCalls'
import { useSaving } from './useSaving'
import type { Tracker } from './useTracker'

/** Records hours for a project, or changes a record of the reader; then shows the records anew. */
export async function editRecord(tracker: Tracker, project: ListedProject, record?: ProjectRecord): Promise<void> {
  const isSaved = await ask<boolean>(onAnswer => (
    <RecordDialog tracker={tracker} project={project} record={record} onAnswer={onAnswer} />
  ))
  if (!isSaved) return
  await tracker.again()
  tracker.say('The record is saved.')
}

/** Asks, then deletes a record. */
export async function deleteRecord(tracker: Tracker, { Id, Date: day, Hours }: ProjectRecord): Promise<void> {
  const answer = await confirm({
    title: 'Delete record',
    lines: [`${hoursText(Hours) || '0.0'} h on ${calendarDate(day)}. This cannot be undone.`],
    yes: 'Delete record',
    no: 'Cancel',
    isDangerous: true,
  })
  if (answer !== 'yes') return
  try {
    await tracker.calls.deleteRecord(Id)
  } catch (error) {
    return tracker.fail(reasonOf(error))
  }
  await tracker.again()
  tracker.say('The record is deleted.')
}

type Link = NonNullable<ProjectRecord['Links']>[number]

interface Form {
  day: string
  hours: string
  note: string
  links: readonly Link[]
}

const formOf = (record: ProjectRecord | undefined, today: string): Form => ({
  day: record?.Date ?? today,
  hours: record ? hoursText(record.Hours) : '',
  note: record?.Note ?? '',
  links: record?.Links ?? [],
})

/** What differs between the record as it was read and as it is now, in sentences. */
function differences(before: ProjectRecord, now: ProjectRecord): string[] {
  return [
    before.Date !== now.Date && `The day is now ${calendarDate(now.Date)}.`,
    before.Hours !== now.Hours && `The hours are now ${hoursText(now.Hours)}.`,
    (before.Note ?? '') !== (now.Note ?? '') && 'The note is another.',
    JSON.stringify(before.Links ?? []) !== JSON.stringify(now.Links ?? []) && 'The links are others.',
  ].filter(line => line !== false)
}

interface RecordDialogProps {
  tracker: Tracker
  project: ListedProject
  record?: ProjectRecord
  onAnswer: (isSaved: boolean) => void
}

function RecordDialog({ tracker, project, record, onAnswer }: RecordDialogProps) {
  const { calls, today, data } = tracker
  const [before, setBefore] = useState(record)
  const [form, setForm] = useState(formOf(record, today))
  const [isTried, setTried] = useState(false)
  const { lines, isWorking, save } = useSaving()
  const hours = readHours(form.hours)
  const wrongHours = hours === undefined || hours === 0 || hours > limits.rAndD.hours
  const wrong = {
    day: isTried && !isDay(form.day) ? 'Give a day.' : undefined,
    hours: isTried && wrongHours ? `Type hours as 1.5 or 1:30, at most ${limits.rAndD.hours} a day.` : undefined,
  }

  async function submit() {
    setTried(true)
    if (!isDay(form.day) || wrongHours) {
      document.getElementById(isDay(form.day) ? 'rd-r-hours' : 'rd-r-day')?.focus()
      return
    }
    await save<ProjectRecord>({
      now:
        before &&
        (async () => ({
          value: (await calls.records(project.Id, true)).find(one => one.Id === before.Id),
          differs: now => differences(before, now),
        })),
      take: value => {
        setBefore(value)
        setForm(formOf(value, today))
      },
      save: async () => {
        const { day, note, links } = form
        const fields = { Date: day, Hours: hours, Note: note.trim(), Links: [...links] }
        await calls.saveRecord(project.Id, fields, before?.Id)
        onAnswer(true)
      },
    })
  }

  return (
    <Dialog title={record ? 'Change record' : 'Add record'} onClose={() => onAnswer(false)}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="cw-2">{project.Name}</p>
        {lines.length > 0 && <FormMessage lines={lines} />}
        <div className="rd-pair">
          <div className="mb-3">
            <label className="form-label" htmlFor="rd-r-day">
              Day
            </label>
            <input
              className={wrong.day ? 'form-control is-invalid' : 'form-control'}
              id="rd-r-day"
              type="date"
              value={form.day}
              aria-invalid={wrong.day ? true : undefined}
              aria-describedby={wrong.day ? 'rd-r-day-e' : undefined}
              onChange={event => setForm({ ...form, day: event.target.value })}
            />
            <FieldError id="rd-r-day-e" error={wrong.day} />
          </div>
          <div className="mb-3">
            <label className="form-label" htmlFor="rd-r-hours">
              Hours
            </label>
            <input
              className={wrong.hours ? 'form-control is-invalid' : 'form-control'}
              id="rd-r-hours"
              data-first
              inputMode="decimal"
              autoComplete="off"
              value={form.hours}
              aria-invalid={wrong.hours ? true : undefined}
              aria-describedby={wrong.hours ? 'rd-r-hours-e' : undefined}
              onChange={event => setForm({ ...form, hours: event.target.value })}
            />
            <FieldError id="rd-r-hours-e" error={wrong.hours} />
          </div>
        </div>
        {(data?.linkTypes ?? []).map(type => (
          <LinkBoxes key={type.Id} type={type} links={form.links} onLinks={links => setForm({ ...form, links })} />
        ))}
        <NoteField note={form.note} onNote={note => setForm({ ...form, note })} />
        <DialogFoot
          submit={record ? 'Save record' : 'Add record'}
          working="Saving"
          canSubmit
          isWorking={isWorking}
          onCancel={() => onAnswer(false)}
        />
      </form>
    </Dialog>
  )
}

interface LinkBoxesProps {
  type: LinkType
  links: readonly Link[]
  onLinks: (links: Link[]) => void
}

/** The values of one link type. Values that the type no longer has can be taken away, too. */
function LinkBoxes({ type, links, onLinks }: LinkBoxesProps) {
  const own = links.filter(link => link.LinkTypeId === type.Id).map(link => link.Value)
  const toggled = (value: string) =>
    own.includes(value)
      ? links.filter(link => link.LinkTypeId !== type.Id || link.Value !== value)
      : [...links, { LinkTypeId: type.Id, Value: value }]
  return (
    <fieldset className="mb-3">
      <legend className="form-label">
        {type.Name} <span className="cw-muted">optional</span>
      </legend>
      <div className="rd-boxes">
        {[...new Set([...type.LinkValues, ...own])].map((value, index) => (
          <span key={value} className="form-check">
            <input
              className="form-check-input"
              type="checkbox"
              id={`rd-r-link-${type.Id}-${index}`}
              checked={own.includes(value)}
              onChange={() => onLinks(toggled(value))}
            />
            <label className="form-check-label" htmlFor={`rd-r-link-${type.Id}-${index}`}>
              {value}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  )
}

/** The note, which is written in the dialog for several lines. */
function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  async function write() {
    const text = await askLines({ title: 'Note', label: 'Note', maxLength: limits.note, initial: note })
    if (text !== undefined) onNote(text)
  }
  return (
    <div className="mb-3">
      <span className="form-label d-block" id="rd-r-note-l">
        Note <span className="cw-muted">optional</span>
      </span>
      {note && <p className="rd-note rd-note-box">{note}</p>}
      <Button
        variant="outline-secondary"
        size="sm"
        type="button"
        aria-describedby="rd-r-note-l"
        onClick={() => void write()}
      >
        <Icon name="edit" />
        {note ? 'Change note' : 'Write note'}
      </Button>
    </div>
  )
}

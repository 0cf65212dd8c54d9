import { useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { limits } from '../../../shared/limits'
import { rAndDPlants, rAndDYears } from '../../../shared/rAndD/choices'
import { type ListedProject, listedProject } from '../../../shared/rAndD/listedProject'
import { readProject } from '../../../shared/rAndD/readTracker'
import { townsText } from '../../../shared/rAndD/totals'
import { confirm } from '../../client/dialogs'
import { ask } from '../../client/openDialog'
import { FieldError } from '../../components/FieldError'
import { FormMessage } from '../../components/FormMessage'
import { Dialog } from '../../dialogs/Dialog'
import { DialogFoot } from '../../dialogs/DialogFoot'
import { type ProjectFields, reasonOf } from './trackerCalls'
import { useSaving } from './useSaving'
import type { Tracker } from './useTracker'

/** Makes a project, or changes the reader's own; then shows it. */
export async function editProject(tracker: Tracker, project?: ListedProject): Promise<void> {
  const saved = await ask<ListedProject | undefined>(onAnswer => (
    <ProjectDialog tracker={tracker} project={project} onAnswer={onAnswer} />
  ))
  if (!saved) return
  const { wish, go, say } = tracker
  // Shown where it is listed: a project that is not shared is among the reader's own.
  const filter = project || (saved.Shared && wish.filter === 'All') ? wish.filter : 'Mine'
  const isAtPlant = rAndDPlants.some(({ Id, Code }) => saved.Plants.includes(Id) && Code.startsWith(wish.plant ?? Code))
  await go({
    ...wish,
    filter,
    view: 'projects',
    plant: isAtPlant ? wish.plant : undefined,
    year: saved.Year ?? wish.year,
    project: saved.Id,
  })
  say(`${saved.Name} is saved.`)
}

/** Asks, then deletes a project with its records. */
export async function deleteProject(tracker: Tracker, project: ListedProject, records: number): Promise<void> {
  const answer = await confirm({
    title: `Delete ${project.Name}`,
    lines: [
      records > 0
        ? `Its ${records === 1 ? 'record is' : `${records} records are`} deleted with it, of everybody.`
        : 'It has no records.',
      'This cannot be undone.',
    ],
    yes: 'Delete project',
    no: 'Cancel',
    isDangerous: true,
  })
  if (answer !== 'yes') return
  const { wish, calls, go, fail, say } = tracker
  try {
    await calls.deleteProject(project.Id)
  } catch (error) {
    return fail(reasonOf(error))
  }
  await go({ ...wish, project: undefined })
  say(`${project.Name} is deleted.`)
}

const fieldsOf = ({ Name, Shared, Plants, Year }: ListedProject, year: number): ProjectFields => ({
  Name,
  Shared: Shared ?? false,
  Plants,
  Year: Year ?? year,
})

/** What differs between the project as it was read and as it is now, in sentences. */
function differences(before: ListedProject, now: ListedProject): string[] {
  return [
    before.Name !== now.Name && `The name is now ${now.Name}.`,
    townsText(before.Plants) !== townsText(now.Plants) && `The plants are now ${townsText(now.Plants)}.`,
    before.Year !== now.Year && `The year is now ${now.Year}.`,
    before.Shared !== now.Shared && (now.Shared ? 'It is now shared.' : 'It is no longer shared.'),
  ].filter(line => line !== false)
}

interface ProjectDialogProps {
  tracker: Tracker
  project?: ListedProject
  onAnswer: (saved: ListedProject | undefined) => void
}

function ProjectDialog({ tracker, project, onAnswer }: ProjectDialogProps) {
  const { wish, calls, today } = tracker
  const [before, setBefore] = useState(project)
  const [fields, setFields] = useState<ProjectFields>(
    project ? fieldsOf(project, wish.year) : { Name: '', Shared: true, Plants: [], Year: wish.year },
  )
  const [isTried, setTried] = useState(false)
  const { lines, isWorking, save } = useSaving()
  const wrong = {
    name: isTried && fields.Name.trim() === '' ? 'Give the project a name.' : undefined,
    plants: isTried && fields.Plants.length === 0 ? 'Choose at least one plant.' : undefined,
  }
  const years = [...new Set([fields.Year, ...rAndDYears(Number(today.slice(0, 4)))])].sort((one, other) => other - one)

  async function submit() {
    setTried(true)
    const Name = fields.Name.trim()
    if (Name === '' || fields.Plants.length === 0) {
      document.getElementById(Name === '' ? 'rd-p-name' : 'rd-p-plant-1')?.focus()
      return
    }
    await save<ListedProject>({
      now: before && (async () => ({ value: await present(before), differs: now => differences(before, now) })),
      take: value => {
        setBefore(value)
        setFields(fieldsOf(value, wish.year))
      },
      save: async () => onAnswer(listedProject(await calls.saveProject({ ...fields, Name }, before?.Id))),
    })
  }

  async function present({ Id, Year }: ListedProject): Promise<ListedProject | undefined> {
    const found = await readProject(calls, Id, [...new Set([Year ?? wish.year, fields.Year])])
    return found && listedProject(found)
  }

  return (
    <Dialog title={project ? 'Change project' : 'New project'} onClose={() => onAnswer(undefined)}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        {lines.length > 0 && <FormMessage lines={lines} />}
        <div className="mb-3">
          <label className="form-label" htmlFor="rd-p-name">
            Name
          </label>
          <input
            className={wrong.name ? 'form-control is-invalid' : 'form-control'}
            id="rd-p-name"
            data-first
            autoComplete="off"
            maxLength={limits.rAndD.name}
            value={fields.Name}
            aria-invalid={wrong.name ? true : undefined}
            aria-describedby={wrong.name ? 'rd-p-name-e' : undefined}
            onChange={event => setFields({ ...fields, Name: event.target.value })}
          />
          <FieldError id="rd-p-name-e" error={wrong.name} />
        </div>
        <PlantBoxes fields={fields} error={wrong.plants} onFields={setFields} />
        <div className="mb-3">
          <label className="form-label" htmlFor="rd-p-year">
            Year
          </label>
          <FormSelect
            id="rd-p-year"
            value={fields.Year}
            onChange={event => setFields({ ...fields, Year: Number(event.target.value) })}
          >
            {years.map(year => (
              <option key={year}>{year}</option>
            ))}
          </FormSelect>
        </div>
        <div className="form-check">
          <input
            className="form-check-input"
            type="checkbox"
            id="rd-p-shared"
            checked={fields.Shared}
            aria-describedby="rd-p-shared-h"
            onChange={event => setFields({ ...fields, Shared: event.target.checked })}
          />
          <label className="form-check-label" htmlFor="rd-p-shared">
            Shared
          </label>
          <p className="form-text mb-0" id="rd-p-shared-h">
            Everybody with the R and D tracker sees it and may record hours for it. Only you may change it.
          </p>
        </div>
        <DialogFoot
          submit={project ? 'Save project' : 'Make project'}
          working="Saving"
          canSubmit
          isWorking={isWorking}
          onCancel={() => onAnswer(undefined)}
        />
      </form>
    </Dialog>
  )
}

interface PlantBoxesProps {
  fields: ProjectFields
  error?: string
  onFields: (fields: ProjectFields) => void
}

function PlantBoxes({ fields, error, onFields }: PlantBoxesProps) {
  const toggled = (id: number) =>
    fields.Plants.includes(id) ? fields.Plants.filter(one => one !== id) : [...fields.Plants, id].sort()
  return (
    <fieldset className="mb-3" aria-describedby={error ? 'rd-p-plants-e' : undefined}>
      <legend className="form-label">Plants</legend>
      <div className="rd-boxes">
        {rAndDPlants.map(({ Id, Name }) => (
          <span key={Id} className="form-check">
            <input
              className={error ? 'form-check-input is-invalid' : 'form-check-input'}
              type="checkbox"
              id={`rd-p-plant-${Id}`}
              checked={fields.Plants.includes(Id)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'rd-p-plants-e' : undefined}
              onChange={() => onFields({ ...fields, Plants: toggled(Id) })}
            />
            <label className="form-check-label" htmlFor={`rd-p-plant-${Id}`}>
              {Name}
            </label>
          </span>
        ))}
      </div>
      {error && (
        <div className="rd-error" id="rd-p-plants-e" role="alert">
          {error}
        </div>
      )}
    </fieldset>
  )
}

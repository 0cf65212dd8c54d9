import { useEffect, useState } from 'react'
import { type Permission, permits } from '../../../shared/access/permissionGroups'
import { calendarDate } from '../../../shared/display/calendarDate'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { projectMessages } from '../../../shared/wording/projectTexts'
import { sharedBy } from '../../../shared/wording/sharedBy'
import { capitalized, oneOf } from '../../../shared/wording/words'
import { confirm } from '../../client/dialogs'
import { ask } from '../../client/openDialog'
import { tellUse } from '../../client/tellUse'
import { FormMessage } from '../../components/FormMessage'
import { Icon } from '../../components/Icon'
import { SearchBox } from '../../components/SearchBox'
import { Dialog } from '../../dialogs/Dialog'
import type { ProjectState } from '../state/useProject'
import { answered } from './answered'
import { ExampleList } from './ExampleList'

/**
 * Shows the examples of the tool and the templates until the reader closes the dialog or takes one, which becomes an
 * item of the project.
 */
export function openTemplates(project: ProjectState, isActing: boolean): Promise<void> {
  return ask<void>(onAnswer => <TemplatesDialog project={project} isActing={isActing} onClose={onAnswer} />)
}

interface Template {
  Id: string
  Name: string
  IsShared: boolean
  ChangedAt: string
  OwnerName: string
  Permission: Permission
}

interface TemplatesDialogProps {
  project: ProjectState
  /** The reader acts as another person, and so may not share that person's templates. */
  isActing: boolean
  onClose: () => void
}

function TemplatesDialog({ project, isActing, onClose }: TemplatesDialogProps) {
  const { tool } = project.form.tool
  const [templates, setTemplates] = useState<readonly Template[]>()
  const [failure, setFailure] = useState<readonly string[]>()
  const [found, setFound] = useState({ all: 0, now: 0 })
  const [typed, setTyped] = useState('')

  useEffect(() => {
    let isLast = true
    const ask = async () => {
      const { answer, failure } = await answered(tool, 'FindTemplates', { text: typed })
      if (!isLast) return
      setFailure(failure)
      if (!answer) return
      const now = answer.Item?.Found ?? 0
      setTemplates(answer.Items ?? [])
      setFound(({ all }) => ({ all: typed === '' ? now : all, now }))
    }
    const pause = setTimeout(() => void ask(), typed === '' ? 0 : limits.searchPause)
    return () => {
      isLast = false
      clearTimeout(pause)
    }
  }, [tool, typed])

  const without = (id: string) => setTemplates(now => now?.filter(one => one.Id !== id))

  /** Says why not. A template that is there no more, by another window or person, leaves the list. */
  function told(failure: readonly string[] | undefined, { Id: id }: Template) {
    setFailure(failure)
    if (failure?.includes(projectMessages.templateMissing)) without(id)
  }

  async function take(template: Template) {
    const { answer, failure } = await answered(tool, 'OpenTemplate', { id: template.Id })
    told(failure, template)
    if (!answer?.Item) return
    project.add(answer.Item.Content)
    tellUse('TemplateOpen')
    onClose()
  }

  async function share(template: Template) {
    const { Id: id, IsShared } = template
    const { answer, failure } = await answered(tool, 'ShareTemplate', { id, isShared: !IsShared })
    told(failure, template)
    if (!answer) return
    setTemplates(now => now?.map(one => (one.Id === id ? { ...one, IsShared: !IsShared } : one)))
    if (!IsShared) tellUse('TemplateShare')
  }

  async function remove(template: Template) {
    const { Id: id, Name } = template
    const title = 'Delete template'
    const lines = [`${Name} is deleted for everybody who has it. ${capitalized(tool.items)} that were made of it stay.`]
    if ((await confirm({ title, lines, yes: title, no: 'Cancel', isDangerous: true })) !== 'yes') return
    const { answer, failure } = await answered(tool, 'DeleteTemplate', { id })
    told(failure, template)
    if (!answer) return
    without(id)
    tellUse('TemplateDelete')
  }

  return (
    <Dialog title="Examples and templates" className="is-wide" onClose={onClose}>
      {failure && <FormMessage lines={failure} />}
      <p>Choose one: it becomes a new {tool.item} of this project.</p>
      <h3 className="cw-sm">Examples</h3>
      <ExampleList project={project} onTaken={onClose} />
      <h3 className="cw-sm">Templates</h3>
      {found.all > limits.listed.templates && (
        <div className="mb-2">
          <SearchBox
            id="wb-find-template"
            label="Find a template"
            placeholder="Find a template by name"
            maxLength={limits.projectName}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <p className="form-text" role="status">
            {found.now > limits.listed.templates
              ? `The first ${limits.listed.templates} by name of ${found.now}. Type a part of the name for the others.`
              : `${found.now} found.`}
          </p>
        </div>
      )}
      {templates?.length === 0 && typed === '' && (
        <p className="cw-muted">
          No templates yet. Choose Save as template for {oneOf(tool.item)} that you start from often.
        </p>
      )}
      {!isActing && templates?.some(({ Permission }) => Permission === 'Owner') && (
        <p className="cw-sm cw-muted">
          What you share is there for the colleagues in your groups of{' '}
          <a href={routes.projectSharing.path}>Project Sharing</a>.
        </p>
      )}
      {isActing && <p className="cw-sm cw-muted">You act as another person: sharing a template is theirs to decide.</p>}
      <ul className="wb-pick" aria-label="Templates">
        {templates?.map(template => (
          <TemplateRow
            key={template.Id}
            template={template}
            isFull={project.isFull}
            onTake={() => void take(template)}
            onShare={template.Permission === 'Owner' && !isActing ? () => void share(template) : undefined}
            onDelete={permits(template.Permission, 'delete') ? () => void remove(template) : undefined}
          />
        ))}
      </ul>
      <div className="cw-dialog-foot">
        <button className="btn btn-outline-secondary" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}

interface TemplateRowProps {
  template: Template
  /** The project has no room for another item. */
  isFull: boolean
  onTake: () => void
  /** Absent where the reader may not share or delete it. */
  onShare?: () => void
  onDelete?: () => void
}

function TemplateRow({ template, isFull, onTake, onShare, onDelete }: TemplateRowProps) {
  const { Name, IsShared, ChangedAt } = template
  return (
    <li>
      <button className="wb-pick-take" type="button" disabled={isFull} onClick={onTake}>
        <b>{Name}</b>
        <span className="cw-xs cw-muted">{sharedBy(template) ?? calendarDate(ChangedAt)}</span>
      </button>
      {onShare && (
        <button
          className="btn btn-quiet btn-sm"
          type="button"
          aria-pressed={IsShared}
          aria-label={`Share ${Name} with my groups`}
          onClick={onShare}
        >
          <Icon name={IsShared ? 'check' : 'share'} />
          Share
        </button>
      )}
      {onDelete && (
        <button className="btn btn-quiet btn-sm px-1" type="button" aria-label={`Delete ${Name}`} onClick={onDelete}>
          <Icon name="delete" />
        </button>
      )}
    </li>
  )
}

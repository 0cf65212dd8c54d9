import { useEffect, useState } from 'react'
import { calendarDate } from '../../../../shared/display/calendarDate'
import { type Permission, permits } from '../../../../shared/permissionGroups'
import { routes } from '../../../../shared/routes'
import { get } from '../../../client/call'
import { confirm } from '../../../client/dialogs'
import { ask } from '../../../client/openDialog'
import { tellUse } from '../../../client/tellUse'
import { FormMessage } from '../../../components/FormMessage'
import { Icon } from '../../../components/Icon'
import { Dialog } from '../../../dialogs/Dialog'
import type { ProjectState } from '../state/useProject'
import { answered } from './answered'

/** Shows the templates until one is taken, which becomes a coil of the project, or the reader has seen enough. */
export function openTemplates(project: ProjectState): Promise<void> {
  return ask<void>(onAnswer => <TemplatesDialog project={project} onClose={onAnswer} />)
}

interface Template {
  Id: string
  Name: string
  IsShared: boolean
  ChangedAt: string
  OwnerName: string
  Permission: Permission
}

function TemplatesDialog({ project, onClose }: { project: ProjectState; onClose: () => void }) {
  const [templates, setTemplates] = useState<readonly Template[]>()
  const [failure, setFailure] = useState<readonly string[]>()

  useEffect(() => {
    get('DesignService.svc/ListTemplates').then(
      ({ Items }) => setTemplates(Items ?? []),
      error => setFailure([String(error.message)]),
    )
  }, [])

  async function take({ Id: id }: Template) {
    const { answer, failure } = await answered('DesignService.svc/OpenTemplate', { id })
    setFailure(failure)
    if (!answer?.Item) return
    project.add(answer.Item.Coil)
    tellUse('TemplateOpen')
    onClose()
  }

  async function share({ Id: id, IsShared }: Template) {
    const { answer, failure } = await answered('DesignService.svc/ShareTemplate', { id, isShared: !IsShared })
    setFailure(failure)
    if (!answer) return
    setTemplates(now => now?.map(one => (one.Id === id ? { ...one, IsShared: !IsShared } : one)))
    if (!IsShared) tellUse('TemplateShare')
  }

  async function remove({ Id: id, Name }: Template) {
    const title = 'Delete template'
    const lines = [`${Name} is deleted for everybody who has it. Coils that were made of it stay.`]
    if ((await confirm({ title, lines, yes: title, no: 'Cancel', isDangerous: true })) !== 'yes') return
    const { answer, failure } = await answered('DesignService.svc/DeleteTemplate', { id })
    setFailure(failure)
    if (!answer) return
    setTemplates(now => now?.filter(one => one.Id !== id))
    tellUse('TemplateDelete')
  }

  return (
    <Dialog title="Templates" className="is-wide" onClose={onClose}>
      {failure && <FormMessage lines={failure} />}
      {templates?.length === 0 && (
        <p className="cw-muted">No templates yet. Choose Save as template for a coil that you start from often.</p>
      )}
      {templates && templates.length > 0 && <p>Choose one: it becomes a new coil of this project.</p>}
      {templates?.some(({ Permission }) => Permission === 'Owner') && (
        <p className="cw-sm cw-muted">
          What you share is there for the colleagues in your groups of{' '}
          <a href={routes.projectSharing.path}>Project Sharing</a>.
        </p>
      )}
      <ul className="wb-pick" aria-label="Templates">
        {templates?.map(template => (
          <li key={template.Id}>
            <button className="wb-pick-take" type="button" disabled={project.isFull} onClick={() => take(template)}>
              <b>{template.Name}</b>
              <span className="cw-xs cw-muted">
                {template.Permission === 'Owner'
                  ? calendarDate(template.ChangedAt)
                  : `${template.OwnerName}, ${template.Permission}`}
              </span>
            </button>
            {template.Permission === 'Owner' && (
              <button
                className="btn btn-quiet btn-sm"
                type="button"
                aria-pressed={template.IsShared}
                aria-label={`Share ${template.Name} with my groups`}
                onClick={() => share(template)}
              >
                <Icon name={template.IsShared ? 'check' : 'share'} />
                Share
              </button>
            )}
            {permits(template.Permission, 'delete') && (
              <button
                className="btn btn-quiet btn-sm px-1"
                type="button"
                aria-label={`Delete ${template.Name}`}
                onClick={() => remove(template)}
              >
                <Icon name="delete" />
              </button>
            )}
          </li>
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

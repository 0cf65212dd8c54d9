import { texts } from '../../../../shared/texts'
import { CallError, post } from '../../../client/call'
import { tellTabs } from '../../../client/tabs'
import type { SavedProject } from './useSaving'

/** Deletes the design after a question, tells tabs that have it open, and leaves for a new coil; says why where it cannot. */
export async function deleteProject({ id, name }: SavedProject): Promise<void> {
  const { confirm, showError } = await import('../../../client/dialogs')
  const title = 'Delete project'
  const lines = [`${name} is deleted for everybody who has it. This cannot be undone.`]
  if ((await confirm({ title, lines, yes: title, no: 'Cancel', isDangerous: true })) !== 'yes') return
  const reasons = await refusalOf(id)
  if (reasons) return void (await showError(title, reasons))
  tellTabs('projectDeleted', { projectId: id })
  window.location.assign('/enterprise-webapp')
}

async function refusalOf(id: string): Promise<readonly string[] | undefined> {
  try {
    const { Succeeded, Notices } = await post('DesignService.svc/DeleteProject', { id })
    return Succeeded ? undefined : (Notices?.[0]?.Messages ?? [texts.http.other])
  } catch (error) {
    if (error instanceof CallError) return [error.message]
    throw error
  }
}

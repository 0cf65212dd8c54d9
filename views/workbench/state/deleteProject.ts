import { texts } from '../../../shared/texts'
import type { Tool } from '../../../shared/tools/tools'
import { CallError, postTo } from '../../client/call'
import { tellTabs } from '../../client/tabs'
import type { WorkbenchTool } from '../tool'
import type { SavedProject } from './useSaving'

/** Asks, deletes the project, tells other tabs, and goes to a new project. If it fails, it says why. */
export async function deleteProject({ tool, path }: WorkbenchTool, { id, name }: SavedProject): Promise<void> {
  const { confirm, showError } = await import('../../client/dialogs')
  const title = 'Delete project'
  const lines = [`${name} is deleted for everybody who has it. This cannot be undone.`]
  if ((await confirm({ title, lines, yes: title, no: 'Cancel', isDangerous: true })) !== 'yes') return
  const reasons = await refusalOf(tool, id)
  if (reasons) return void (await showError(title, reasons))
  tellTabs('projectDeleted', { projectId: id })
  window.location.assign(path)
}

async function refusalOf(tool: Tool, id: string): Promise<readonly string[] | undefined> {
  try {
    const { Succeeded, Notices } = await postTo(tool, 'DeleteProject', { id })
    return Succeeded ? undefined : (Notices?.[0]?.Messages ?? [texts.http.other])
  } catch (error) {
    if (error instanceof CallError) return [error.message]
    throw error
  }
}

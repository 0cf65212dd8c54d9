import { tellTabs } from '../../client/tabs'
import type { WorkbenchTool } from '../tool'
import { answered } from './answered'

/** Makes an old version the newest and opens it, or gives why not. The browser asks about unsaved changes. */
export async function restoreVersion(
  { tool, path }: Pick<WorkbenchTool, 'tool' | 'path'>,
  which: { id: string; version: number; newest: number },
) {
  const { failure } = await answered(tool, 'RestoreVersion', which)
  if (failure) return failure
  tellTabs('projectChanged', { projectId: which.id })
  window.location.assign(`${path}?design=${which.id}`)
  return undefined
}

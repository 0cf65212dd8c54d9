import { tellTabs } from '../../../client/tabs'
import { answered } from './answered'

/** Makes an old version the newest and opens it; answers why not. Unsaved changes are asked about by the browser. */
export async function restoreVersion(which: { id: string; version: number; newest: number }) {
  const { failure } = await answered('DesignService.svc/RestoreVersion', which)
  if (failure) return failure
  tellTabs('projectChanged', { projectId: which.id })
  window.location.assign(`/enterprise-webapp?design=${which.id}`)
  return undefined
}

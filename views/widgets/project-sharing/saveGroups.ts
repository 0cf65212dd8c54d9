import type { UserConfig } from '../../../shared/contracts/account'
import { texts } from '../../../shared/texts'
import { CallError, post } from '../../client/call'

/** Saves the groups; the answer is how they stand now, or nothing where it failed, which is said in a dialog. */
export async function saveGroups(config: UserConfig): Promise<UserConfig | undefined> {
  const lines = [texts.permissionsSaveFailed]
  try {
    const answer = await post('AccountService.svc/UpdatePermissionGroupMembers', { config: JSON.stringify(config) })
    if (answer.Succeeded && answer.Item) return answer.Item
    if (!answer.SessionExpired) await showInvalid(answer.Notices?.[0]?.Messages ?? lines)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    await showInvalid(lines)
  }
  return undefined
}

async function showInvalid(lines: readonly string[]) {
  const { showError } = await import('../../client/dialogs')
  await showError('Invalid', lines)
}

import type { UserConfig } from '../../../shared/contracts/account'
import { texts } from '../../../shared/texts'
import { CallError, post, saidHere } from '../../client/call'
import { changesOf, type Moves } from './moves'

/** Saves the moves and gives the new groups; if it fails, shows a dialog and gives undefined. */
export async function saveGroups(moves: Moves): Promise<UserConfig | undefined> {
  const lines = [texts.permissionsSaveFailed]
  try {
    const config = JSON.stringify(changesOf(moves))
    const answer = await post('AccountService.svc/UpdatePermissionGroupMembers', { config }, saidHere)
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

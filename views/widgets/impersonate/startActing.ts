import { routes } from '../../../shared/routes'
import { CallError, post } from '../../client/call'
import { refusalIn } from '../../client/refusalIn'

/** Starts to impersonate the person with this email and goes to the page that the server names, or gives why not. */
export async function startActing(impersonatedEmail: string): Promise<readonly string[] | undefined> {
  try {
    const answer = await post('AccountService.svc/Impersonate', { impersonatedEmail })
    const refusal = refusalIn(answer)
    if (!refusal) window.location.assign(answer.Item?.Next ?? routes.appSelector.path)
    return refusal
  } catch (error) {
    if (error instanceof CallError) return [error.message]
    throw error
  }
}

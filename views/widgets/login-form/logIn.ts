import { routes } from '../../../shared/routes'
import { texts } from '../../../shared/texts'
import { post } from '../../client/call'

/** Signs in and goes on to the page that the server names, or says why not. */
export async function logIn(request: { email: string; password: string }): Promise<readonly string[] | undefined> {
  try {
    const answer = await post('AccountService.svc/LogIn', request)
    if (!answer.Succeeded) return answer.Notices[0]?.Messages ?? [texts.unknownError]
    window.location.assign(answer.Item?.Next ?? routes.appSelector.path)
    return undefined
  } catch (error) {
    window.alert(error instanceof Error ? error.message : texts.http.other)
    return []
  }
}

import { routes } from '../../../shared/routes'
import { texts } from '../../../shared/texts'
import { post } from '../call'
import type { Sent } from '../formElement'
import { refusalIn } from '../refusalIn'

/** Signs in and goes to the page that the server names, or gives why not. A fault shows an alert of the browser. */
export async function logIn(request: { email: string; password: string }): Promise<Sent> {
  try {
    const answer = await post('AccountService.svc/LogIn', request, { isHandled: true })
    const refusal = refusalIn(answer)
    if (refusal) return refusal
    window.location.assign(answer.Item?.Next ?? routes.appSelector.path)
    return 'leaving'
  } catch (error) {
    window.alert(error instanceof Error ? error.message : texts.http.other)
    return undefined
  }
}

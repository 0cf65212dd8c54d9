/** The script of the sign-in form, which needs no React: the page that everybody sees first is there at once. */
import { loginRules } from '../../../shared/validation/fieldRules'
import { watchFaults } from '../failures'
import { enliven } from '../liveForm'
import { logError } from '../logError'
import { restoreMessages, store } from '../messages'
import { logIn } from './logIn'

/** Makes the sign-in form live, on a page with the markers of these widgets. */
export function liveLogin(form: HTMLFormElement, markers: readonly HTMLElement[]): void {
  // A page with a widget does this itself.
  if (markers.every(marker => marker.dataset.sideline !== undefined)) watchMessages(markers)
  // With kept values of another form, the browser posts the form, so that the server can show them again.
  const isPosted = form.querySelector('[name="kept"]') !== null
  enliven(form, { rules: loginRules, send: isPosted ? undefined : logIn })
  form.querySelector('[aria-pressed]')?.addEventListener('click', ({ currentTarget }) => {
    showPassword(form, currentTarget as HTMLButtonElement)
  })
  form.dataset.hydrated = ''
}

/** Shows the password as text, or masks it again. */
function showPassword(form: HTMLFormElement, toggle: HTMLButtonElement): void {
  const isShown = toggle.getAttribute('aria-pressed') === 'true'
  form.querySelector<HTMLInputElement>('[name="password"]')!.type = isShown ? 'password' : 'text'
  toggle.setAttribute('aria-pressed', String(!isShown))
  const shape = toggle.querySelector('use')!
  shape.setAttribute('href', (shape.getAttribute('href') ?? '').replace(/#.*/, isShown ? '#show' : '#hide'))
}

/** Shows and logs faults, as pages with widgets do. React, which draws the toasts, is loaded with the first of them. */
function watchMessages(markers: readonly HTMLElement[]): void {
  watchFaults(error => void logError(error))
  const stop = store.subscribe(() => {
    if (store.get().toasts.length === 0) return
    stop()
    void import('../../widgets/hydrate').then(({ hydrateMarkers }) => hydrateMarkers(markers))
  })
  restoreMessages()
}

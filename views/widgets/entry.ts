/**
 * The only entry of browser script. It is small: React is loaded only if the page has a widget to hydrate. The sign-in
 * form has a script of its own without React.
 */
import { watchChoices } from '../client/choices'
import { watchNavigation } from '../client/navigation'
import { measured } from '../client/page'
import { watchSession } from '../client/session'

watchChoices()
watchNavigation()
watchSession()

const reader = measured()
if (reader) void import('../client/measure').then(({ measure }) => measure(reader))

const markers = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
const login = document.querySelector<HTMLFormElement>('form[data-plain]')
if (login) void import('../client/login/liveLogin').then(({ liveLogin }) => liveLogin(login, markers))
if (markers.some(marker => marker.dataset.sideline === undefined))
  void import('./hydrate').then(({ hydrateAll }) => hydrateAll(markers))

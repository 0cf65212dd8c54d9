/** The only entry of browser script. It is small: React is loaded only if the page has a widget to hydrate. */
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
if (markers.some(marker => marker.dataset.sideline === undefined))
  void import('./hydrate').then(({ hydrateAll }) => hydrateAll(markers))

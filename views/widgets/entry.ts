/** The one browser entry. Small by itself: React comes only where the page has a widget to bring to life. */
import { watchNavigation } from '../client/navigation'
import { measured } from '../client/page'
import { watchSession } from '../client/session'

watchNavigation()
watchSession()

const reader = measured()
if (reader) void import('../client/measure').then(({ measure }) => measure(reader))

const markers = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
if (markers.some(marker => marker.dataset.sideline === undefined))
  void import('./hydrate').then(({ hydrateAll }) => hydrateAll(markers))

/** The full-screen loading dialog while an app or the registration is on its way. */
import { type Route, routeNamed, routes } from '../../shared/routes'

/** Nothing at all in browsers that cannot tell of a navigation: the next page comes there as everywhere. */
export function watchNavigation(): void {
  const { navigation } = window as { navigation?: Navigation }
  navigation?.addEventListener('navigate', event => {
    if (event.destination.sameDocument || event.downloadRequest !== null) return
    const loading = loadingOf(new URL(event.destination.url))
    if (loading) show(loading)
  })
  // Stopped, failed or refused, or this page is back from the browser's memory: every outcome is an end.
  navigation?.addEventListener('navigateerror', hide)
  window.addEventListener('pageshow', hide)
  window.addEventListener('pagehide', hide)
  // The reader is about to be asked whether to stay. Whoever asks has done so once all listeners were called.
  window.addEventListener('beforeunload', event => {
    setTimeout(() => {
      if (event.defaultPrevented) hide()
    })
  })
}

function loadingOf({ origin, pathname }: URL): Route['loading'] {
  const name = origin === window.location.origin ? routeNamed(pathname) : undefined
  const route: Route | undefined = name && routes[name]
  return route?.loading
}

const dialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog[data-loading]')

/** Nothing tells of a navigation that is answered by a download or by nothing: its end is that no page has come. */
let ends: number | undefined

function show(loading: string): void {
  for (const dialog of dialogs()) {
    if (dialog.dataset.loading !== loading) continue
    if (!dialog.open) dialog.showModal()
    clearTimeout(ends)
    ends = window.setTimeout(hide, Number(dialog.dataset.life))
  }
}

function hide(): void {
  clearTimeout(ends)
  for (const dialog of dialogs()) dialog.close()
}

/** The full-screen loading dialog while the page of an app or the registration loads. */
import { type Route, routeNamed, routes } from '../../shared/routes'

/** Starts to watch. Does nothing in browsers without the Navigation API, where the page loads without a dialog. */
export function watchNavigation(): void {
  const { navigation } = window as { navigation?: Navigation }
  navigation?.addEventListener('navigate', event => {
    if (event.destination.sameDocument || event.downloadRequest !== null) return
    const loading = loadingOf(new URL(event.destination.url))
    // To show a dialog, the browser styles the whole page again: the request leaves first.
    if (loading) begins = window.setTimeout(() => show(loading))
  })
  // Close the dialog in every case: the navigation stopped or failed, or this page is kept to be gone back to.
  navigation?.addEventListener('navigateerror', hide)
  window.addEventListener('pageshow', hide)
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) hide()
  })
  // Another listener may make the browser ask whether to stay; that is known only after all listeners have run.
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

/** The timer that shows the dialog, once the request has left. */
let begins: number | undefined
/** The timer that closes the dialog: no event tells that a navigation ended in a download or without an answer. */
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
  clearTimeout(begins)
  clearTimeout(ends)
  for (const dialog of dialogs()) dialog.close()
}

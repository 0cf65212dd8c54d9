/** The beginning and the end of a session, told from tab to tab. */
import { routes } from '../../shared/routes'
import { isAfterLogout, leaveTo, readerMark } from './page'
import { hearTabs, tellTabs } from './tabs'

/** Marks the login page that a tab was sent to because another one had logged out. */
const elsewhere = '#logged-out'

/**
 * The page after a logout tells the other tabs. Those with somebody signed in go to the login page and say why; they
 * neither log out again nor tell anyone. A page that is somebody's says whose; one of somebody else says so, and nothing
 * is mixed.
 */
export function watchSession(): void {
  if (isAfterLogout()) tellTabs('loggedOut')
  const mark = readerMark()
  if (mark) {
    tellTabs('loggedIn', { reader: mark })
    const unhear = hearTabs(({ changeType, reader }) => {
      if (changeType === 'loggedOut') leaveTo(routes.login.path + elsewhere)
      if (changeType !== 'loggedIn' || reader === mark) return
      unhear()
      void import('./sayLoggedOut').then(({ sayAnotherPerson }) => sayAnotherPerson())
    })
  }
  if (window.location.hash !== elsewhere) return
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  void import('./sayLoggedOut').then(({ sayLoggedOut }) => sayLoggedOut())
}

/** Tells other tabs when a session begins or ends. */
import { routes } from '../../shared/routes'
import { isAfterLogout, leaveTo, readerMark } from './page'
import { hearTabs, tellTabs } from './tabs'

/** Marks the login page in a tab that was sent there because another tab logged out. */
const elsewhere = '#logged-out'

/**
 * The page after a logout tells the other tabs. Tabs with a signed-in reader then go to the login page and say why,
 * without another logout or message. The page of a signed-in reader tells the others who that is; a tab of another
 * person then shows a warning.
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

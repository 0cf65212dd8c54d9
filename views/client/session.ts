/** The end of a session, told from tab to tab. */
import { routes } from '../../shared/routes'
import { isAfterLogout, leaveTo, signedInAt } from './page'
import { hearTabs, tellTabs } from './tabs'

/** Marks the login page that a tab was sent to because another one had logged out. */
const elsewhere = '#logged-out'

/**
 * The page after a logout tells the other tabs. Those with somebody signed in go to the login page and say why; they
 * neither log out again nor tell anyone.
 */
export function watchSession(): void {
  if (isAfterLogout()) tellTabs('loggedOut')
  if (signedInAt() !== undefined)
    hearTabs(({ changeType }) => {
      if (changeType === 'loggedOut') leaveTo(routes.login.path + elsewhere)
    })
  if (window.location.hash !== elsewhere) return
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  void import('./sayLoggedOut').then(({ sayLoggedOut }) => sayLoggedOut())
}

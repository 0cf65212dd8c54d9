import type { Frame } from '../../shared/frame/frame'
import { type Route, routes } from '../../shared/routes'

export type LayoutKind = 'site' | 'auth' | 'portal' | 'tool'

/** Pages with the two-pane layout of signing in. */
const auth: readonly string[] = ['login', 'forgotPassword', 'register']
/** Pages for visitors that whoever is signed in sees under the bar of the apps. */
const shared: readonly string[] = ['contactUs', 'help']

/**
 * The layout of a page. What its route says, unless the page only says that there is nothing to show: a tool that is
 * not ready has no frame of its own, and a problem can come up on any address, signed in or not.
 */
export function layoutKind(frame: Pick<Frame, 'routeName' | 'viewer' | 'isChallenge'>, isProblem: boolean): LayoutKind {
  const { routeName, viewer, isChallenge } = frame
  const route: Route = routes[routeName]
  if (isProblem || isChallenge || route.status === 'planned') return viewer ? 'portal' : 'site'
  if (auth.includes(routeName)) return 'auth'
  if (viewer && shared.includes(routeName)) return 'portal'
  return route.layout === 'portal' && !viewer ? 'site' : route.layout
}

import type { Frame } from '../../shared/frame/frame'
import { type Route, routes } from '../../shared/routes'

export type LayoutKind = 'site' | 'auth' | 'portal' | 'tool'

/** Pages with the two-pane layout of sign-in. */
const auth: readonly string[] = ['login', 'forgotPassword', 'register']
/** Public pages that signed-in readers see under the bar of the apps. */
const shared: readonly string[] = ['contactUs', 'help']

/**
 * The layout of a page: the one of its route, except for pages that have nothing to show. An error page can appear at
 * any address, signed in or not.
 */
export function layoutKind(frame: Pick<Frame, 'routeName' | 'viewer' | 'isChallenge'>, isProblem: boolean): LayoutKind {
  const { routeName, viewer, isChallenge } = frame
  const route: Route = routes[routeName]
  if (isProblem || isChallenge) return viewer ? 'portal' : 'site'
  if (auth.includes(routeName)) return 'auth'
  if (viewer && shared.includes(routeName)) return 'portal'
  return route.layout === 'portal' && !viewer ? 'site' : route.layout
}

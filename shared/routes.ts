/** The table of routes: who may open each page, and its layout. The guard, the tiles and the menus use it. */
import { holdsAny, type Role } from './access/roles'

/** The account items of the user menu, in their order. */
const accountItems = ['user-profile', 'company-profile', 'manage-users', 'project-sharing', 'invite-users'] as const
export type AccountItem = (typeof accountItems)[number]

/** The account items that an app shows, before roles filter them. */
export const userMenus = {
  default: accountItems,
  none: [],
  profile: ['user-profile'],
  aircooler: ['user-profile', 'company-profile', 'manage-users', 'invite-users'],
} as const satisfies Record<string, readonly AccountItem[]>

export interface Route {
  /** Ends in `/:id` if the page shows one record. */
  path: `/${string}`
  title: string
  /** Everyone, anyone signed in, or the holders of any one of these roles. */
  access: 'open' | 'login' | readonly Role[]
  /** Needs clearance by a security question as well. */
  secured?: true
  /** Refused while impersonating: the page would give lasting access to the other person's account. */
  refuses?: readonly 'impersonated'[]
  /** The identity is reloaded on entry instead of taken from the session. */
  reloadIdentity?: true
  /** `site`: public pages. `portal`: signed-in pages under the bar. `tool`: a frame that fills the window. */
  layout: 'site' | 'portal' | 'tool'
  /** Whether the page is wrapped in a container. */
  container: boolean
  menu?: keyof typeof userMenus
  /** The full-screen text during navigation to it. */
  loading?: 'app' | 'registration'
  tile?: { name: string }
}

type Access = Route['access']

function site(path: Route['path'], title: string, more: Partial<Route> = {}): Route {
  return { path, title, access: 'open', layout: 'site', container: true, ...more }
}

/** A portal page. It reloads the identity, so that a removed right or a disabled account takes effect at once. */
function portal(path: Route['path'], title: string, access: Access, more: Partial<Route> = {}): Route {
  return {
    path,
    title,
    access,
    reloadIdentity: true,
    layout: 'portal',
    container: true,
    menu: 'default',
    ...more,
  }
}

/** A route with a tile. The types require a picture for each of them. */
type AppRoute = Route & { tile: object }

/** An application area: needs its role, and reloads the identity on each entry. */
function app(path: Route['path'], title: string, access: readonly Role[], more: Partial<Route> = {}): AppRoute {
  return {
    path,
    title,
    access,
    reloadIdentity: true,
    layout: 'tool',
    container: true,
    menu: 'default',
    loading: 'app',
    tile: { name: title },
    ...more,
  }
}

const ownAccountOnly = { refuses: ['impersonated'] } as const

export const routes = {
  landing: site('/', 'Coil design, from duty to drawing', { container: false }),
  login: site('/login', 'Log in'),
  forgotPassword: site('/forgot-password', 'Forgot password'),
  register: site('/register', 'Register', { loading: 'registration' }),
  contactUs: site('/contact-us', 'Contact Us'),
  help: site('/help', 'Help'),
  apiDocs: site('/api/v1/docs', 'Selection API'),

  appSelector: portal('/app-selector', 'Apps', 'login'),
  userProfile: portal('/app-selector/user-profile', 'User Profile', 'login'),
  changePassword: portal('/app-selector/change-password', 'Change password', 'login', ownAccountOnly),
  changePasswordSibling: portal('/change-password', 'Change password', 'login', ownAccountOnly),
  secondFactor: portal('/app-selector/two-step-login', 'Two-step login', 'login', ownAccountOnly),
  securityQuestions: portal('/app-selector/security-questions', 'Security Questions', ['admin'], ownAccountOnly),
  securityQuestionsSibling: portal('/security-questions', 'Security Questions', ['admin'], ownAccountOnly),
  companyProfile: portal('/app-selector/company-profile', 'Company Profile', ['owner']),
  manageUsers: portal('/app-selector/manage-users', 'Manage Users', ['owner']),
  companyUser: portal('/app-selector/manage-users/:id', 'User', ['owner']),
  projectSharing: portal('/app-selector/project-sharing', 'Project Sharing', 'login'),
  inviteUsers: portal('/app-selector/invite-users', 'Invite User', ['owner']),
  report: portal('/report', 'Report', 'login', { layout: 'tool', container: false }),

  enterprise: app('/enterprise-webapp', 'Coil selection', ['enterprise'], {}),
  economizer: app('/economizer', 'Boiler economizer', ['economizer'], {}),
  aircooler: app('/aircooler', 'Air cooler', ['aircooler'], {
    container: false,
    menu: 'aircooler',
  }),
  engineering: app('/engineering', 'Engineering', ['engineering', 'drygas-gasmix']),
  segmentedProgram: app('/segmented-program', 'Segmented program', ['seg-prog'], {
    menu: 'profile',
  }),
  circuitryBuilder: app('/circuitry-builder', 'Circuitry builder', ['circ-build'], {
    container: false,
    menu: 'profile',
  }),
  cleaverBrooks: app('/cleaver-brooks', 'Partner economizer', ['cleaver-brooks']),
  hurstBoiler: app('/hurst-boiler', 'Stack master', ['hurst-boiler'], {}),
  nimbus: app('/nimbus', 'Mist', ['nimbus']),
  rAndD: app('/r-and-d', 'R and D tracker', ['r-and-d'], { menu: 'none' }),
  admin: app('/admin', 'Admin', ['admin'], {
    secured: true,
    menu: 'none',
  }),
  commandCenter: app('/command-center', 'Command center', ['command-center'], {
    secured: true,
    container: false,
  }),
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The routes that have a tile. */
export type TileName = { [Name in RouteName]: (typeof routes)[Name] extends AppRoute ? Name : never }[RouteName]

const byPath: ReadonlyMap<string, RouteName> = new Map(
  (Object.keys(routes) as RouteName[]).map(name => [routes[name].path, name]),
)

const record = /\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The route of a path that matches the table exactly, or undefined. A single trailing slash is accepted; for `:id` the
 * path must end in the id of a record.
 */
export function routeNamed(path: string): RouteName | undefined {
  const exact = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return exact.endsWith('/:id') ? undefined : byPath.get(exact.replace(record, '/:id'))
}

/** The routes whose tiles a holder of `held` sees. */
export function tilesFor(held: readonly Role[]): { name: TileName; route: Route }[] {
  return (Object.entries(routes) as [TileName, Route][])
    .filter(([, route]) => route.tile && Array.isArray(route.access) && holdsAny(held, route.access))
    .map(([name, route]) => ({ name, route }))
}

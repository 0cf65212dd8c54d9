/** The content of the user menu, from the route's setting and the roles. */
import type { Identity } from '../access/identity'
import { type AccountItem, type Route, routes, userMenus } from '../routes'

export interface MenuItem {
  label: string
  href: string
}

export interface UserMenu {
  fullName: string
  /** Those of the first and the last name. */
  initials: string
  isImpersonated: boolean
  /** The items above the divider; without them there is no divider. */
  account: MenuItem[]
  /** Whether the menu offers impersonation: the person may, and does not do so already. */
  canImpersonate?: boolean
}

const items: Record<AccountItem, MenuItem> = {
  'user-profile': { label: 'User Profile', href: routes.userProfile.path },
  'company-profile': { label: 'Company Profile', href: routes.companyProfile.path },
  'manage-users': { label: 'Manage Users', href: routes.manageUsers.path },
  'project-sharing': { label: 'Project Sharing', href: routes.projectSharing.path },
  'invite-users': { label: 'Invite User', href: routes.inviteUsers.path },
}

const ownerOnly: readonly AccountItem[] = ['company-profile', 'manage-users', 'invite-users']

/**
 * The user menu of `identity` on `route`. The per-app setting governs the account items only:
 * Log Out always shows, or nobody could leave an app whose setting is 'none'.
 */
export function userMenu(identity: Identity, route: Route): UserMenu {
  const isOwner = identity.Roles.includes('owner')
  const isEngineering = identity.Roles.includes('engineering')
  const shown = userMenus[route.menu ?? 'default'].filter(item => {
    if (ownerOnly.includes(item) && !isOwner) return false
    return !(item === 'invite-users' && isEngineering)
  })
  return {
    fullName: identity.FullName,
    initials: initials(identity.FullName),
    isImpersonated: identity.IsImpersonated,
    account: shown.map(item => items[item]),
    canImpersonate: identity.Roles.includes('can-impersonate') && !identity.IsImpersonated,
  }
}

function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

import type { PageContextServer } from 'vike/types'

/** Engineering staff may open the page as owners do, but the service refuses their invitations: better said at once. */
export function data({ identity }: PageContextServer) {
  return { mayInvite: !identity?.Roles.includes('engineering') }
}

export type Data = ReturnType<typeof data>

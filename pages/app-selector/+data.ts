import type { PageContextServer } from 'vike/types'
import { type RouteName, tilesFor } from '../../shared/routes'

/** The tiles of the caller. The route reloads the identity on entry, so these are the roles as they stand now. */
export function data({ identity }: PageContextServer): { tiles: RouteName[] } {
  return { tiles: tilesFor(identity?.Roles ?? []).map(tile => tile.name) }
}

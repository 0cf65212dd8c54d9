import type { PageContextServer } from 'vike/types'
import { account } from '../../shared/contracts'
import { type RouteName, tilesFor } from '../../shared/routes'

/** The tiles of the caller, by the roles as they stand in the database now. */
export async function data({ call }: PageContextServer): Promise<{ tiles: RouteName[] }> {
  const { Item } = await call(account.GetIdentity, { isClientLoggedIn: true })
  return { tiles: tilesFor(Item?.Roles ?? []).map(tile => tile.name) }
}

import type { PageContextServer } from 'vike/types'
import { account } from '../../shared/contracts'
import { type TileName, tilesFor } from '../../shared/routes'

interface Data {
  tiles: TileName[]
  /** The account owner, whom a person without any tile can ask. */
  owner?: { FullName: string; Email: string }
}

/** The tiles of the caller. The route reloads the identity on entry, so the roles are up to date. */
export async function data({ identity, call, frame }: PageContextServer): Promise<Data> {
  const roles = identity?.Roles ?? []
  const tiles = tilesFor(roles).map(tile => tile.name)
  // Pages below this one load its data too, even if the reader may only change a temporary password.
  const isAsked = frame.routeName === 'appSelector' && tiles.length === 0 && !roles.includes('owner')
  if (!isAsked) return { tiles }
  const { Item } = await call(account.GetAccountOwner)
  return { tiles, owner: Item ?? undefined }
}

import type { PageContextServer } from 'vike/types'
import { account } from '../../shared/contracts'
import { type TileName, tilesFor } from '../../shared/routes'

interface Data {
  tiles: TileName[]
  /** Whom somebody asks to whom nothing is open. */
  owner?: { FullName: string; Email: string }
}

/** The tiles of the caller. The route reloads the identity on entry, so these are the roles as they stand now. */
export async function data({ identity, call, frame }: PageContextServer): Promise<Data> {
  const roles = identity?.Roles ?? []
  const tiles = tilesFor(roles).map(tile => tile.name)
  // The pages beneath this one take its data along, also for who may do nothing yet but change a temporary password.
  const isAsked = frame.routeName === 'appSelector' && tiles.length === 0 && !roles.includes('owner')
  if (!isAsked) return { tiles }
  const { Item } = await call(account.GetAccountOwner)
  return { tiles, owner: Item ?? undefined }
}

import type { PageContextServer } from 'vike/types'
import { account } from '../../shared/contracts'
import { type TileName, tilesFor } from '../../shared/routes'
import { type HomeProjects, homeProjects } from './homeProjects'

interface Data {
  tiles: TileName[]
  /** The account owner, whom a person without any tile can ask. */
  owner?: { FullName: string; Email: string }
  /** The reader's projects; absent where no tool of theirs keeps any. */
  projects?: HomeProjects
  /** The service of the projects does not answer. */
  areProjectsAway?: true
}

/** The tiles and projects of the caller. The route reloads the identity on entry, so the roles are up to date. */
export async function data(context: PageContextServer): Promise<Data> {
  const { identity, call, whereServed, frame } = context
  const roles = identity?.Roles ?? []
  const tiles = tilesFor(roles).map(tile => tile.name)
  // Pages below this one load its data too, even if the reader may only change a temporary password.
  if (frame.routeName !== 'appSelector') return { tiles }
  if (tiles.length > 0 || roles.includes('owner')) {
    const home = await whereServed(async call => ({ projects: await homeProjects({ ...context, call }, tiles) }))
    return home ? { tiles, ...home } : { tiles, areProjectsAway: true }
  }
  const { Item } = await call(account.GetAccountOwner)
  return { tiles, owner: Item ?? undefined }
}

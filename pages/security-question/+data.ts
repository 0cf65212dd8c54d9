import type { PageContextServer } from 'vike/types'
import { account } from '../../shared/contracts'
import { tilesFor } from '../../shared/routes'

/** The security question, or why there is none; and the tiles behind the dialog. */
export async function data({ call, identity }: PageContextServer) {
  const { Item, Notices } = await call(account.GetSecurityQuestion)
  const roles = identity?.Roles ?? []
  return {
    question: Item ? { id: Item.Id, text: Item.Question } : undefined,
    problem: Notices[0]?.Messages ?? [],
    maySetAnswers: roles.includes('admin'),
    tiles: tilesFor(roles).map(tile => tile.name),
  }
}

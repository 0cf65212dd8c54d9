/** Unsaved moves of people between the lists, as pure functions. A list is a group, or null for people in no group. */

import { type PermissionGroup, permissionGroups } from '../../../shared/access/permissionGroups'
import type { GroupChanges, Member } from '../../../shared/contracts/account'

export type List = PermissionGroup | null

interface Move {
  member: Member
  from: List
  to: List
}

/** The moves by the id of the person. */
export type Moves = ReadonlyMap<string, Move>

export const noMoves: Moves = new Map()

/** Moves people from one list to another; a person who returns to the saved list has no move. */
export function withMoved(moves: Moves, people: readonly Member[], from: List, to: List): Moves {
  const next = new Map(moves)
  for (const member of people) {
    const origin = moves.has(member.Id) ? moves.get(member.Id)!.from : from
    if (origin === to) next.delete(member.Id)
    else next.set(member.Id, { member, from: origin, to })
  }
  return next
}

/** A page of a list as it would be after a save: the added people first, on every page, and without the removed. */
export function shownIn(moves: Moves, list: List, page: readonly Member[]): readonly Member[] {
  return [...comersTo(moves, list), ...page.filter(({ Id }) => !moves.has(Id))]
}

function comersTo(moves: Moves, list: List): readonly Member[] {
  return [...moves.values()].filter(({ to }) => to === list).map(({ member }) => member)
}

/** The number of people that a list would have after a save. */
export function countIn(moves: Moves, list: List, saved: number): number {
  const change = [...moves.values()].reduce((sum, { from, to }) => sum + Number(to === list) - Number(from === list), 0)
  return saved + change
}

/** The changes to send: the people who join each group, and those who leave theirs. */
export function changesOf(moves: Moves): GroupChanges {
  return {
    Groups: permissionGroups.map(Id => ({ Id, Name: Id, Members: [...comersTo(moves, Id)] })),
    NonGroupMembers: [...comersTo(moves, null)],
  }
}

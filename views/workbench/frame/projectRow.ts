/** Rows of the menu of saved projects. Pure functions, so that the server's page and the menu agree. */
import type { Permission } from '../../../shared/access/permissionGroups'

export interface ProjectRow {
  id: string
  name: string
  tag: string
  changedAt: string
  /** Who owns it, and what the reader may do with it; absent for the reader's own projects. */
  shared?: string
}

export interface ProjectList {
  /** The last changed of all projects, or of those that match the search. */
  rows: readonly ProjectRow[]
  /** The count in words, if the list is cut or is the result of a search. */
  said?: string
  sought?: string
}

interface Summary {
  Id: string
  Name: string
  Tag: string
  ChangedAt: string
  OwnerName: string
  Permission: Permission
}

interface Answer {
  Items?: readonly Summary[] | null
  Item?: { Found: number } | null
}

export function projectListOf({ Items, Item }: Answer, sought?: string): ProjectList {
  const rows = (Items ?? []).map(({ Id, Name, Tag, ChangedAt, OwnerName, Permission }) => ({
    id: Id,
    name: Name,
    tag: Tag,
    changedAt: ChangedAt,
    shared: Permission === 'Owner' ? undefined : `${OwnerName}, ${Permission}`,
  }))
  return { rows, said: saidOf(rows.length, Item?.Found ?? rows.length, sought), sought }
}

function saidOf(shown: number, found: number, sought: string | undefined): string | undefined {
  if (found > shown) return `The ${shown} last changed of ${found}. Type a part of name, tag or owner for the others.`
  return sought === undefined ? undefined : `${found} found.`
}

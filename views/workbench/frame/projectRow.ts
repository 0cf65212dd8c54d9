/** Saved projects as the menu lists them. Pure, so that page and menu agree. */
import type { Permission } from '../../../shared/access/permissionGroups'

export interface ProjectRow {
  id: string
  name: string
  tag: string
  changedAt: string
  /** Whose it is, and what the reader may do with it; nothing for the reader's own. */
  shared?: string
}

export interface ProjectList {
  /** The last changed of all, or of those that are sought. */
  rows: readonly ProjectRow[]
  /** How many there are, where the list is cut or something is sought: then the others can be found. */
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

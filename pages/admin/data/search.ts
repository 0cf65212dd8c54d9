/** What the address of the admin's page asks for, read without trust. */
import type { Call } from '../../../shared/contracts/call'
import { limits } from '../../../shared/limits'
import { firstCharacters } from '../../../shared/wording/characters'

export type Search = Record<string, string | undefined>

/** What the data of a section is made from. */
export interface Asking {
  search: Search
  call: Call
}

/** The filled fields of a filter form: an empty one does not filter. */
export function filled(search: Search, names: readonly string[]): Search {
  return Object.fromEntries(names.map(name => [name, search[name]?.trim() || undefined]))
}

/** The searched text, cut to what an operation takes. */
export function searched({ search }: Search): string | undefined {
  return search?.trim() ? firstCharacters(search.trim(), limits.email) : undefined
}

/** The page of a list, from 1. */
export function pageIn({ page }: Search): number {
  const number = Number(page)
  return Number.isInteger(number) && number >= 1 && number <= limits.adminPage.last ? number : 1
}

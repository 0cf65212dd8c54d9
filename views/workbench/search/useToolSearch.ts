import { useState } from 'react'
import { type SearchStore, useSearch } from './useSearch'

/** What the reader lets a search vary, what it must reach beside the inputs [SI], and the order of its answer. */
export interface SearchWish {
  varied: readonly string[]
  targets: Readonly<Record<string, number | undefined>>
  rankBy: string
}

export type SetWish = (wish: SearchWish) => void

/** What a tool that searches keeps of its search: what is wished of all items, and the last search of the shown one. */
export interface SearchState<Search = object, Answer = object> {
  wish: SearchWish
  setWish: SetWish
  store: SearchStore<Search, Answer>
}

export function useToolSearch<Search, Answer>(
  item: string,
  first: Omit<SearchWish, 'targets'>,
): SearchState<Search, Answer> {
  const [wish, setWish] = useState<SearchWish>({ ...first, targets: {} })
  return { wish, setWish, store: useSearch<Search, Answer>(item) }
}

/** The wish with fields that are let go, or kept where the search had all of them already. */
export function toggled(wish: SearchWish, fields: readonly string[]): SearchWish {
  const others = wish.varied.filter(one => !fields.includes(one))
  const hadAll = fields.every(one => wish.varied.includes(one))
  return { ...wish, varied: hadAll ? others : [...others, ...fields] }
}

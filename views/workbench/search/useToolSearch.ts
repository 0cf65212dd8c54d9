import { useState } from 'react'
import { type SearchStore, useSearch } from './useSearch'

/** The reader's settings of a search: the fields it may vary, and the ranking. */
export interface SearchWish {
  varied: readonly string[]
  rankBy: string
  /** The values to try where the reader gave a range, by field [SI]; without one, all of the catalogue. */
  values?: Readonly<Record<string, readonly number[]>>
}

export type SetWish = (wish: SearchWish) => void

/** The search state of a tool: the settings, shared by all items, and the last search of the shown item. */
export interface SearchState<Search = object, Answer = object> {
  wish: SearchWish
  setWish: SetWish
  /** Whether the search is shown: then each varied field shows its range. */
  isShown: boolean
  setShown(isShown: boolean): void
  store: SearchStore<Search, Answer>
}

export function useToolSearch<Search, Answer>(item: string, first: SearchWish): SearchState<Search, Answer> {
  const [wish, setWish] = useState(first)
  const [isShown, setShown] = useState(false)
  return { wish, setWish, isShown, setShown, store: useSearch<Search, Answer>(item) }
}

/** The settings with `fields` added to those that a search varies, or removed if all of them were there. */
export function toggled(wish: SearchWish, fields: readonly string[]): SearchWish {
  const others = wish.varied.filter(one => !fields.includes(one))
  const hadAll = fields.every(one => wish.varied.includes(one))
  return { ...wish, varied: hadAll ? others : [...others, ...fields] }
}

import { useState } from 'react'
import { type SearchStore, useSearch } from './useSearch'

/** The reader's settings of a search: the fields it may vary, and the ranking. */
export interface SearchWish {
  varied: readonly string[]
  rankBy: string
}

export type SetWish = (wish: SearchWish) => void

/** The search state of a tool: the settings, shared by all items, and the last search of the shown item. */
export interface SearchState<Search = object, Answer = object> {
  wish: SearchWish
  setWish: SetWish
  store: SearchStore<Search, Answer>
}

export function useToolSearch<Search, Answer>(item: string, first: SearchWish): SearchState<Search, Answer> {
  const [wish, setWish] = useState(first)
  return { wish, setWish, store: useSearch<Search, Answer>(item) }
}

/** The settings with `fields` added to those that a search varies, or removed if all of them were there. */
export function toggled(wish: SearchWish, fields: readonly string[]): SearchWish {
  const others = wish.varied.filter(one => !fields.includes(one))
  const hadAll = fields.every(one => wish.varied.includes(one))
  return { ...wish, varied: hadAll ? others : [...others, ...fields] }
}

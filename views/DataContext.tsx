import { createContext, useContext } from 'react'

export const DataContext = createContext<unknown>(undefined)

/** The data that the page's own +data.ts returned. */
export function useData<Data>(): Awaited<Data> {
  return useContext(DataContext) as Awaited<Data>
}

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the browser's first render, true afterwards: for values that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

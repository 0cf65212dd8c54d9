import { createContext, useContext } from 'react'

/** A widget that the browser hydrates says it here; what is drawn by script alone always is. */
export const Hydrated = createContext(typeof document !== 'undefined')

/** False on the server and in the browser's first render, true afterwards: for values that only the browser knows. */
export const useHydrated = (): boolean => useContext(Hydrated)

import { createContext, useContext } from 'react'

/** The problem that an error page shows. */
export interface Problem {
  status: number
  heading: string
  text: string
}

export const ProblemContext = createContext<Problem | null>(null)

export function useProblem(): Problem | null {
  return useContext(ProblemContext)
}

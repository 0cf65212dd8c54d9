import { createContext, useContext } from 'react'

/** What went wrong, where the page being rendered is the one that says so. */
export interface Problem {
  status: number
  heading: string
  text: string
}

export const ProblemContext = createContext<Problem | null>(null)

export function useProblem(): Problem | null {
  return useContext(ProblemContext)
}

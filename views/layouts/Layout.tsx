import type { ReactNode } from 'react'

/** The layout that the page's route asks for. */
export function Layout({ children }: { children: ReactNode }) {
  return <>{children}</>
}

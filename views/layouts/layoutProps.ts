/** What every layout is given. */
import type { ReactNode } from 'react'

export interface LayoutProps {
  /** Class of the container that most pages are wrapped in; none where the route does without. */
  container?: string
  children: ReactNode
}

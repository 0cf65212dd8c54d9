/** The props of every layout. */
import type { ReactNode } from 'react'

export interface LayoutProps {
  /** The class of the container around the page; absent if the route has no container. */
  container?: string
  children: ReactNode
}

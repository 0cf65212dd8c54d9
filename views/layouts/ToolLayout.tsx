import type { LayoutProps } from './layoutProps'

/** The layout of a tool, which has its own frame with `main` and fills the window. */
export function ToolLayout({ container, children }: LayoutProps) {
  return container ? <div className={container}>{children}</div> : children
}

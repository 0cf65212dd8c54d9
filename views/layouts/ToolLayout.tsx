import type { LayoutProps } from './layoutProps'

/** A tool brings its own frame, `main` included; it fills the window. */
export function ToolLayout({ container, children }: LayoutProps) {
  return container ? <div className={container}>{children}</div> : children
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** The heading of a view that replaces the panes. It takes the focus, because the button that opened the view is gone. */
export function ViewTitle({ className, children }: { className?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <h1 className={className} ref={title} tabIndex={-1}>
      {children}
    </h1>
  )
}

import type { ReactNode } from 'react'

/** A label with its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function timeOf(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`
}

/** Values that this tab keeps from page to page during one session; a later session does not see them. */
import { signedInAt } from './page'

interface Kept {
  session: string
  value: unknown
}

export function keep(name: string, value: unknown): void {
  const session = signedInAt()
  if (session === undefined) return
  const kept: Kept = { session, value }
  sessionStorage.setItem(`coilworks-${name}`, JSON.stringify(kept))
}

export function kept<Value>(name: string): Value | undefined {
  const text = sessionStorage.getItem(`coilworks-${name}`)
  if (text === null) return undefined
  const { session, value } = JSON.parse(text) as Kept
  return session === signedInAt() ? (value as Value) : undefined
}

import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../widgets/useHydrated'

/** Holds lazily loaded parts that the first view may need. The server does not wait for them and leaves them out. */
export function Late({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense fallback={null}>{children}</Suspense>
}

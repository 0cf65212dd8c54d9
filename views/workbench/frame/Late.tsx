import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../widgets/useHydrated'

/** Parts that are fetched, where the page may begin with them: the server, which does not wait for them, leaves them out. */
export function Late({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense fallback={null}>{children}</Suspense>
}

import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../widgets/useHydrated'

/**
 * Holds lazily loaded parts that the first view may need. The server does not wait for them and leaves them out.
 * `room` stands in their place until they are there, so that nothing moves under the pointer.
 */
export function Late({ children, room = null }: { children: ReactNode; room?: ReactNode }) {
  return useHydrated() ? <Suspense fallback={room}>{children}</Suspense> : room
}

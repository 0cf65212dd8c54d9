import type { ReactNode } from 'react'
import { routes } from '../../../shared/routes'
import { useFrame } from '../../../views/FrameContext'

/** A form of this page: the browser posts it, and the answer is this page again. */
export function FactorForm({ action, children }: { action?: string; children: ReactNode }) {
  const { csrfToken } = useFrame()
  return (
    <form className="cw-panel" method="post" action={routes.secondFactor.path}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {action && <input type="hidden" name="action" value={action} />}
      {children}
    </form>
  )
}

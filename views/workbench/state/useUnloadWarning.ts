import { useEffect } from 'react'
import { isLeaving } from '../../client/page'

/** Makes the browser ask before a page with unsaved changes is left. */
export function useUnloadWarning(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasChanges])
}

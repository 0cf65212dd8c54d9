import { useEffect } from 'react'
import { isLeaving } from '../../client/page'

/** Lets the browser ask before the page is left while changes are unsaved. */
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

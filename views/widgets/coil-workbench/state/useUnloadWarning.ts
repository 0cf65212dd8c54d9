import { useEffect } from 'react'

/** Lets the browser ask before the page is left while changes are unsaved. */
export function useUnloadWarning(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasChanges])
}

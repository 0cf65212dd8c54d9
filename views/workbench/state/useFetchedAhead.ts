import { useEffect } from 'react'
import { idleMs, savesData } from '../../client/firstAct'

/** What a reader needs to save and open, above all when the line is lost. */
const parts = [
  () => import('../../client/dialogs'),
  () => import('../projects/OpenDialog'),
  () => import('../projects/menuPanels'),
  () => import('../projects/projectFile'),
  () => import('../trust/MethodsDialog'),
]

/**
 * Fetches rare parts once the page is idle, one after the other, so that they are there if the line is lost. A browser
 * that saves data fetches each when it is needed.
 */
export function useFetchedAhead(): void {
  useEffect(() => {
    if (savesData()) return
    // A part that could not be fetched is fetched again when it is needed, and that failure is told.
    const timer = setTimeout(() => fetchAll().catch(() => undefined), idleMs)
    return () => clearTimeout(timer)
  }, [])
}

async function fetchAll(): Promise<void> {
  for (const part of parts) await part()
}

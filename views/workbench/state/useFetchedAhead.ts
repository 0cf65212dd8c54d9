import { useEffect } from 'react'
import { idleMs } from '../../client/firstAct'

/** What a reader needs to save and open, above all when the line is lost. */
const parts = [
  () => import('../../client/dialogs'),
  () => import('../projects/OpenDialog'),
  () => import('../projects/menuPanels'),
  () => import('../projects/projectFile'),
  () => import('../trust/MethodsDialog'),
]

/** Fetches rare parts once the page is idle, one after the other, so that they are there if the line is lost. */
export function useFetchedAhead(): void {
  useEffect(() => {
    let isLeft = false
    const fetchAll = async () => {
      for (const part of parts) if (!isLeft) await part()
    }
    // A part that could not be fetched is fetched again when it is needed, and that failure is told.
    const begin = () => void fetchAll().catch(() => undefined)
    const timer = setTimeout(begin, idleMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [])
}

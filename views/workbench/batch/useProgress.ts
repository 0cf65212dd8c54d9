import { useEffect, useRef } from 'react'
import type { Progress } from '../../client/dialogs'

interface Work {
  isWorking: boolean
  done: number
  all: number
  /** The work stopped before its end, so the dialog closes without saying that it is complete. */
  isFailed: boolean
}

/** Shows the progress of long work in a dialog that stays until the work ends. */
export function useProgress(title: string, { isWorking, done, all, isFailed }: Work): void {
  const shown = useRef<Promise<Progress>>(undefined)

  useEffect(() => {
    if (isWorking) shown.current ??= import('../../client/dialogs').then(({ startProgress }) => startProgress(title))
    const dialog = shown.current
    if (!isWorking) shown.current = undefined
    void dialog?.then(({ set, stop }) => (isWorking ? set((100 * done) / all) : stop({ slow: !isFailed })))
  }, [title, isWorking, done, all, isFailed])

  // Closes the dialog when the view is left.
  useEffect(() => () => void shown.current?.then(({ stop }) => stop()), [])
}

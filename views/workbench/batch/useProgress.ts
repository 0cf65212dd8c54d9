import { useEffect, useRef } from 'react'
import type { Progress } from '../../client/dialogs'

interface Work {
  isWorking: boolean
  done: number
  all: number
  /** Ended before its time: nothing is completed then. */
  isFailed: boolean
}

/** Shows how far a long work is, in a dialog that stays until it is over. */
export function useProgress(title: string, { isWorking, done, all, isFailed }: Work): void {
  const shown = useRef<Promise<Progress>>(undefined)

  useEffect(() => {
    if (isWorking) shown.current ??= import('../../client/dialogs').then(({ startProgress }) => startProgress(title))
    const dialog = shown.current
    if (!isWorking) shown.current = undefined
    void dialog?.then(({ set, stop }) => (isWorking ? set((100 * done) / all) : stop({ slow: !isFailed })))
  }, [title, isWorking, done, all, isFailed])

  // Whoever leaves the work leaves its dialog.
  useEffect(() => () => void shown.current?.then(({ stop }) => stop()), [])
}

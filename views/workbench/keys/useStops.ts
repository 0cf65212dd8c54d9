import { type RefObject, useEffect } from 'react'
import { lateCode } from '../state/lateCode'

const stops = lateCode(() => import('./stops'))

/** Makes each group of buttons one stop of the Tab key. Without script, and until its code is there, each is its own. */
export function useStops(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    void stops.soon().then(code => {
      if (root.current && !isGone) end = code.keepStops(root.current)
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [root])
}

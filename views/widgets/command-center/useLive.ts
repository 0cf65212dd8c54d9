import { useEffect, useState } from 'react'
import type { Status } from '../../../shared/contracts/admin'
import { CallError, post, saidHere } from '../../client/call'
import type { Shown } from './addressOf'

/** The pace of asking [s]: ten people who look cost less than a hundredth of a processor. */
export const everySeconds = 15

/** The state, asked for again and again while the page is visible and nobody has paused it. */
export function useLive(first: Status, shown: Shown) {
  const [status, setStatus] = useState(first)
  const [isPaused, setPaused] = useState(false)
  const [fault, setFault] = useState<string>()

  useEffect(() => {
    if (isPaused) return
    let timer: number | undefined
    const ended = new AbortController()

    async function ask(): Promise<void> {
      try {
        const { Item } = await post('AdminService.svc/GetStatus', shown, { ...saidHere, signal: ended.signal })
        if (Item) setStatus(Item)
        setFault(undefined)
      } catch (error) {
        if (ended.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setFault(error.status === 403 ? 'Your clearance has ended: open this page anew' : 'No answer; trying again')
        if (error.status === 403) return
      }
      wait()
    }

    function wait(): void {
      clearTimeout(timer)
      if (document.visibilityState === 'visible' && !ended.signal.aborted)
        timer = window.setTimeout(ask, 1000 * everySeconds)
    }

    /** A hidden page asks nothing; one that is seen again asks at once. */
    function look(): void {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') void ask()
    }

    wait()
    document.addEventListener('visibilitychange', look)
    return () => {
      ended.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isPaused, shown])

  return { status, isPaused, setPaused, fault }
}

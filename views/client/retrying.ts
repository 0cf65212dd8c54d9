import { limits } from '../../shared/limits'
import { readerMark } from './page'
import { hearTabs } from './tabs'

/**
 * Calls `again` after a pause, and again after failures: after growing pauses, and at once when this computer is online
 * again or the same reader has logged in in another tab.
 */
export function retrying(again: () => void) {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let unhear: (() => void) | undefined

  const now = () => after(0)
  function after(pause: number): void {
    clearTimeout(timer)
    timer = setTimeout(again, pause)
  }
  /** Waits without a timer, until the computer is online or the reader logs in again. */
  function waitForBack(): void {
    window.addEventListener('online', now)
    unhear ??= hearTabs(({ changeType, reader }) => {
      if (changeType === 'loggedIn' && reader === readerMark()) now()
    })
  }

  return {
    after,
    waitForBack,
    /** The server has not answered. */
    lost() {
      waitForBack()
      after(Math.min(limits.busy.pause * 2 ** tries, limits.busy.longestPause))
      tries += 1
    },
    stop() {
      clearTimeout(timer)
      window.removeEventListener('online', now)
      unhear?.()
      unhear = undefined
    },
  }
}

import { limits } from '../../shared/limits'
import { readerMark } from './page'
import { hearTabs } from './tabs'

/**
 * Does `again` after a pause; and what failed once it may work again: after pauses that grow, at once when this computer
 * is online once more, or when the same reader has logged in in another tab.
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
  /** No pause helps: only what the reader does. */
  function waitForBack(): void {
    window.addEventListener('online', now)
    unhear ??= hearTabs(({ changeType, reader }) => {
      if (changeType === 'loggedIn' && reader === readerMark()) now()
    })
  }

  return {
    after,
    waitForBack,
    /** Nothing has answered. */
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

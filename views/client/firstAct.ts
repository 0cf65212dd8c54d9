/** What a reader does to a page, of what the browser tells. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const

/** Without an act, so long after it was first asked for, so that the first figures come before rare parts [ms]. */
export const idleMs = 1_500

let coming: Promise<void> | undefined

/** Resolves with the reader's first act on the page, or once the page was idle for a while. */
export function firstAct(): Promise<void> {
  coming ??= new Promise(resolve => {
    const begin = () => {
      clearTimeout(timer)
      for (const act of acts) window.removeEventListener(act, begin, true)
      resolve()
    }
    const timer = setTimeout(begin, idleMs)
    for (const act of acts) window.addEventListener(act, begin, { capture: true, passive: true })
  })
  return coming
}

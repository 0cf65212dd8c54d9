/** The events by which a browser tells that its reader does something. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const

/** How long rare parts wait for an act, so that the first figures come before them [ms]. */
export const idleMs = 1_500

/** The Save Data API, which the types of the browser do not know. */
type SavesData = Navigator & { connection?: { saveData?: boolean } }

/** Whether the reader asks for as little as possible over the line: nothing is fetched ahead then. */
export const savesData = (): boolean => (navigator as SavesData).connection?.saveData === true

let coming: Promise<void> | undefined

/** Resolves with the reader's first act on the page; without one after a while, unless data are saved. */
export function firstAct(): Promise<void> {
  coming ??= new Promise(resolve => {
    const begin = () => {
      clearTimeout(timer)
      for (const act of acts) window.removeEventListener(act, begin, true)
      resolve()
    }
    const timer = savesData() ? undefined : setTimeout(begin, idleMs)
    for (const act of acts) window.addEventListener(act, begin, { capture: true, passive: true })
  })
  return coming
}

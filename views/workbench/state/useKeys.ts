import { useEffect } from 'react'

/** What keys do, by the key with Ctrl (Cmd on a Mac), `shift` before it where that is held too. */
export type KeyActions = Readonly<Record<string, () => void>>

/** The workbench's shortcuts: Ctrl Enter calculates, Ctrl S saves, Ctrl Z and Ctrl Shift Z go back and on. */
export function useKeys(actions: KeyActions) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      // A dialog has its own keys, and the text that is typed there its own way back.
      if (event.target instanceof Element && event.target.closest('dialog')) return
      const action = actions[`${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}`]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

import { useEffect } from 'react'

/** Actions by the key that is pressed with Ctrl (Cmd on a Mac); prefixed with `shift` if Shift is held too. */
export type KeyActions = Readonly<Record<string, () => void>>

/** The workbench's shortcuts: Ctrl Enter calculates, Ctrl S saves, Ctrl Z undoes and Ctrl Shift Z redoes. */
export function useKeys(actions: KeyActions) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      // A dialog has its own keys, and its text fields have the browser's undo.
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

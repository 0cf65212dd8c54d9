import { useEffect } from 'react'

/** The workbench's shortcuts: Ctrl Enter calculates, Ctrl S saves (Cmd on a Mac). */
export function useKeys(actions: { calculate: () => void; save: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const action = event.key === 'Enter' ? actions.calculate : event.key.toLowerCase() === 's' ? actions.save : null
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

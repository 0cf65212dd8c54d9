import { useState } from 'react'
import type { Pane } from '../frame/PaneBar'
import { useEscape } from './useEscape'

/** What the workbench shows: its panes, or a view that replaces them. */
export interface View {
  /** The pane that a narrow screen shows. */
  pane: Pane
  /** The view that replaces the panes. */
  replacing: 'schedule' | 'batch' | 'figures' | undefined
  isDrawerOpen: boolean
  /** Shows a pane without leaving the view that replaces the panes. */
  setPane(pane: Pane): void
  /** Leaves any other view and shows a pane. */
  show(pane: Pane): void
  replace(view: View['replacing']): void
  setDrawerOpen(isOpen: boolean): void
}

export function useView(): View {
  const [pane, setPane] = useState<Pane>('results')
  const [replacing, replace] = useState<View['replacing']>()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  useEscape(isDrawerOpen, () => setDrawerOpen(false))
  const show = (next: Pane) => {
    replace(undefined)
    setPane(next)
  }
  return { pane, replacing, isDrawerOpen, setPane, show, replace, setDrawerOpen }
}

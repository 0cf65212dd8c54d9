import type { ReactNode, RefObject, ToggleEvent } from 'react'
import { Icon } from '../../components/Icon'

interface PanelProps {
  /** The id by which the buttons that open the panel refer to it. */
  id: string
  title: string
  panel?: RefObject<HTMLElement | null>
  onToggle?: (event: ToggleEvent<HTMLElement>) => void
  children: ReactNode
}

/** A panel beside the report, opened from its bar. */
export function Panel({ id, title, panel, onToggle, children }: PanelProps) {
  return (
    <aside className="rp-help" id={id} popover="auto" aria-label={title} ref={panel} onToggle={onToggle}>
      <header>
        <h2>{title}</h2>
        <button
          className="btn btn-quiet btn-sm px-1"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>
  )
}

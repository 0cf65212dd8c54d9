import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon'
import type { IconName } from '../../components/icons'
import { useHydrated } from '../../widgets/useHydrated'

export interface InputGroupProps {
  id: string
  title: string
  icon: IconName
  iconClass?: string
  /** Text at the end of the heading. */
  end?: string
  /** Collapsed until the reader opens it. */
  isFolded?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** A group of fields. Its heading collapses and expands it. */
export function InputGroup({ id, title, icon, iconClass, end, isFolded = false, onOpen, children }: InputGroupProps) {
  const isHydrated = useHydrated()
  return (
    <details
      className="cw-group"
      open={!isFolded}
      onToggle={event => {
        if (event.currentTarget.open) onOpen?.()
      }}
    >
      <summary>
        <Icon name={icon} className={iconClass} />
        <h3 id={`wb-group-${id}`}>{title}</h3>
        {end && <span className="end">{end}</span>}
      </summary>
      {/* The page is sent without the fields that it does not show. */}
      {(!isFolded || isHydrated) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in the grid of the fields.
        <div role="group" aria-labelledby={`wb-group-${id}`}>
          {children}
        </div>
      )}
    </details>
  )
}

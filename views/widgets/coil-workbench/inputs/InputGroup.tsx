import type { ReactNode } from 'react'
import { Icon } from '../../../components/Icon'
import type { IconName } from '../../../components/icons'

interface InputGroupProps {
  id: string
  title: string
  icon: IconName
  iconClass?: string
  /** A word at the end of the heading. */
  end?: string
  children: ReactNode
}

export function InputGroup({ id, title, icon, iconClass, end, children }: InputGroupProps) {
  return (
    <section className="cw-group" aria-labelledby={`wb-group-${id}`}>
      <h3 id={`wb-group-${id}`}>
        <Icon name={icon} className={iconClass} />
        {title}
        {end && <span className="end">{end}</span>}
      </h3>
      {children}
    </section>
  )
}

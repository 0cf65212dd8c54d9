import type { ReactNode } from 'react'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'

interface SectionHeadProps {
  title: string
  lead?: string
  /** The address and file name of the table. */
  file?: { href: string; name: string }
  /** The filter. */
  children?: ReactNode
}

/** The head of a section: its title, its filter, and its table as a file. */
export function SectionHead({ title, lead, file, children }: SectionHeadProps) {
  return (
    <header className="ad-head">
      <div>
        <h1>{title}</h1>
        {lead && <p className="cw-2 mb-0">{lead}</p>}
      </div>
      {children}
      {file && (
        <div className="ad-acts">
          <LinkButton variant="outline-secondary" href={file.href} download={file.name}>
            <Icon name="download" />
            Export CSV
          </LinkButton>
        </div>
      )}
    </header>
  )
}

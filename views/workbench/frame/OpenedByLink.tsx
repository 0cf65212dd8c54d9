import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon'

/** Says that a link was opened, and of when its numbers are. */
export function OpenedByLink({ linked }: { linked: string }) {
  return <Offer lead="Opened by a link."> {linked}</Offer>
}

/** A word about what is shown, and the ways on. */
export function Offer({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className="cw-alert info wb-alert" role="status">
      <Icon name="info" />
      <div>
        <b>{lead}</b>
        {children}
      </div>
    </div>
  )
}

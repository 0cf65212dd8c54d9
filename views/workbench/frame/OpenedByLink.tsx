import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon'

/** Says that the item was opened by a link, and how old its numbers are. */
export function OpenedByLink({ linked }: { linked: string }) {
  return <Offer lead="Opened by a link."> {linked}</Offer>
}

/** A line that explains what is shown, with actions. */
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

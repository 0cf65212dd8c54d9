import { calendarDate } from '../../../../shared/display/calendarDate'
import { useHydrated } from '../../useHydrated'
import { clockTime } from './clockTime'
import { Offer } from './OpenedByLink'

/** The version that is looked at in the place of the newest. */
export interface LookedAt {
  version: number
  newest: number
  changedAt: string
  changedBy: string
  note: string
  /** Whether the reader may make it the newest. */
  canRestore: boolean
}

interface LookingAtProps {
  looked: LookedAt
  newestAddress: string
  onRestore: () => void
}

/** Says that an old version is shown, and the ways on. */
function LookingAt({ looked, newestAddress, onRestore }: LookingAtProps) {
  const { version, newest, changedAt, changedBy, note } = looked
  return (
    <Offer lead={`Version ${version} of ${newest} is shown.`}>
      {` Saved ${calendarDate(changedAt)} by ${changedBy}${note ? `: ${note}` : ''}. `}
      {looked.canRestore && <Way label="Restore this version" onClick={onRestore} />}{' '}
      <a className="btn btn-link btn-sm wb-inline" href={newestAddress}>
        Open the newest
      </a>
    </Offer>
  )
}

interface DraftOfferProps {
  keptAt: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers changes that were not saved when the reader was here last. */
function DraftOffer({ keptAt, onRestore, onDiscard }: DraftOfferProps) {
  const isHydrated = useHydrated()
  const when = `${calendarDate(keptAt)}${isHydrated ? ` ${clockTime(new Date(keptAt))}` : ''}`
  return (
    <Offer lead="There are unsaved changes.">
      {` They were kept ${when}. `}
      <Way label="Restore them" onClick={onRestore} /> <Way label="Discard them" onClick={onDiscard} />
    </Offer>
  )
}

interface OffersProps {
  looking: LookingAtProps | undefined
  draft: DraftOfferProps | undefined
}

/** What the page was opened with, where that is not simply a coil. */
export function Offers({ looking, draft }: OffersProps) {
  return (
    <>
      {looking && <LookingAt {...looking} />}
      {draft && <DraftOffer {...draft} />}
    </>
  )
}

function Way({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button className="btn btn-link btn-sm wb-inline" type="button" onClick={onClick}>
      {label}
    </button>
  )
}

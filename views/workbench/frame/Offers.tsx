import { calendarDate } from '../../../shared/display/calendarDate'
import { useHydrated } from '../../widgets/useHydrated'
import type { KeptDraft } from '../state/useKeptDraft'
import { clockTime } from './clockTime'
import { changesFound, type LookedAt, versionShown } from './OffersToCome'
import { Offer } from './OpenedByLink'

interface LookingAtProps {
  looked: LookedAt
  newestAddress: string
  onRestore: () => void
}

/** Says that an old version is shown, and offers to restore it or to go to the newest. */
function LookingAt({ looked, newestAddress, onRestore }: LookingAtProps) {
  const { changedAt, changedBy, note } = looked
  return (
    <Offer lead={versionShown(looked)}>
      {` Saved ${calendarDate(changedAt)} by ${changedBy}${note ? `: ${note}` : ''}. `}
      {looked.canRestore && <Way label="Restore this version" onClick={onRestore} />}{' '}
      <a className="btn btn-link btn-sm wb-inline" href={newestAddress}>
        Open the newest
      </a>
    </Offer>
  )
}

interface DraftsProps {
  offered: readonly KeptDraft[]
  onRestore: (draftId: string) => void
  onDiscard: (draftId: string) => void
}

/** Offers the changes that the reader left unsaved earlier, one draft for each tab. */
function DraftOffers({ offered, onRestore, onDiscard }: DraftsProps) {
  const isHydrated = useHydrated()
  const when = (keptAt: string) => `${calendarDate(keptAt)}${isHydrated ? ` ${clockTime(new Date(keptAt))}` : ''}`
  if (offered.length === 0) return null
  return (
    <Offer lead={changesFound(offered)}>
      {offered.map(({ draftId, keptAt, tag }) => (
        <div key={draftId}>
          {`${tag ? `${tag}, kept` : 'Kept'} ${when(keptAt)}. `}
          <Way label="Restore them" onClick={() => onRestore(draftId)} />{' '}
          <Way label="Discard them" onClick={() => onDiscard(draftId)} />
        </div>
      ))}
    </Offer>
  )
}

interface OffersProps {
  looking: LookingAtProps | undefined
  drafts: DraftsProps
}

/** The offers above the results: for an old version, and for unsaved changes. */
export function Offers({ looking, drafts }: OffersProps) {
  return (
    <>
      {looking && <LookingAt {...looking} />}
      <DraftOffers {...drafts} />
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

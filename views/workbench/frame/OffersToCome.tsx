import type { KeptDraft } from '../state/useKeptDraft'
import { Offer } from './OpenedByLink'

/** The old version that is shown instead of the newest. */
export interface LookedAt {
  version: number
  newest: number
  changedAt: string
  changedBy: string
  note: string
  /** Whether the reader may restore it as the newest version. */
  canRestore: boolean
}

export const versionShown = ({ version, newest }: LookedAt) => `Version ${version} of ${newest} is shown.`

export const changesFound = ({ length }: readonly KeptDraft[]) =>
  length === 1 ? 'There are unsaved changes.' : `There are ${length} sets of unsaved changes.`

/** The first words of the offers, as high as the offers: they hold their place until the script is there. */
export function OffersToCome({ looked, drafts }: { looked?: LookedAt; drafts: readonly KeptDraft[] }) {
  const line = <span className="btn wb-inline">&nbsp;</span>
  return (
    <>
      {looked && <Offer lead={versionShown(looked)}>{line}</Offer>}
      {drafts.length > 0 && (
        <Offer lead={changesFound(drafts)}>
          {drafts.map(({ draftId }) => (
            <div key={draftId}>{line}</div>
          ))}
        </Offer>
      )}
    </>
  )
}

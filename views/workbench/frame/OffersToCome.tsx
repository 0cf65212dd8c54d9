import type { KeptDraft } from '../state/useKeptDraft'
import type { LookedAt } from './Offers'
import { Offer } from './OpenedByLink'

export const versionShown = ({ version, newest }: LookedAt) => `Version ${version} of ${newest} is shown.`

export const changesFound = ({ length }: readonly KeptDraft[]) =>
  length === 1 ? 'There are unsaved changes.' : `There are ${length} sets of unsaved changes.`

/** What the offers begin with, as high as they are: it holds their place until they are loaded, and without script. */
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

import { Late } from '../frame/Late'
import { type LookedAt, OffersToCome } from '../frame/OffersToCome'
import { OpenedByLink } from '../frame/OpenedByLink'
import { latePart } from '../state/latePart'
import type { SaveActions } from '../state/useSaveActions'
import type { SavedProject, Saving } from '../state/useSaving'
import type { Unsaved } from '../state/useUnsaved'
import type { WorkbenchTool } from '../tool'
import { SaveFailure } from './SaveFailure'

/** Loaded only when there are unsaved changes to offer, or an old version is shown. */
const Offers = latePart(async () => (await import('../frame/Offers')).Offers)

interface ProjectMessagesProps {
  tool: Pick<WorkbenchTool, 'tool' | 'path'>
  saving: Saving
  unsaved: Unsaved
  actions: SaveActions
  /** How the page was opened. */
  page: { linked?: string; looked?: LookedAt; saved: SavedProject | null; openFailure?: string }
  reportFailure: string | undefined
}

/** Messages above the results: how the project was opened, unsaved changes that were found, and what failed. */
export function ProjectMessages({ tool, saving, unsaved, actions, page, reportFailure }: ProjectMessagesProps) {
  const { saved } = saving
  const { looked } = page
  const addressOf = (one: SavedProject) => `${tool.path}?design=${one.id}`
  const ofWork = saving.failure ?? unsaved.failure
  const restore = async () => {
    if (!saved || !looked) return
    const { restoreVersion } = await import('../projects/restoreVersion')
    const { version, newest } = looked
    unsaved.setFailure((await restoreVersion(tool, { id: saved.id, version, newest }))?.join(' '))
  }
  const looking =
    looked && page.saved && saved?.id === page.saved.id
      ? { looked, newestAddress: addressOf(page.saved), onRestore: restore }
      : undefined
  return (
    <>
      {page.linked && !saved && <OpenedByLink linked={page.linked} />}
      {(looking || unsaved.offered.length > 0) && (
        <Late room={<OffersToCome looked={looking && looked} drafts={unsaved.offered} />}>
          <Offers
            looking={looking}
            drafts={{ offered: unsaved.offered, onRestore: unsaved.restore, onDiscard: unsaved.discard }}
          />
        </Late>
      )}
      {!actions.isNaming && (
        <SaveFailure
          reason={ofWork ?? reportFailure}
          openFailure={page.openFailure}
          {...(ofWork !== undefined && {
            onSaveAs: actions.saveAs,
            savedAddress: saved ? addressOf(saved) : undefined,
          })}
        />
      )}
    </>
  )
}

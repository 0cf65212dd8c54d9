import { useState } from 'react'
import type { Viewer } from '../../../shared/frame/frame'
import type { AnyInput, Project } from '../../../shared/tools/project'
import { leaveTo } from '../../client/page'
import type { WorkbenchTool } from '../tool'
import { keepDraft, useDraft } from './useDraft'
import { type KeptDraft, useKeptDraft } from './useKeptDraft'
import type { ProjectState } from './useProject'
import type { Saving } from './useSaving'

/** Names the reader whose changes are kept during a new login. */
const readerOfDraft = ({ customerNumber, fullName }: Viewer) => `${customerNumber} ${fullName}`

interface Of<Input extends AnyInput> {
  tool: WorkbenchTool<Input, never>
  viewer: Viewer
  project: ProjectState<Input>
  saving: Saving
  found: readonly KeptDraft[]
}

/** Unsaved changes: kept when the reader leaves the page, and offered when the reader comes back. */
export function useUnsaved<Input extends AnyInput>({ tool, viewer, project, saving, found }: Of<Input>) {
  const [failure, setFailure] = useState<string>()
  const kept = useKeptDraft(project as unknown as ProjectState, saving.saved, found)
  useDraft(tool.projects, readerOfDraft(viewer), ({ changes, shown, version }) => {
    if (changes) {
      project.replace(changes.document as Project<Input>)
      saving.resume(version)
      kept.resume(changes.draftId)
    }
    project.show(shown)
  })

  /** The report replaces this page, so unsaved changes are kept until the reader returns. */
  const keep = (reader?: string, address?: string) => {
    const { hasChanges, id: shown } = project
    if (!hasChanges && !address) return
    const changes = hasChanges ? { document: project.document(), draftId: kept.draftId() } : undefined
    keepDraft({ changes, shown, version: saving.saved?.version, reader }, address)
  }
  const restore = async (draftId: string) => {
    const found = await kept.restore(draftId)
    if ('failure' in found) return setFailure(found.failure)
    setFailure(undefined)
    project.replace(found.document as Project<Input>)
    saving.resume(found.version)
  }
  return {
    offered: kept.offered,
    restore,
    discard: kept.discard,
    /** Why a draft or an old version could not be restored. */
    failure,
    setFailure,
    keep: () => keep(),
    /** Goes to the login page, which returns here. */
    logIn() {
      keep(readerOfDraft(viewer))
      leaveTo(window.location.href)
    },
    /** Opens the project, with its unsaved changes, on the page of another tool, at the same item. */
    takeTo(path: string) {
      const address = saving.saved ? path + window.location.search : path
      keep(readerOfDraft(viewer), address)
      leaveTo(address)
    },
  }
}

export type Unsaved = ReturnType<typeof useUnsaved>

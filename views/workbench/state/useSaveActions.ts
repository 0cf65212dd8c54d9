import { useState } from 'react'
import { permits } from '../../../shared/access/permissionGroups'
import type { ProjectState } from './useProject'
import type { SavedProject, Saving } from './useSaving'
import type { Validated } from './validated'

export interface SaveActions {
  save(): void
  saveAs(): void
  /** Whether the dialog that asks for a name is open. It shows by itself why a save failed. */
  isNaming: boolean
}

/** A copy of somebody else's project is the reader's own. */
const titleOf = (saved: SavedProject | null) => (saved?.sharedBy ? 'Save as your own project' : 'Save project')

/** Save and Save as, for a project whose items are all valid. */
export function useSaveActions(project: ProjectState, { saved, save }: Saving, ifValid: Validated): SaveActions {
  const [isNaming, setNaming] = useState(false)
  const askName = async () => {
    setNaming(true)
    try {
      const dialogs = await import('../../client/dialogs')
      await dialogs.saveAs({ title: titleOf(saved), name: saved?.name, save: as => save(project.document(), as) })
    } finally {
      setNaming(false)
    }
  }
  const saveAs = () => ifValid.project(() => void askName())
  return {
    // A project that is shared for reading only can be saved under a new name, as the reader's own.
    save: () =>
      saved && permits(saved.permission, 'save') ? ifValid.project(() => void save(project.document())) : saveAs(),
    saveAs,
    isNaming,
  }
}

import { useEffect, useRef, useState } from 'react'
import type { ProjectDocument } from '../../../../shared/designs/projectDocument'
import { limits } from '../../../../shared/limits'
import type { ProjectState } from './useProject'
import type { SavedDesign } from './useSaving'

/** Changes that were not saved when the reader was here last. */
export interface KeptDraft {
  keptAt: string
  /** The saved version that they started from. */
  version?: number
  document: ProjectDocument
}

/** Keeps unsaved changes on the server, where the end of the session does not reach them; and offers those it found. */
export function useKeptDraft(project: ProjectState, saved: SavedDesign | null, found: KeptDraft | undefined) {
  const [open, setOffered] = useState(found)
  /** Under which project something is kept. */
  const kept = useRef<{ id?: string }>(undefined)
  const { hasChanges, document } = project
  const id = saved?.id
  const [foundFor] = useState(id)
  // Once what is shown was saved under another name, the changes that were found are not its own.
  const offered = id === foundFor ? open : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept a moment after the last change of the project
  useEffect(() => {
    // What was found is the reader's until they have decided about it.
    if (offered) return
    if (!hasChanges) {
      if (kept.current) void drop(kept.current)
      kept.current = undefined
      return
    }
    const timer = setTimeout(() => {
      kept.current = { id }
      void ask(({ answered }) =>
        answered('DesignService.svc/KeepDraft', { id, version: saved?.version, document: document() }),
      )
    }, limits.draftPause)
    return () => clearTimeout(timer)
  }, [project.project, hasChanges, id, offered])

  return {
    offered,
    /** Goes on with what was found. */
    accept: () => {
      kept.current = { id }
      setOffered(undefined)
    },
    discard: () => {
      setOffered(undefined)
      void drop({ id })
    },
  }
}

const drop = (which: { id?: string }) => ask(({ answered }) => answered('DesignService.svc/DropDraft', which))

/** A draft that could not be kept is tried again at the next change; the reader has the changes on the page. */
async function ask(how: (by: typeof import('../projects/answered')) => Promise<unknown>): Promise<void> {
  await how(await import('../projects/answered'))
}

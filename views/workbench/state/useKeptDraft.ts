import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../shared/limits'
import { texts } from '../../../shared/texts'
import type { Project } from '../../../shared/tools/project'
import { tagsInShort } from '../../../shared/tools/projectTags'
import type { Tool } from '../../../shared/tools/tools'
import { retrying } from '../../client/retrying'
import { answered } from '../projects/answered'
import type { ProjectState } from './useProject'
import type { SavedProject } from './useSaving'

/** Changes that were not saved when the reader was here before. */
export interface KeptDraft {
  draftId: string
  keptAt: string
  /** Of the items, in short. */
  tag: string
}

interface Draft {
  id?: string
  version?: number
  draftId: string
  document: Project<object>
}

/**
 * Keeps unsaved changes on the server, so that they outlive the session, and offers drafts that were left earlier. Every tab
 * has a draft of its own: one that is offered stays as it was until the reader decides.
 */
export function useKeptDraft(project: ProjectState, saved: SavedProject | null, found: readonly KeptDraft[]) {
  const [open, setOpen] = useState(found)
  const draftId = useRef<string>(undefined)
  /** The project under which this tab has kept a draft. */
  const kept = useRef<{ id?: string }>(undefined)
  /** Drafts that what is shown came from, with the save before: given up once it is kept or saved itself. */
  const taken = useRef<{ draftId: string; savedAt?: string }[]>([])
  const { hasChanges, document } = project
  const { tool } = project.form.tool
  const id = saved?.id
  const savedAt = saved?.changedAt
  const [foundFor] = useState(id)

  const own = () => {
    draftId.current ??= window.crypto.randomUUID()
    return draftId.current
  }
  const close = (one: string) => setOpen(now => now.filter(each => each.draftId !== one))
  const giveUpTaken = () => {
    for (const one of taken.current.splice(0)) void drop(tool, one.draftId, foundFor)
  }
  const keepNow = async () => {
    kept.current = { id }
    const outcome = await keep(tool, { id, version: saved?.version, draftId: own(), document: document() })
    if (outcome === 'kept') giveUpTaken()
    return outcome
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept a moment after the last change of the project
  useEffect(() => {
    if (hasChanges) return keptInTime(keepNow)
    if (kept.current) void drop(tool, own(), kept.current.id)
    kept.current = undefined
    // Undoing what was restored leaves it where it was.
    if (taken.current.some(one => one.savedAt !== savedAt)) giveUpTaken()
    return undefined
  }, [project.project, hasChanges, id])

  /** Changes that another draft takes the place of stay where they are, on offer. */
  const putAside = async () => {
    await keepNow()
    const tag = tagsInShort(document().items.map(item => item.tag))
    const aside = { draftId: own(), keptAt: new Date().toISOString(), tag }
    setOpen(now => [aside, ...now])
    draftId.current = undefined
    kept.current = undefined
  }

  return {
    /** Once what is shown was saved under another name, the changes that were found are not its own. */
    offered: id === foundFor ? open : [],
    draftId: own,
    /** Goes on with the draft of a page that a new login led away from. */
    resume: (one: string) => {
      draftId.current = one
      kept.current = { id }
      close(one)
    },
    /** What was found, to be shown; or why it cannot be had now. */
    restore: async (one: string) => {
      const { answer, failure } = await answered(tool, 'OpenDraft', { id: foundFor, draftId: one })
      if (!answer?.Item) return { failure: failure?.join(' ') ?? texts.http.other }
      if (hasChanges) await putAside()
      taken.current.push({ draftId: one, savedAt })
      close(one)
      return { document: answer.Item.Document, version: answer.Item.Version ?? undefined }
    },
    discard: (one: string) => {
      close(one)
      void drop(tool, one, foundFor)
    },
  }
}

/**
 * Keeps after a pause, or at once where the page is put away or left before it is over; and again where it could not be
 * kept. Gives the way to call it off.
 */
function keptInTime(keepNow: () => Promise<Kept>): () => void {
  const { document } = window
  let isOver = false
  const tryNow = async () => {
    stopWaiting()
    const outcome = await keepNow()
    if (isOver || outcome === 'kept') return
    if (outcome === 'lost') retries.lost()
    else retries.waitForBack()
  }
  const retries = retrying(() => void tryNow())
  const stopWaiting = () => {
    retries.stop()
    document.removeEventListener('visibilitychange', hide)
  }
  const hide = () => document.visibilityState === 'hidden' && void tryNow()
  retries.after(limits.draftPause)
  document.addEventListener('visibilitychange', hide)
  return () => {
    isOver = true
    stopWaiting()
  }
}

/** What browsers carry on with for a page that is left: 64 KiB at once. */
const mostOutliving = 60_000

const drop = (tool: Tool, draftId: string, id?: string) => answered(tool, 'DropDraft', { id, draftId })

/** What came of keeping: refused is also where the session has ended. */
type Kept = 'kept' | 'lost' | 'refused'

/** Whether it was kept. The reader has the changes on the page. */
async function keep(tool: Tool, draft: Draft): Promise<Kept> {
  const keepalive = new Blob([JSON.stringify(draft)]).size < mostOutliving
  const { answer, isLost } = await answered(tool, 'KeepDraft', draft, { keepalive })
  if (answer) return 'kept'
  return isLost ? 'lost' : 'refused'
}

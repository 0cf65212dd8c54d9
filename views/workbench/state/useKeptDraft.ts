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

/** Changes that an earlier visit to the page left unsaved. */
export interface KeptDraft {
  draftId: string
  keptAt: string
  /** The tags of the items, shortened. */
  tag: string
}

interface Draft {
  id?: string
  version?: number
  draftId: string
  document: Project<object>
}

/**
 * Keeps unsaved changes on the server, so that they outlive the session, and offers drafts that were left earlier.
 * Every tab has its own draft there: an offered draft stays unchanged until the reader decides.
 */
export function useKeptDraft(project: ProjectState, saved: SavedProject | null, found: readonly KeptDraft[]) {
  const [open, setOpen] = useState(found)
  const draftId = useRef<string>(undefined)
  /** The project under which the server has a draft of this tab; undefined if there is none. */
  const kept = useRef<{ id?: string }>(undefined)
  /** The restored drafts, each with the time of the save before: dropped once their changes are kept or saved. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the project
  useEffect(() => {
    if (hasChanges) return keptInTime(keepNow)
    if (kept.current) void drop(tool, own(), kept.current.id)
    kept.current = undefined
    // No changes and no new save means that restoring was undone: the restored drafts then stay on the server.
    if (taken.current.some(one => one.savedAt !== savedAt)) giveUpTaken()
    return undefined
  }, [project.project, hasChanges, id])

  /** Keeps the present changes and offers them, before a restored draft replaces them. The next draft gets a new id. */
  const putAside = async () => {
    await keepNow()
    const tag = tagsInShort(document().items.map(item => item.tag))
    const aside = { draftId: own(), keptAt: new Date().toISOString(), tag }
    setOpen(now => [aside, ...now])
    draftId.current = undefined
    kept.current = undefined
  }

  return {
    /** Empty once the project was saved under another name: the drafts belong to the first project. */
    offered: id === foundFor ? open : [],
    draftId: own,
    /** Continues the draft of the page that the reader left to log in again. */
    resume: (one: string) => {
      draftId.current = one
      kept.current = { id }
      close(one)
    },
    /** Gives the document of a draft, or why it cannot be opened now. */
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
 * Keeps the draft after a pause, or at once if the page is hidden or left earlier; tries again if that fails. Gives a
 * function that cancels it.
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

/** The largest draft [bytes] sent with keepalive: after a page closes, browsers finish such requests up to 64 KiB. */
const mostOutliving = 60_000

const drop = (tool: Tool, draftId: string, id?: string) => answered(tool, 'DropDraft', { id, draftId })

/** The outcome of keeping a draft: lost without a connection; refused also if the session has ended. */
type Kept = 'kept' | 'lost' | 'refused'

/** Keeps a draft and gives the outcome. Failures are not shown: the changes are still on the page. */
async function keep(tool: Tool, draft: Draft): Promise<Kept> {
  const keepalive = new Blob([JSON.stringify(draft)]).size < mostOutliving
  const { answer, isLost } = await answered(tool, 'KeepDraft', draft, { keepalive })
  if (answer) return 'kept'
  return isLost ? 'lost' : 'refused'
}

import { useEffect, useState } from 'react'
import type { Permission } from '../../../shared/access/permissionGroups'
import { texts } from '../../../shared/texts'
import type { Project } from '../../../shared/tools/project'
import { connectionLost } from '../../../shared/wording/callTexts'
import { sharedBy } from '../../../shared/wording/sharedBy'
import { postTo } from '../../client/call'
import { retrying } from '../../client/retrying'
import { tellTabs } from '../../client/tabs'
import { tellUse } from '../../client/tellUse'
import type { WorkbenchTool } from '../tool'
import { reasonOf, sessionEnded } from './sessionEnded'

/** The saved project that the page shows. A save succeeds only if `version` is still the newest. */
export interface SavedProject {
  id: string
  name: string
  version: number
  changedAt: string
  /** What the reader may do with it. */
  permission: Permission
  /** Whose it is, and the reader's rights; absent for the reader's own. */
  sharedBy?: string | undefined
}

export type SaveProgress = 'idle' | 'saving' | 'failed'

export interface Saving {
  saved: SavedProject | null
  progress: SaveProgress
  /** Why the last save failed, in the server's words. */
  failure?: string
  /** Saves under the present name; with `as`, as a new project. Gives why it failed, or undefined. */
  save: (document: Project<object>, as?: { name: string; note: string }) => Promise<string | undefined>
  /** Continues from an earlier version: a save is refused if there are later ones, instead of overwriting them. */
  resume: (version: number | undefined) => void
}

export function useSaving(
  { tool }: WorkbenchTool,
  first: SavedProject | null,
  onSaved: (document: Project<object>) => void,
): Saving {
  const [saved, setSaved] = useState(first)
  const [progress, setProgress] = useState<SaveProgress>('idle')
  const [failure, setFailure] = useState<string>()

  const fail = (reason: string = texts.http.other) => {
    setProgress('failed')
    setFailure(reason)
    return reason
  }

  const save: Saving['save'] = async (document, as) => {
    if (!saved && !as) return undefined
    setProgress('saving')
    try {
      const request = {
        ...(as ? { name: as.name, note: as.note || undefined } : { id: saved?.id, version: saved?.version }),
        name: as?.name ?? saved?.name ?? '',
        document,
      }
      const answer = await postTo(tool, 'SaveProject', request, { isHandled: true })
      if (!answer.Succeeded || !answer.Item) return fail(answer.Notices?.[0]?.Messages.join(' '))
      const { Id, Name, Version, ChangedAt, Permission: permission } = answer.Item
      setSaved({
        ...{ id: Id, name: Name, version: Version, changedAt: ChangedAt, permission },
        sharedBy: sharedBy(answer.Item),
      })
      setProgress('idle')
      setFailure(undefined)
      onSaved(document)
      tellTabs('projectChanged', { projectId: Id })
      if (tool.events.save) tellUse(tool.events.save)
      // Reloading or sharing the address then opens what was saved.
      window.history.replaceState(null, '', `?design=${Id}`)
      return undefined
    } catch (error) {
      return fail(reasonOf(error))
    }
  }

  // When the connection is back, the reader may save again. It is not automatic, because the lost call may have saved.
  useEffect(() => {
    if (failure !== connectionLost && failure !== sessionEnded) return
    const waiting = retrying(() => setFailure(undefined))
    waiting.waitForBack()
    return waiting.stop
  }, [failure])

  const resume: Saving['resume'] = version => {
    if (saved && version !== undefined) setSaved({ ...saved, version })
  }

  return { saved, progress, failure, save, resume }
}

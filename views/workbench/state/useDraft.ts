import { useEffect } from 'react'
import type { Project, ProjectKind } from '../../../shared/tools/project'

/** Unsaved changes, while the reader is on the report screen, logs in again or goes to another tool. */
interface Draft {
  /** The address of the page that they belong to. */
  address: string
  /** Absent if there are none: the reader goes on at the same item of another tool. */
  changes?: {
    document: Project<object>
    /** The id under which the server also keeps the changes. */
    draftId: string
  }
  /** The item that was shown. */
  shown: string
  /** The saved version that they started from. */
  version?: number
  /** The reader who logs in again or goes to another tool: the changes are shown to nobody else. */
  reader?: string
}

const key = 'project-draft'
const here = () => window.location.pathname + window.location.search

/** Keeps unsaved changes in this tab until the reader comes back to this page, or comes to the page at `address`. */
export function keepDraft(draft: Omit<Draft, 'address'>, address = here()): void {
  window.sessionStorage.setItem(key, JSON.stringify({ ...draft, address }))
}

/**
 * Gives the kept changes to `onDraft`, once, and only if the reader came back: by the back or forward button, by
 * a new login, or from another tool. A page that is opened anew starts empty.
 */
export function useDraft({ upgraded }: ProjectKind<object>, reader: string, onDraft: (draft: Draft) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on the first render of the page
  useEffect(() => {
    const text = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    const draft: Draft | undefined = text ? JSON.parse(text) : undefined
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isBack = draft?.reader ? draft.reader === reader : entry?.type === 'back_forward'
    if (draft?.address !== here() || !isBack) return
    const { changes } = draft
    // The document may come from an earlier release.
    onDraft({ ...draft, changes: changes && { ...changes, document: upgraded(changes.document) as Project<object> } })
  }, [])
}

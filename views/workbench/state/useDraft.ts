import { useEffect } from 'react'
import type { Project, ProjectKind } from '../../../shared/tools/project'

/** Unsaved changes, while the reader is on the report screen or logs in again. */
interface Draft {
  /** The address of the page that they belong to. */
  address: string
  document: Project<object>
  /** The item that was shown. */
  shown: string
  /** The saved version that they started from. */
  version?: number
  /** The reader who logs in again: the changes are shown to nobody else. */
  reader?: string
  /** The id under which the server also keeps the changes. */
  draftId: string
}

const key = 'project-draft'
const here = () => window.location.pathname + window.location.search

/** Keeps unsaved changes in this tab until the reader comes back to this page. */
export function keepDraft(draft: Omit<Draft, 'address'>): void {
  window.sessionStorage.setItem(key, JSON.stringify({ ...draft, address: here() }))
}

/**
 * Gives the kept changes to `onDraft`, once, and only if the reader came back: by the back or forward button, or by
 * a new login. A page that is opened anew starts empty.
 */
export function useDraft({ upgraded }: ProjectKind<object>, reader: string, onDraft: (draft: Draft) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on the first render of the page
  useEffect(() => {
    const text = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    const draft: Draft | undefined = text ? JSON.parse(text) : undefined
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isBack = draft?.reader ? draft.reader === reader : entry?.type === 'back_forward'
    // The draft may come from an earlier release.
    if (draft?.address === here() && isBack)
      onDraft({ ...draft, document: upgraded(draft.document) as Draft['document'] })
  }, [])
}

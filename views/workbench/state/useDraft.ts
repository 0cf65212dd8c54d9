import { useEffect } from 'react'
import type { Project, ProjectKind } from '../../../shared/tools/project'

/** Unsaved changes, while the reader is on the report screen or logs in again. */
interface Draft {
  /** The page that they belong to. */
  address: string
  document: Project<object>
  /** The item that was shown. */
  shown: string
  /** The saved version that they started from. */
  version?: number
  /** Who goes on with them after a new login; nobody else is shown them. */
  reader?: string
  /** Under which the server keeps them too. */
  draftId: string
}

const key = 'project-draft'
const here = () => window.location.pathname + window.location.search

/** Keeps unsaved changes in this tab until the reader comes back to this page. */
export function keepDraft(draft: Omit<Draft, 'address'>): void {
  window.sessionStorage.setItem(key, JSON.stringify({ ...draft, address: here() }))
}

/** Gives back what was kept, once, and only to who came back: a page that is opened anew is new. */
export function useDraft({ upgraded }: ProjectKind<object>, reader: string, onDraft: (draft: Draft) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is there
  useEffect(() => {
    const text = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    const draft: Draft | undefined = text ? JSON.parse(text) : undefined
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isBack = draft?.reader ? draft.reader === reader : entry?.type === 'back_forward'
    // The release may have changed since.
    if (draft?.address === here() && isBack)
      onDraft({ ...draft, document: upgraded(draft.document) as Draft['document'] })
  }, [])
}

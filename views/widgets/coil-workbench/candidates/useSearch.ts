import { useEffect, useRef, useState } from 'react'
import type { DesignAnswer } from '../../../../engine/design/design'
import type { CoilSearch } from '../../../../shared/coils/coilSearch'

/** What is known of the last search. */
export interface SearchProgress {
  state: 'none' | 'running' | 'done' | 'stopped' | 'failed'
  done: number
  considered: number
  /** Searches of others that are done first; none once it has begun. */
  before?: number
  /** Of the last search that came to its end; it stays until there is another. */
  answer?: DesignAnswer
  /** What was asked for it. */
  asked?: CoilSearch
  /** Why there is no answer. */
  problem?: string
}

/** The search that the server works at, and when it is asked next. */
interface Running {
  id: string
  timer?: ReturnType<typeof setTimeout>
}

export interface SearchStore {
  progress: SearchProgress
  set: (update: Partial<SearchProgress>) => void
  running: { current: Running | undefined }
}

const nothing: SearchProgress = { state: 'none', done: 0, considered: 0 }

/** Keeps a search while the reader looks at something else. Another coil begins with none. */
export function useSearch(coil: string): SearchStore {
  const [progress, setProgress] = useState<SearchProgress & { coil: string }>({ ...nothing, coil })
  const running = useRef<Running>(undefined)
  useEffect(() => () => clearTimeout(running.current?.timer), [])
  return {
    progress: progress.coil === coil ? progress : nothing,
    set: update => setProgress(before => ({ ...before, coil, ...update })),
    running,
  }
}

import { useEffect, useRef, useState } from 'react'

/** What is known of the last search. */
export interface SearchProgress<Search = object, Answer = object> {
  state: 'none' | 'running' | 'done' | 'stopped' | 'failed'
  done: number
  considered: number
  /** Searches of others that are done first; none once it has begun. */
  before?: number
  /** Of the last search that came to its end; it stays until there is another. */
  answer?: Answer
  /** What was asked for it. */
  asked?: Search
  /** Why there is no answer. */
  problem?: string
}

/** The search that the server works at, and when it is asked next. */
interface Running {
  id: string
  timer?: ReturnType<typeof setTimeout>
}

export interface SearchStore<Search = object, Answer = object> {
  progress: SearchProgress<Search, Answer>
  set(update: Partial<SearchProgress<Search, Answer>>): void
  running: { current: Running | undefined }
}

const nothing: SearchProgress<never, never> = { state: 'none', done: 0, considered: 0 }

/** Keeps a search while the reader looks at something else. Another item begins with none. */
export function useSearch<Search, Answer>(item: string): SearchStore<Search, Answer> {
  const [progress, setProgress] = useState<SearchProgress<Search, Answer> & { item: string }>({ ...nothing, item })
  const running = useRef<Running>(undefined)
  useEffect(() => () => clearTimeout(running.current?.timer), [])
  return {
    progress: progress.item === item ? progress : nothing,
    set: update => setProgress(before => ({ ...before, item, ...update })),
    running,
  }
}

import { useEffect, useRef, useState } from 'react'

/** The state of the last search. */
export interface SearchProgress<Search = object, Answer = object> {
  state: 'none' | 'running' | 'done' | 'stopped' | 'failed'
  done: number
  considered: number
  /** The number of searches before it in the queue; 0 once it runs. */
  before?: number
  /** The answer of the last search that was completed; it stays until the next one. */
  answer?: Answer
  /** The request of the last search that was started. */
  asked?: Search
  /** Why there is no answer. */
  problem?: string
}

/** The search that runs on the server, with its id once the server has begun it, and the timer of the next poll. */
export interface Running {
  /** Settles when the server has answered the last start. The next start is sent after it: a start stops what runs. */
  begun?: Promise<void>
  id?: string
  timer?: ReturnType<typeof setTimeout>
}

export interface SearchStore<Search = object, Answer = object> {
  progress: SearchProgress<Search, Answer>
  set(update: Partial<SearchProgress<Search, Answer>>): void
  running: { current: Running | undefined }
}

const nothing: SearchProgress<never, never> = { state: 'none', done: 0, considered: 0 }

/** Keeps a search while the reader opens another pane. Another item starts without a search. */
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

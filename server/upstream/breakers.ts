/** The breakers of this node by the name of their upstream, for the command center. */
export interface BreakerState {
  /** When it opened last; null while it is closed. */
  openedAt: Date | null
  /** When it lets a trial call through; null while it is closed. */
  nextTryAt: Date | null
  /** Failed calls within its window. */
  failures: number
  calls: number
}

export interface Breaker {
  state(): BreakerState
  /** Lets calls through again at once. */
  close(): void
}

export type Breakers = Map<string, Breaker>

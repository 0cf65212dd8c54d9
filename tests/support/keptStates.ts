/** Settled coils kept as a thread of the server does, for tests. */
import type { KeptStates } from '../../engine/segments/keptStates'

/** Keeps by kind; `kept` is there to be looked at or overwritten. */
export function keptStates(kept = new Map<string, Float64Array>()): KeptStates & { kept: typeof kept } {
  return {
    kept,
    find: kind => kept.get(kind),
    keep: (kind, state) => void kept.set(kind, state),
    forget: kind => void kept.delete(kind),
  }
}

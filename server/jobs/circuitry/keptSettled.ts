/**
 * The last coils that a thread has settled while somebody typed or drew: the next live rating begins from there. What is
 * saved, printed, searched or asked by a program never does, so that its figures follow from its input alone.
 */
import type { KeptStates } from '../../../engine/segments/keptStates'

/** Most coils that a thread keeps; one of 12 rows of 60 tubes in 10 segments takes half a megabyte. */
const most = 4

export function createKeptSettled(): KeptStates {
  /** By their kind, the one that was kept the longest first. */
  const states = new Map<string, Float64Array>()
  return {
    find: kind => states.get(kind),
    keep(kind, state) {
      states.delete(kind)
      states.set(kind, state)
      if (states.size > most) states.delete(states.keys().next().value ?? '')
    },
    forget: kind => void states.delete(kind),
  }
}

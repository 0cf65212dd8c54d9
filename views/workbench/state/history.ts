/** A history of states, for undo and redo. */

export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** What the last step changed; consecutive steps with the same key count as one. */
  readonly key?: string
}

export function historyOf<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Adds a step that can be undone. A step with the `key` of the last one extends it: typing a number is one step. */
export function withStep<State>(history: History<State>, next: State, most: number, key?: string): History<State> {
  const { past, present } = history
  if (next === present) return history
  const isSame = key !== undefined && key === history.key
  return { past: isSame ? past : [...past, present].slice(-most), present: next, future: [], key }
}

/** Changes the present state without a step: undo does not reverse this change. */
export function withPresent<State>(history: History<State>, present: State): History<State> {
  return present === history.present ? history : { ...history, present }
}

export function undone<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1)
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redone<State>({ past, present, future }: History<State>): History<State> {
  const [after, ...later] = future
  return after === undefined ? { past, present, future } : { past: [...past, present], present: after, future: later }
}

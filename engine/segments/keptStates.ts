/** Settled coils that a program keeps while somebody edits one, so that the next rating begins from there. */

/** Where a program keeps them. The engine itself remembers nothing. */
export interface KeptStates {
  /** What was kept last of coils of this kind. */
  find(kind: string): Float64Array | undefined
  keep(kind: string, state: Float64Array): void
  /** A coil of this kind did not settle well: nothing begins from the one before it. */
  forget(kind: string): void
}

/** What this node has answered since the last time its counts were taken, by operation and bucket of latency. */
import { bucketOf } from './latency'

export interface Answered {
  /** A request of a browser or program, a job on a thread, or a call of a remote upstream. */
  kind: 'request' | 'job' | 'upstream'
  /** From a fixed set of names: never a path as it was sent. */
  operation: string
  ms: number
  isError: boolean
}

export interface TallyRow {
  kind: Answered['kind']
  operation: string
  bucket: number
  requests: number
  errors: number
}

export type Tally = ReturnType<typeof createTally>

export function createTally() {
  let rows = new Map<string, TallyRow>()

  function add(row: TallyRow): void {
    const key = `${row.kind} ${row.operation} ${row.bucket}`
    const before = rows.get(key)
    if (!before) rows.set(key, { ...row })
    else {
      before.requests += row.requests
      before.errors += row.errors
    }
  }

  return {
    count({ kind, operation, ms, isError }: Answered): void {
      add({ kind, operation, bucket: bucketOf(ms), requests: 1, errors: isError ? 1 : 0 })
    },
    /** The counts so far, which are then no longer kept here. */
    take(): TallyRow[] {
      const taken = [...rows.values()]
      rows = new Map()
      return taken
    },
    /** Gives back counts that could not be written. */
    giveBack(taken: readonly TallyRow[]): void {
      for (const row of taken) add(row)
    },
  }
}

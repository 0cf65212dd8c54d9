/**
 * Limits that only keep a flood away, counted in this process: each node has its own count, and none waits for the
 * database, which a flood would otherwise use up. What guards secrets or mail is counted in the database, by `throttle`.
 */

import { limits } from '../config/limits'
import { type Clock, minutesAfter } from '../process/clock'

interface FloodRule {
  /** What passes in a window that begins with the first. */
  max: number
  windowMinutes: number
}

export function createFloodLimit(clock: Clock, keysAtMost: number = limits.floodKeys) {
  /** In the order of their beginnings. */
  const windows = new Map<string, { count: number; endsAt: Date }>()

  /** Forgets what has ended, and the oldest where that leaves no room. */
  function makeRoom(now: Date): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    for (const key of windows.keys()) {
      if (windows.size < keysAtMost) return
      windows.delete(key)
    }
  }

  return {
    /** Counts one under `key`. False where the window has had as many as it may: then it is not counted. */
    take(key: string, { max, windowMinutes }: FloodRule): boolean {
      const now = clock.now()
      const open = windows.get(key)
      if (open && open.endsAt > now) {
        if (open.count >= max) return false
        open.count += 1
        return true
      }
      windows.delete(key)
      if (windows.size >= keysAtMost) makeRoom(now)
      windows.set(key, { count: 1, endsAt: minutesAfter(now, windowMinutes) })
      return true
    },
  }
}

export type FloodLimit = ReturnType<typeof createFloodLimit>

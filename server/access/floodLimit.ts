/**
 * Limits that only stop floods, counted in this process: each node has its own count, and does not use the database,
 * which a flood could otherwise overload. Limits that protect secrets or mail are counted in the database, by
 * `throttle`.
 */

import { limits } from '../config/limits'
import { type Clock, minutesAfter } from '../process/clock'

interface FloodRule {
  /** Greatest number in a window, which begins with the first. */
  max: number
  windowMinutes: number
}

export function createFloodLimit(clock: Clock, keysAtMost: number = limits.floodKeys) {
  /** Windows in the order in which they began. */
  const windows = new Map<string, { count: number; endsAt: Date }>()

  /** Removes ended windows, and the oldest one if there is still no room. */
  function makeRoom(now: Date): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    for (const key of windows.keys()) {
      if (windows.size < keysAtMost) return
      windows.delete(key)
    }
  }

  return {
    /** Counts one under `key`. Returns false, and counts nothing, if the window has reached its limit. */
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

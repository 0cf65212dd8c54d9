import type { Clock } from '../../server/process/clock'

export interface SettableClock extends Clock {
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

/** A clock that stands still until it is advanced. */
export function settableClock(start = '2027-03-01T08:00:00Z'): SettableClock {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}

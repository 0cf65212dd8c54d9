/** The clock is injected, so that tests set the time and never wait. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export function minutesAfter(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000)
}

/** Times and durations of the command center in words. */
import { dayAndMonth, timeOfDay } from '../display/calendarDate'

/** A duration [min] in its two largest units of days, hours and minutes. */
function spanText(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60]
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  return `${rest} min`
}

/** The time between two moments in words. */
export function spanBetween(from: Date, to: Date): string {
  return spanText((to.getTime() - from.getTime()) / 60_000)
}

/** A moment, such as `21 Nov 08:02 UTC`. */
export const momentText = (at: Date): string => `${dayAndMonth(at.toISOString())} ${timeOfDay(at)}`

/** A size [bytes] in the unit that fits: kB, MB or GB. */
export function sizeText(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(bytes >= 1e10 ? 0 : 1)} GB`
  return bytes >= 1e6
    ? `${(bytes / 1e6).toFixed(bytes >= 1e7 ? 0 : 1)} MB`
    : `${Math.max(1, Math.round(bytes / 1e3))} kB`
}

/** Weeks from Monday to Sunday (ISO 8601). A day is a text, `2026-11-20`: it has no time and no time zone. */
import { calendarDate, dayAndMonth } from '../display/calendarDate'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const dayMs = 86_400_000

const millisecondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Whether the text is a day that exists, in the years that the tracker knows. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const milliseconds = millisecondsOf(text)
  return !Number.isNaN(milliseconds) && dayOf(milliseconds) === text
}

/** The day so many days after `day`; before it, if `days` is negative. */
export function daysAfter(day: string, days: number): string {
  return dayOf(millisecondsOf(day) + days * dayMs)
}

/** The Monday of the week of `day`. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(millisecondsOf(day)).getUTCDay() + 6) % 7
  return daysAfter(day, -sinceMonday)
}

/** The seven days of the week that starts on `monday`. */
export function weekFrom(monday: string): string[] {
  return names.map((_, index) => daysAfter(monday, index))
}

/** `Fri` */
export function dayName(day: string): string {
  return names[(new Date(millisecondsOf(day)).getUTCDay() + 6) % 7] ?? ''
}

/** `Fri 20 Nov` */
export function dayTitle(day: string): string {
  return `${dayName(day)} ${dayAndMonth(day)}`
}

export function isWeekend(day: string): boolean {
  return dayName(day).startsWith('S')
}

/** The number of the week in its year: week 1 has the first Thursday of January. */
export function weekNumber(monday: string): number {
  const thursday = daysAfter(monday, 3)
  const first = mondayOf(`${thursday.slice(0, 4)}-01-04`)
  return 1 + Math.round((millisecondsOf(monday) - millisecondsOf(first)) / (7 * dayMs))
}

/** `16 to 22 Nov 2026`, `30 Nov to 6 Dec 2026`, `28 Dec 2026 to 3 Jan 2027` */
export function weekTitle(monday: string): string {
  const sunday = daysAfter(monday, 6)
  const [firstYear, firstMonth, firstDay] = monday.split('-')
  const [lastYear, lastMonth] = sunday.split('-')
  if (firstYear !== lastYear) return `${calendarDate(monday)} to ${calendarDate(sunday)}`
  if (firstMonth !== lastMonth) return `${dayAndMonth(monday)} to ${calendarDate(sunday)}`
  return `${Number(firstDay)} to ${calendarDate(sunday)}`
}

/** The years that have a day in this week: one or two. */
export function yearsOfWeek(monday: string): number[] {
  return [...new Set([monday, daysAfter(monday, 6)].map(day => Number(day.slice(0, 4))))]
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov 2026`, the same on the server and in every browser. */
export function calendarDate(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** `21 Nov`, for a day whose year is said elsewhere. */
export function dayAndMonth(iso: string): string {
  return calendarDate(iso).replace(/ \d+$/, '')
}

/** `08:02 UTC`: where the reader is, is not known. */
export const timeOfDay = (at: Date): string => `${at.toISOString().slice(11, 16)} UTC`

/** `21 Nov 2026, 08:02 UTC`, for what may be read much later. */
export const dateAndTime = (at: Date): string => `${calendarDate(at.toISOString())}, ${timeOfDay(at)}`

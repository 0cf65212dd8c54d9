const two = (value: number) => String(value).padStart(2, '0')

/** `10:42`, or with seconds `10:42:08`, in the reader's time. */
export function clockTime(time: Date, hasSeconds = false): string {
  const minutes = `${two(time.getHours())}:${two(time.getMinutes())}`
  return hasSeconds ? `${minutes}:${two(time.getSeconds())}` : minutes
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov 2026`, the same on the server and in every browser. */
export function calendarDate(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

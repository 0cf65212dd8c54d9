const two = (value: number) => String(value).padStart(2, '0')

/** `10:42`, or with seconds `10:42:08`, in the reader's time zone. */
export function clockTime(time: Date, hasSeconds = false): string {
  const minutes = `${two(time.getHours())}:${two(time.getMinutes())}`
  return hasSeconds ? `${minutes}:${two(time.getSeconds())}` : minutes
}

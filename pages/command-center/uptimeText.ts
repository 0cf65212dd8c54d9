/** A duration in its two largest units of days, hours and minutes. */
export function uptimeText(minutes: number): string {
  const whole = Math.floor(minutes)
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor(whole / 60) % 24, whole % 60]
  if (days > 0) return `${days} d ${hours} h`
  return hours > 0 ? `${hours} h ${rest} min` : `${rest} min`
}

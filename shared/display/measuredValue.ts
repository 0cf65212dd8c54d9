/** Durations and sizes in measurements: split into units, without those that are zero. Zero itself is an empty text. */

const durations = [
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1_000],
  ['ms', 1],
] as const

const sizes = [
  ['MB', 1_048_576],
  ['KB', 1_024],
  ['B', 1],
] as const

/** `1 h 2 m 3 s 4 ms` */
export function durationText(ms: number): string {
  return inParts(ms, durations)
}

/** `1 MB 20 KB 5 B` */
export function sizeText(bytes: number): string {
  return inParts(bytes, sizes)
}

function inParts(value: number, units: readonly (readonly [name: string, of: number])[]): string {
  let left = Math.max(0, Math.round(value))
  const parts: string[] = []
  for (const [name, of] of units) {
    const count = Math.floor(left / of)
    left -= count * of
    if (count > 0) parts.push(`${count} ${name}`)
  }
  return parts.join(' ')
}

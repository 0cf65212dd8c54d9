/** Values of the history as points of a figure. */
import { type Point, polyline } from '../../../shared/display/plot'
import type { Period } from '../../../shared/monitoring/periods'

/** The path of a line that has a gap where nothing was measured. A single point is a short stroke. */
export function pathOf(values: readonly (number | null)[], x: (index: number) => number, y: (value: number) => number) {
  const runs: Point[][] = []
  let run: Point[] | undefined
  for (const [index, value] of values.entries()) {
    if (value === null) {
      run = undefined
      continue
    }
    if (!run) {
      run = []
      runs.push(run)
    }
    run.push([x(index), y(value)])
  }
  return runs
    .map(points => (points.length === 1 ? [points[0]!, [points[0]![0] + 1, points[0]![1]] as const] : points))
    .map(polyline)
    .join('')
}

/** The highest of the values, or 0. */
export function highest(values: readonly (number | null)[]): number {
  return Math.max(0, ...values.map(value => value ?? 0))
}

/** The last value that was measured, or null. */
export function latest(values: readonly (number | null)[]): number | null {
  return values.findLast(value => value !== null) ?? null
}

/** Values of a step as a rate per second. */
export function perSecond(counts: readonly number[], seconds: readonly number[]): number[] {
  return counts.map((count, index) => count / (seconds[index] ?? 1))
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The time of a step in UTC: hour and minute; for a week the day as well. */
export function stepText(at: string, period: Period): string {
  const time = at.slice(11, 16)
  return period === 'week' ? `${dayText(at)} ${time}` : time
}

function dayText(at: string): string {
  return `${Number(at.slice(8, 10))} ${months[Number(at.slice(5, 7)) - 1]}`
}

/** The steps that have a label below the chart, with their text: whole quarters, hours or days. */
export function labelled(at: readonly string[], period: Period, isNarrow: boolean): { index: number; text: string }[] {
  const isWhole: Record<Period, (one: string) => boolean> = {
    hour: one => Number(one.slice(14, 16)) % (isNarrow ? 20 : 10) === 0,
    day: one => Number(one.slice(11, 13)) % (isNarrow ? 6 : 3) === 0,
    week: one => one.slice(11, 13) === '00' && (!isNarrow || Number(one.slice(8, 10)) % 2 === 0),
  }
  return at.flatMap((one, index) =>
    isWhole[period](one) ? [{ index, text: period === 'week' ? dayText(one) : one.slice(11, 16) }] : [],
  )
}

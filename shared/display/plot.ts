/** Plane geometry of the figures: scales, ticks and paths. It calculates numbers only and draws nothing. */

export interface Plot {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export type Point = readonly [x: number, y: number]

export interface Scale {
  (value: number): number
  ticks: readonly number[]
  min: number
  max: number
}

/** The share of the range that stays free above the data. */
const headroom = 0.12

/** A step of 1, 2 or 5 times a power of ten that gives at most `most` steps. */
function stepFor(span: number, most: number): number {
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5, 10].find(factor => factor * power >= rough * 0.9999) ?? 10)
}

/** A scale that starts at a whole step and ends a little above the data, to leave room for a label. */
export function scaleOf(low: number, high: number, most: number, from: number, to: number): Scale {
  const span = Math.max(high - low, 1e-9)
  const step = stepFor(span * (1 + headroom), most)
  const first = Math.floor(low / step + 1e-9)
  const min = first * step
  const max = Math.max(high + span * headroom, min + step)
  const last = Math.floor(max / step + 1e-9)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  const scale = (value: number) => from + ((value - min) / (max - min)) * (to - from)
  return Object.assign(scale, { ticks, min, max })
}

/** A scale that starts and ends at whole steps. */
export function wholeScaleOf(low: number, high: number, most: number, from: number, to: number): Scale {
  const step = stepFor(Math.max(high - low, 1e-9), most)
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  const min = first * step
  const max = last * step
  const scale = (value: number) => from + ((value - min) / (max - min)) * (to - from)
  return Object.assign(scale, { ticks, min, max })
}

/** A scale that starts and ends with the data, its ticks at whole steps between. */
export function scaleWithin(low: number, high: number, most: number, from: number, to: number): Scale {
  const step = stepFor(Math.max(high - low, 1e-9), most)
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  const scale = (value: number) => from + ((value - low) / (high - low)) * (to - from)
  return Object.assign(scale, { ticks, min: low, max: high })
}

/** Decimals of tick labels: as many as their step needs. */
export function tickDecimals({ ticks }: Scale): number {
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0))
  return step >= 1 ? 0 : Math.ceil(-Math.log10(step) - 1e-9)
}

const px = (value: number) => value.toFixed(1)

/** A line through the points, from each to the next: shorter than by places, and exact, as tenths are whole numbers. */
export function polyline(points: readonly Point[]): string {
  const tenths = points.map(point => point.map(place => Math.round(10 * place)))
  return tenths
    .map(([x = 0, y = 0], index) => {
      const [x0 = 0, y0 = 0] = tenths[index - 1] ?? []
      return `${index === 0 ? 'M' : 'l'}${(x - x0) / 10} ${(y - y0) / 10}`
    })
    .join('')
}

/** A smooth line through the points without overshoot: a monotone cubic of Fritsch and Carlson's kind. */
export function smoothLine(points: readonly Point[]): string {
  if (points.length < 3) return polyline(points)
  const slopes = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index]!
    return x === x0 ? 0 : (y - y0) / (x - x0)
  })
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1] ?? slopes[0]!
    const after = slopes[index] ?? slopes.at(-1)!
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  const start = points[0]!
  const pieces = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index]!
    const third = (x - x0) / 3
    const one = `${px(x0 + third)} ${px(y0 + third * tangents[index]!)}`
    const two = `${px(x - third)} ${px(y - third * tangents[index + 1]!)}`
    return `C${one} ${two} ${px(x)} ${px(y)}`
  })
  return `M${px(start[0])} ${px(start[1])}${pieces.join('')}`
}

/** The middle of a line and its direction there [degrees], for the arrow of a stream. */
export function middleOf(points: readonly Point[]): { x: number; y: number; angle: number } {
  const at = Math.max(1, Math.round((points.length - 1) / 2))
  const [x0, y0] = points[at - 1] ?? [0, 0]
  const [x1, y1] = points[at] ?? [0, 0]
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, angle }
}

/** Moves labels apart vertically, so that none covers another; their order is kept. */
export function spread(heights: readonly number[], least: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  for (const [rank, index] of order.entries()) {
    const above = order[rank - 1]
    if (above !== undefined) placed[index] = Math.max(placed[index]!, placed[above]! + least)
  }
  return placed
}

/** Two heights at least `least` apart: if they are nearer, the upper label moves up; of equal ones, the first. */
export function apart([one, other]: readonly [number, number], least: number): [number, number] {
  if (Math.abs(one - other) >= least) return [one, other]
  return one <= other ? [other - least, other] : [one, one - least]
}

/** The labels, all of one size, that do not cover an earlier label. */
export function uncovered<Label>(labels: readonly Label[], at: (label: Label) => Point, width: number, height: number) {
  const kept: Label[] = []
  for (const label of labels) {
    const [x, y] = at(label)
    const covers = (other: Label) => Math.abs(at(other)[0] - x) < width && Math.abs(at(other)[1] - y) < height
    if (!kept.some(covers)) kept.push(label)
  }
  return kept
}

/** The middle of a label: as near to `x` as possible, with the whole label within the sides of the plot. */
export function middleWithin({ left, right }: Plot, x: number, width: number): number {
  return Math.max(left + width / 2, Math.min(right - width / 2, x))
}

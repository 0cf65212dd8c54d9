/** Interpolation on evenly spaced nodes: properties along an isobar, and along the saturation line. */

/** Numbers at evenly spaced places. */
export interface Nodes {
  first: number
  step: number
  count: number
  /** `width` numbers a node, one after the other. */
  values: Float64Array
  width: number
}

/**
 * Tables some functions of one number on evenly spaced nodes.
 *
 * @param low    first place
 * @param high   last place, above the first
 * @param count  nodes, at least four
 * @param width  numbers at each
 * @param write  writes the numbers of a place at an offset
 * @returns      the nodes
 *
 * Source: definition.
 */
export function nodesOf(
  low: number,
  high: number,
  count: number,
  width: number,
  write: (place: number, values: Float64Array, offset: number) => void,
): Nodes {
  const step = (high - low) / (count - 1)
  const values = new Float64Array(count * width)
  for (let i = 0; i < count; i++) write(low + i * step, values, i * width)
  return { first: low, step, count, values, width }
}

/**
 * Reads every number at a place.
 *
 * @param nodes  the table
 * @param place  where; beyond the ends the last value holds
 * @param out    the numbers
 *
 * Valid between the ends, where it is as smooth as the function; four nodes are used.
 *
 * Source: Lagrange's cubic.
 */
export function readNodes(nodes: Nodes, place: number, out: Float64Array): void {
  const { first, step, count, values, width } = nodes
  const x = Math.min(count - 1, Math.max(0, (place - first) / step))
  const i = Math.min(count - 3, Math.max(1, Math.floor(x)))
  const t = x - i
  const w0 = (-t * (t - 1) * (t - 2)) / 6
  const w1 = ((t + 1) * (t - 1) * (t - 2)) / 2
  const w2 = (-(t + 1) * t * (t - 2)) / 2
  const w3 = ((t + 1) * t * (t - 1)) / 6
  const at = (i - 1) * width
  for (let k = 0; k < width; k++) {
    out[k] =
      w0 * values[at + k]! +
      w1 * values[at + width + k]! +
      w2 * values[at + 2 * width + k]! +
      w3 * values[at + 3 * width + k]!
  }
}

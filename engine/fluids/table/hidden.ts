/**
 * Nodes deep inside the box around the critical point: they are never read, and the reference equation is slow there.
 */

/**
 * Whether a node is never read: it is deeper inside the box than the cells at its edge reach. Those cells slant with
 * the ridge.
 *
 * @param T           temperature [K]
 * @param logReduced  ln(p/pc), above the seam
 * @param criticalT   [K]
 * @returns           whether it need not be computed
 *
 * Source: definition; the box is from 0.965 to 1.055 Tc, to 1.27 pc.
 */
export function isHidden(T: number, logReduced: number, criticalT: number): boolean {
  return logReduced < 0.11 && T > 0.988 * criticalT && T < 1.03 * criticalT
}

/**
 * Fills the nodes of a row that were not computed, linearly between their neighbours.
 *
 * @param values  of the grid; a node that was not computed starts with NaN
 * @param row     where the row starts
 * @param end     where it ends
 * @param width   numbers per node
 *
 * Source: definition.
 */
export function fillHidden(values: Float64Array, row: number, end: number, width: number): void {
  for (let at = row; at < end; at += width) {
    if (!Number.isNaN(values[at]!)) continue
    const left = at - width
    let right = at
    while (right < end - width && Number.isNaN(values[right]!)) right += width
    const share = width / (right - left)
    for (let n = 0; n < width; n++)
      values[at + n] = values[left + n]! + share * (values[right + n]! - values[left + n]!)
  }
}

/** Where on the saturation line a pressure lies, so that properties run evenly up to the critical point. */

/**
 * A coordinate of pressure on the saturation line: equal steps are the shorter, the closer the critical point is.
 *
 * @param logReduced  ln(p/pc), below 0
 * @returns           the coordinate [-], falling with pressure
 *
 * Source: definition: the root of the distance to the critical temperature on a vapour pressure of the usual slope.
 */
export function lowerCoordinate(logReduced: number): number {
  return Math.sqrt(logReduced / (logReduced - 7))
}

/**
 * Turns `lowerCoordinate` round.
 *
 * @param y  the coordinate [-]
 * @returns  ln(p/pc)
 *
 * Source: definition.
 */
export function lowerInverse(y: number): number {
  return (-7 * y * y) / (1 - y * y)
}

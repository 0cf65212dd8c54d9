/** A coordinate of pressure along the saturation line in which properties are smooth up to the critical point. */

/**
 * A coordinate of pressure on the saturation line: equal steps of it become shorter in pressure towards the critical
 * point.
 *
 * @param logReduced  ln(p/pc), below 0
 * @returns           the coordinate [-], falling with pressure
 *
 * Source: definition: the square root of the distance to the critical temperature on a vapour pressure of the usual
 * slope.
 */
export function lowerCoordinate(logReduced: number): number {
  return Math.sqrt(logReduced / (logReduced - 7))
}

/**
 * The inverse of `lowerCoordinate`.
 *
 * @param y  the coordinate [-]
 * @returns  ln(p/pc)
 *
 * Source: definition.
 */
export function lowerInverse(y: number): number {
  return (-7 * y * y) / (1 - y * y)
}

/** Efficiencies of high fins as used in practice with the ESCOA factors. */

/**
 * Efficiency of a solid high fin, as a quotient.
 *
 * @param m              fin parameter, sqrt(2 h / (k b)) [1/m]
 * @param height         fin height [m]
 * @param diameterRatio  diameter over the fin over that of the tube [-]
 * @returns fin efficiency [-]
 *
 * Valid for m times height below 2: at 1 it is 2 % below the exact efficiency, at 1.5 it is 6 %, at 2 it is 12 %.
 *
 * Source: V. Ganapathy, Industrial Boilers and Heat Recovery Steam Generators (2003).
 */
export function ganapathyWhole(m: number, height: number, diameterRatio: number): number {
  return 1 / (1 + ((m * height) ** 2 / 3) * Math.sqrt(diameterRatio))
}

/**
 * Efficiency of a fin cut into segments down to the tube: a bar with an adiabatic tip.
 *
 * @param m       fin parameter, sqrt(2 h (b + w) / (k b w)) of segments w wide [1/m]
 * @param height  fin height [m]
 * @returns fin efficiency [-]
 *
 * Valid for every bar of constant section.
 *
 * Source: as `ganapathyWhole`.
 */
export function ganapathySegmented(m: number, height: number): number {
  const length = m * height
  return length < 1e-6 ? 1 : Math.tanh(length) / length
}

/** Limits of the regions of IAPWS-IF97. */

/** Where region 1 ends and the critical region begins [K]. */
export const criticalStart = 623.15
/** Where region 2 meets the critical region at 100 MPa, and the start of region 5 [K]. */
export const criticalEnd = 863.15
export const hotStart = 1073.15
/** Limits of the formulation [K, Pa]. */
export const coldestWater = 273.15
export const hottestWater = 2273.15
export const highestPressure = 100e6
export const highestHotPressure = 50e6

/**
 * The highest temperature of the formulation at a pressure.
 *
 * @param p  pressure [Pa]
 * @returns  highest temperature [K]
 *
 * Valid to 100 MPa.
 *
 * Source: IAPWS R7-97(2012), section 3.
 */
export function hottestAt(p: number): number {
  return p > highestHotPressure ? hotStart : hottestWater
}

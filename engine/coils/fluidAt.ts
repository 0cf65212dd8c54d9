import { type LiquidProperties, liquidWater, waterFreezing } from '../fluids/water'

/** Warmest water the property functions answer for [K]. */
const hottest = 473.15

/**
 * Water in a coil, held at the ends of the property equations.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @returns density [kg/m3], heat capacity [J/kg K], viscosity [Pa s], conductivity [W/m K], Prandtl number, enthalpy [J/kg]
 *
 * Valid for 273.15 to 473.15 K. Outside it answers for the nearest end: a coil that would freeze is rated as if the
 * water were just liquid, with an error notice beside it.
 *
 * Source: IAPWS-IF97 by `liquidWater`.
 */
export function fluidAt(T: number, p: number): LiquidProperties {
  return liquidWater(Math.min(hottest, Math.max(waterFreezing, T)), p)
}

/**
 * Mean heat capacity of water between two temperatures.
 *
 * @param T1  one temperature [K]
 * @param T2  the other [K]
 * @param p   pressure [Pa]
 * @returns enthalpy difference over temperature difference [J/kg K]; the local value where they are nearly equal
 *
 * Valid as `fluidAt`.
 *
 * Source: definition.
 */
export function meanHeatCapacity(T1: number, T2: number, p: number): number {
  const low = Math.min(T1, T2)
  const high = Math.max(T1, T2)
  if (high - low < 0.05 || low < waterFreezing || high > hottest) return fluidAt((T1 + T2) / 2, p).cp
  return (liquidWater(high, p).h - liquidWater(low, p).h) / (high - low)
}

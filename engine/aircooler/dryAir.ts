/** Dry air around an air cooler. */
import { flueGasProperties } from '../combustion'
import { requireWithin } from '../errors'
import { moistAirSpecificVolume } from '../fluids'

/** Dry air as in ISO 2533; its carbon dioxide counts as argon. */
const composition = { Nitrogen: 0.78084, Oxygen: 0.209476, Argon: 0.009684 } as const
const air = flueGasProperties(composition)

/** Conductivity of nitrogen and oxygen by rising powers of the temperature, of argon straight [W/m K]. */
const conductivities = [
  { share: composition.Nitrogen, powers: [-1.33e-4, 1.01e-4, -6.065e-8, 3.361e-11, -7.1e-15] },
  { share: composition.Oxygen, powers: [-1.29e-3, 1.07e-4, -5.263e-8, 2.568e-11, -5.04e-15] },
  { share: composition.Argon, powers: [2.75e-3, 5e-5] },
] as const

/** Coldest and hottest air that the unit is rated with [K]: where its fans stand, air gets nearly as hot as the stream. */
const [coldest, hottest] = [213, 900]

/**
 * Density of dry air.
 *
 * @param T  temperature [K]
 * @param p  pressure [Pa]
 * @returns  density [kg/m3]
 *
 * Valid from 213 to 900 K and 30 to 120 kPa, as an ideal gas; else `out-of-range`.
 *
 * Source: as `moistAirSpecificVolume`.
 */
export function dryAirDensity(T: number, p: number): number {
  requireWithin('the temperature of the air', T, coldest, hottest)
  requireWithin('the pressure of the air', p, 3e4, 1.2e5)
  return 1 / moistAirSpecificVolume(T, 0, p)
}

/**
 * What the film of dry air depends on.
 *
 * @param T  temperature [K]
 * @returns  viscosity [Pa s], conductivity [W/m K], heat capacity [J/kg K]
 *
 * Valid from 213 to 900 K; up to 473 K the conductivity is 2 to 3 % below the reference equation of air, on the careful side.
 *
 * Source: viscosity and heat as `flueGasProperties`; conductivity of the gases VDI Heat Atlas, 2nd ed. (2010), D3.1, by their mole
 * fractions, with which the published air coolers that this is held against were worked out.
 */
export function dryAirFilm(T: number): { mu: number; k: number; cp: number } {
  const k = conductivities.reduce(
    (sum, { share, powers }) => sum + share * powers.reduceRight((all: number, power) => all * T + power, 0),
    0,
  )
  return { mu: air.mu(T), k, cp: air.cp(T) }
}

/**
 * Heat capacity of dry air in the mean between two temperatures.
 *
 * @param from  temperature [K]
 * @param to    temperature [K]
 * @returns     heat capacity [J/kg K]
 *
 * Valid as `flueGasProperties`.
 *
 * Source: see there.
 */
export function dryAirCapacity(from: number, to: number): number {
  return Math.abs(to - from) < 1e-3 ? air.cp((from + to) / 2) : (air.h(to) - air.h(from)) / (to - from)
}

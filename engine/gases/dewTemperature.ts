/** Where a gas mixture begins to condense, by a short estimate. */
import { gasCritical } from '../fluids/gases'

/**
 * Temperature at which a mixture begins to condense.
 *
 * @param composition  mole fractions by the names of gases
 * @param p            pressure [Pa]
 * @returns            temperature [K]; undefined where it is below 60 K, or a gas has no critical constants
 *
 * Valid below about half of the critical pressure and for gases that mix as liquids, within some 5 K for light
 * hydrocarbons; for water and acids take their own dew points. Near the critical point a mixture can condense above it.
 *
 * Source: G. M. Wilson (1968), K = pc/p exp(5.373 (1 + acentric)(1 - Tc/T)): the sum of x/K is 1.
 *
 * @example dewTemperature({ Propane: 1 }, 101325) // 231
 */
export function dewTemperature(composition: Readonly<Record<string, number>>, p: number): number | undefined {
  const gases = Object.entries(composition).flatMap(([gas, share]) =>
    share > 0 ? [{ share, critical: gasCritical(gas) }] : [],
  )
  if (gases.some(({ critical }) => critical === undefined)) return undefined
  const sum = (T: number) =>
    gases.reduce((all, { share, critical }) => {
      const { T: Tc, p: pc, acentric } = critical!
      return all + (share * p) / pc / Math.exp(5.373 * (1 + acentric) * (1 - Tc / T))
    }, 0)
  let [low, high] = [60, 1000]
  if (sum(low) < 1) return undefined
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (sum(middle) > 1) low = middle
    else high = middle
  }
  return (low + high) / 2
}

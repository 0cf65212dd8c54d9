/** Compositions by mole and by mass. */
import { EngineError } from '../errors'
import { gasMolarMass } from '../fluids/gases'

type Shares = Readonly<Record<string, number>>

/**
 * A composition by mass from one by mole.
 *
 * @param mole  mole fractions by the names of gases, or any amounts in their ratio
 * @returns     mass fractions, with the sum 1
 *
 * Valid for gases of the list with shares of 0 or more, one of them above 0; else `unknown-name` or `out-of-range`.
 *
 * Source: definition.
 *
 * @example massFractions({ Methane: 0.5, Nitrogen: 0.5 }).Nitrogen // 0.636
 */
export function massFractions(mole: Shares): Record<string, number> {
  return normalised(mole, (share, molarMass) => share * molarMass)
}

/**
 * A composition by mole from one by mass.
 *
 * @param mass  mass fractions by the names of gases, or any masses in their ratio
 * @returns     mole fractions, with the sum 1
 *
 * Valid for gases of the list with shares of 0 or more, one of them above 0; else `unknown-name` or `out-of-range`.
 *
 * Source: definition.
 *
 * @example moleFractions({ Methane: 0.5, Nitrogen: 0.5 }).Methane // 0.636
 */
export function moleFractions(mass: Shares): Record<string, number> {
  return normalised(mass, (share, molarMass) => share / molarMass)
}

function normalised(shares: Shares, amountOf: (share: number, molarMass: number) => number): Record<string, number> {
  const amounts = Object.entries(shares).map(([gas, share]) => {
    const molarMass = gasMolarMass(gas)
    if (molarMass === undefined) throw new EngineError('unknown-name', `${gas} is no gas here`, { gas })
    if (!(share >= 0)) throw new EngineError('out-of-range', `the share of ${gas} is below 0`, { [gas]: share })
    return [gas, amountOf(share, molarMass)] as const
  })
  const sum = amounts.reduce((all, [, amount]) => all + amount, 0)
  if (!(sum > 0)) throw new EngineError('out-of-range', 'a mixture has at least one gas', {})
  return Object.fromEntries(amounts.map(([gas, amount]) => [gas, amount / sum]))
}

/** The composition of a mixture while it is typed: texts of shares in per cent, and their sums. */
import { parseTyped } from '../../../../shared/display/parseTyped'
import type { GasInput } from '../../../../shared/gas/document/gasDocument'

export type Basis = NonNullable<GasInput['gas']['basis']>
type Shares = Readonly<Record<string, number>>
type MolarMass = (gas: string) => number

/** A gas with its share as it was typed, in per cent. */
export type Part = readonly [gas: string, percent: string]

/** The tolerance of the sum of a mixture's fractions. */
const hair = 1e-6

/** With enough decimals that forty gases still add up within the tolerance. */
export const partsOf = (shares: Shares): Part[] =>
  Object.entries(shares).map(([gas, share]) => [gas, String(Number((100 * share).toFixed(6)))])

export interface Judged {
  /** Each share in per cent; NaN where the text is no number. */
  percents: number[]
  total: number
  /** The shares, where they make 100 % and each is 0 or more. */
  shares: Record<string, number> | undefined
}

export function judged(parts: readonly Part[]): Judged {
  const percents = parts.map(([, text]) => {
    const typed = parseTyped(text)
    return typeof typed === 'number' ? typed : Number.NaN
  })
  const total = percents.reduce((sum, each) => sum + each, 0)
  const isWhole = Math.abs(total - 100) <= 100 * hair && percents.every(each => each >= 0)
  const shares = Object.fromEntries(parts.map(([gas], at) => [gas, percents[at]! / 100]))
  return { percents, total, shares: isWhole ? shares : undefined }
}

/** All shares by the same factor, so that they make 100 %. */
export const normalised = (parts: readonly Part[]): Part[] => {
  const { percents, total } = judged(parts)
  return partsOf(Object.fromEntries(parts.map(([gas], at) => [gas, percents[at]! / total])))
}

/** One gas takes what the others leave; undefined where they leave nothing. */
export function restTo(gas: string, parts: readonly Part[]): Part[] | undefined {
  const { percents } = judged(parts)
  const others = parts.reduce((sum, [name], at) => (name === gas ? sum : sum + percents[at]!), 0)
  if (!(others >= 0 && others <= 100)) return undefined
  return parts.map(([name, text]) => [name, name === gas ? String(Number((100 - others).toFixed(6))) : text])
}

/** The shares in the other basis: by mass of shares by mole, and the other way round. */
export function otherBasis(shares: Shares, basis: Basis, molarMass: MolarMass): Record<string, number> {
  const amounts = Object.entries(shares).map(([gas, share]) => {
    const mass = molarMass(gas)
    return [gas, basis === 'mass' ? share / mass : share * mass] as const
  })
  const sum = amounts.reduce((all, [, amount]) => all + amount, 0)
  return Object.fromEntries(amounts.map(([gas, amount]) => [gas, amount / sum]))
}

/** A fuel as the user describes it: a gas by volume, an oil or a solid by mass. Results are per kilogram. */

import { EngineError } from '../errors'
import { type FuelAtoms, gasFuel, massFuel, meanMolarMass } from '../fluids/gas/flueGas'
import { condensing, heatingValue } from '../fluids/gas/heatingValue'
import type { AnalysedFuel, GaseousFuel, UltimateAnalysis } from './fuelKinds'
import { fuelNamed } from './fuels'

/** A fuel of the list; for a gas, with a share of hydrogen blended in by volume [0..1]. */
export interface ListedFuel {
  readonly kind: 'named'
  readonly name: string
  readonly hydrogen?: number
}

/** The fuel of a combustion calculation. */
export type Fuel = GaseousFuel | AnalysedFuel | ListedFuel

/** A fuel per kilogram: atoms and chlorine [mol/kg], moisture [kg/kg], heating values [J/kg]. */
export interface FuelFacts {
  readonly atoms: FuelAtoms
  readonly chlorine: number
  readonly water: number
  /** Ash [kg/kg]. */
  readonly ash: number
  readonly higherHeatingValue: number
  readonly lowerHeatingValue: number
  /** Only for a gas [kg/mol]. */
  readonly molarMass?: number
}

/** Molar mass of water and of chlorine [kg/mol]. */
const waterMass = 0.0180153
const chlorineMass = 0.035453

/** Deviation of the sum of an analysis from 1 that is allowed as rounding. */
const rounding = 1e-3

/**
 * Data of a fuel per kilogram.
 *
 * @param fuel  composition by mole, or analysis by mass
 * @returns     atoms [mol/kg], water [kg/kg], heating values [J/kg]
 *
 * Valid for gases of carbon, hydrogen, oxygen, nitrogen and sulfur, and for analyses; shares whose sum is not 1, within
 * 1e-6 for a gas and 0.1 % for an analysis, a fuel without a heating value, and an analysis with more chlorine than
 * hydrogen are `out-of-range`, another gas is `unknown-name`.
 *
 * Source: definition; heating values of gases by their heats of formation, as `heatingValue`.
 *
 * @example fuelFacts({ kind: 'gas', composition: { Methane: 1 } }).higherHeatingValue // 55.51e6
 */
export function fuelFacts(fuel: Fuel): FuelFacts {
  const known = knownFuel(fuel)
  return known.kind === 'gas' ? gasFacts(known) : massFacts(known)
}

/**
 * The composition or analysis of a fuel.
 *
 * @param fuel  a fuel, or the name of one
 * @returns     its composition or analysis
 *
 * Valid for names of the list, else `unknown-name`; hydrogen in an oil or a solid is `invalid-input`.
 *
 * Source: definition.
 */
export function knownFuel(fuel: Fuel): GaseousFuel | AnalysedFuel {
  if (fuel.kind !== 'named') return fuel
  const found = fuelNamed(fuel.name).fuel
  const { hydrogen = 0 } = fuel
  if (hydrogen === 0) return found
  if (found.kind !== 'gas')
    throw new EngineError('invalid-input', `hydrogen blends with gases, not with ${fuel.name}`, { hydrogen })
  return withHydrogen(found, hydrogen)
}

function gasFacts({ composition }: GaseousFuel): FuelFacts {
  const total = requireShares(Object.entries(composition), 1e-6)
  const perMole = gasFuel(composition)
  const molarMass = meanMolarMass(composition) / total
  const per = 1 / (molarMass * total)
  const { lower, higher } = heatingValue(composition)
  requireHeat(lower)
  return {
    atoms: { C: perMole.C * per, H: perMole.H * per, O: perMole.O * per, N: perMole.N * per, S: perMole.S * per },
    chlorine: 0,
    water: (composition['Water vapor'] ?? 0) * per * waterMass,
    ash: 0,
    higherHeatingValue: higher,
    lowerHeatingValue: lower,
    molarMass,
  }
}

function massFacts({ analysis, higherHeatingValue }: AnalysedFuel): FuelFacts {
  const total = requireShares(Object.entries(analysis), rounding)
  const parts = Object.fromEntries(Object.entries(analysis).map(([name, share]) => [name, share / total]))
  const { C, H, O, N, S, Cl = 0, ash = 0, water = 0 } = parts as unknown as UltimateAnalysis
  const all = massFuel({ C, H, O, N, S }, water)
  const chlorine = Cl / chlorineMass
  if (chlorine > all.H)
    throw new EngineError('out-of-range', 'there is more chlorine than hydrogen to bind it: lower Cl', { Cl, H })
  const lowerHeatingValue = higherHeatingValue - ((all.H - chlorine) / 2) * condensing
  requireHeat(lowerHeatingValue)
  return { atoms: all, chlorine, water, ash, higherHeatingValue, lowerHeatingValue }
}

function requireShares(parts: readonly (readonly [string, number])[], within: number): number {
  for (const [name, share] of parts)
    if (!(share >= 0 && share <= 1 + within))
      throw new EngineError('out-of-range', `the share of ${name} is between 0 and 1, not ${share}`, { [name]: share })
  const total = parts.reduce((sum, [, share]) => sum + share, 0)
  if (!(Math.abs(total - 1) <= within)) {
    const sum = Number(total.toPrecision(6))
    const remedy = total > 0 ? `divide each by ${sum}, or correct the one that is wrong` : 'give at least one'
    throw new EngineError('out-of-range', `the parts of the fuel make ${sum}, not 1: ${remedy}`, { total })
  }
  return total
}

function requireHeat(lower: number): void {
  if (!(lower > 1e5 && lower < 2e8))
    throw new EngineError('out-of-range', `a fuel gives 0.1 to 200 MJ/kg, this one ${(lower / 1e6).toPrecision(3)}`, {
      lower,
    })
}

/**
 * A gas with hydrogen blended into it.
 *
 * @param fuel   a gaseous fuel
 * @param share  hydrogen in the blend, by volume [0..1]
 * @returns      the blend
 *
 * Valid for shares from 0 to 1; else `out-of-range`.
 *
 * Source: definition.
 */
export function withHydrogen({ composition }: GaseousFuel, share: number): GaseousFuel {
  if (!(share >= 0 && share <= 1))
    throw new EngineError('out-of-range', `the share of hydrogen is between 0 and 1, not ${share}`, { share })
  const rest = Object.entries(composition).map(([gas, each]) => [gas, each * (1 - share)] as const)
  const blend = Object.fromEntries(rest)
  return { kind: 'gas', composition: { ...blend, Hydrogen: (blend.Hydrogen ?? 0) + share } }
}
